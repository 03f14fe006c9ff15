import { expect, it } from "vitest";

import { differs, kindOf, typed, valueWords } from "./ruling";

const SEATS = [
    { value: "ama", label: "Ama" },
    { value: "ben_2", label: "Ben" },
];
const name = (seat: string): string => SEATS.find((one) => one.value === seat)?.label ?? seat;

it("a value is given in its own way, though its form is not known", () => {
    const kind = (value: unknown, field = "x") => kindOf(field, value, SEATS);
    expect([kind("ama"), kind(["ama", "ben_2"]), kind(true), kind(3), kind(null), kind({ a: 1 })]).toEqual([
        "seat",
        "seats",
        "flag",
        "number",
        "one",
        "raw",
    ]);
    expect(kind(null, "say")).toBe("words");
    expect(kind("ama", "words")).toBe("words");
});

it("words can be given to somebody who had none, and names stand for ids", () => {
    expect(typed("words", null, "It was I.", SEATS)).toBe("It was I.");
    expect(typed("words", null, " ", SEATS)).toBe(null);
    expect(typed("words", "No.", "", SEATS)).toBe("");
    expect(typed("one", null, "Ben", SEATS)).toBe("ben_2");
});

it("what cannot be read is nothing, and not what was there before", () => {
    expect(typed("number", 3, "", SEATS)).toBeUndefined();
    expect(typed("raw", {}, "{oh", SEATS)).toBeUndefined();
    expect(typed("raw", {}, '{"a": 2}', SEATS)).toEqual({ a: 2 });
});

it("the same answer is no other", () => {
    expect(differs({ say: null, end: false }, { end: false })).toBe(false);
    expect(differs({ say: null, end: false }, { say: "Wait." })).toBe(true);
});

it("an answer is told in words", () => {
    expect(valueWords(["ama", "ben_2"], name)).toBe("Ama and Ben");
    expect([valueWords(null, name), valueWords(false, name), valueWords({ to: "ama" }, name)]).toEqual([
        "nothing",
        "no",
        "to: Ama",
    ]);
});

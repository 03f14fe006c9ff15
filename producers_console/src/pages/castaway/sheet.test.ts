import { expect, it } from "vitest";

import { isEmpty, ownPart, valueLines, valueWords } from "./sheet";

const name = (seat: string): string => ({ ama: "Ama", ben: "Ben" })[seat] ?? seat;

it("a sheet is read in names and words", () => {
    expect(valueWords({ ama: 3, ben: 0 }, name)).toBe("Ama: 3; Ben: 0");
    expect(valueWords(["ama", "ben"], name)).toBe("Ama and Ben");
    expect(valueWords("voted_out", name)).toBe("voted out");
});

it("things with fields of their own stand in a line each, in the game's terms", () => {
    const wishes = { ama: { ranked: ["ben"], open_to: [] }, ben: { ranked: ["ama"] } };
    const label = (key: string): string => ({ ranked: "Wants to talk with" })[key] ?? key;
    expect(valueLines(wishes, name, label)).toEqual([
        "Ama: Wants to talk with: Ben",
        "Ben: Wants to talk with: Ama",
    ]);
    expect(valueLines([{ fact: "Eliminated", seat: "ama" }], name)).toEqual(["Seat: Ama"]);
    expect(valueLines({ ama: 3 }, name)).toEqual(["Ama: 3"]);
    expect(valueLines(["ama", "ben"], name)).toEqual(["Ama and Ben"]);
});

it("what says nothing is left out", () => {
    expect(isEmpty({ a: [], b: {} })).toBe(true);
    expect(ownPart({ players: { ama: { points: 2, role: "" } } }, "ama")).toEqual([["points", 2]]);
});

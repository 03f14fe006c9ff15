import { expect, test } from "vitest";

import { boxColumns, roundsOf, stepWords, type BoxLine, type Deeds } from "./rows";

const deeds: Deeds = {
    seat: "ama",
    name: "Ama",
    rounds: [
        {
            round: 1,
            said: [{ fact: 3, words: "Ben, tonight." }],
            interviews: [],
            thoughts: [],
            voted: [{ fact: 9, about: ["ben"] }],
        },
        { round: 2, said: [], interviews: [], thoughts: [], voted: [] },
        {
            round: 3,
            said: [
                { fact: 13, words: "I write Cleo.", contradicted_by: [19] },
                { fact: 14, words: "Hello." },
            ],
            interviews: [],
            thoughts: [{ fact: 15, words: "Not Cleo." }],
            voted: [{ fact: 19, about: ["ben"] }],
        },
    ],
};

test("rounds in which nothing was said or done are left out, and so is all that was true if asked", () => {
    expect(roundsOf(deeds, false).map((one) => one.round)).toEqual([1, 3]);
    const [only, ...others] = roundsOf(deeds, true);
    expect(others).toEqual([]);
    expect(only?.said.map((deed) => deed.fact)).toEqual([13]);
    expect(only?.voted.map((deed) => deed.fact)).toEqual([19]);
    expect(roundsOf(undefined, true)).toEqual([]);
});

test("a box score has the columns in which anybody has something, the game's own last", () => {
    const line = (seat: string, more: Partial<BoxLine>): BoxLine => ({ seat, name: seat, ...more });
    const columns = boxColumns([line("ama", { wins: 2, figures: { points: 0, idols: 1 } }), line("ben", {})]);
    expect(columns.map((one) => one.title)).toEqual(["Wins", "Idols"]);
    expect(columns.map((one) => one.of(line("cleo", {})))).toEqual([0, 0]);
});

test("an advantage's steps are told in words", () => {
    const name = (seat: string): string => seat.toUpperCase();
    const step = { round: 1, fact: 3, seat: "ama" };
    expect(stepWords({ ...step, what: "transferred", other: "ben" }, name)).toBe("AMA gave it to BEN");
    expect(stepWords({ ...step, what: "played", other: "ama" }, name)).toBe("AMA played it on themselves");
    expect(stepWords({ ...step, what: "lost", why: "holder left" }, name)).toBe("AMA lost it: holder left");
});

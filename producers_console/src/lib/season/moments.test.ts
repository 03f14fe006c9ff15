import { expect, test } from "vitest";

import { nextOf, openings, votesBegin, whereIs } from "./moments";

const CHAPTERS = [
    {
        round: 1,
        number: 1,
        entry: 0,
        phases: [
            { name: "camp", number: 2, entry: 0 },
            { name: "vote", number: 9, entry: 8 },
        ],
    },
    { round: 2, number: 20, entry: 15, phases: [{ name: "camp", number: 21, entry: 15 }] },
];

test("a moment is named by its round and phase", () => {
    expect(whereIs(7, CHAPTERS)).toBe("Round 1, camp");
    expect(whereIs(8, CHAPTERS)).toBe("Round 1, vote");
    expect(whereIs(99, CHAPTERS)).toBe("Round 2, camp");
    expect(whereIs(0, [])).toBe("Before the first round");
});

test("one goes from phase to phase, from round to round, and stops at the ends", () => {
    expect(openings(CHAPTERS, "phase")).toEqual([0, 8, 15]);
    expect(openings(CHAPTERS, "round")).toEqual([0, 15]);
    expect(nextOf([0, 8, 15], 8, 1, 30)).toBe(15);
    expect(nextOf([0, 8, 15], 15, 1, 30)).toBe(30);
    expect(nextOf([0, 8, 15], 9, -1, 30)).toBe(8);
    expect(nextOf([0, 8, 15], 0, -1, 30)).toBe(0);
});

test("votes begin with the phase in which the first of a round was counted, whatever it is called", () => {
    const mark = (kind: "vote" | "card", entry: number) => ({ kind, entry, number: entry, fact: "" });
    expect([...votesBegin(CHAPTERS, [mark("card", 3), mark("vote", 11), mark("vote", 14)])]).toEqual([
        [1, 8],
        [2, 15],
    ]);
});

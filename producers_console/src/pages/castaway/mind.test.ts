import { expect, it } from "vitest";

import type { SeenFact } from "$lib/api/types";

import { relationsOf, thoughtsOf } from "./mind";

const facts: SeenFact[] = [
    { number: 1, fact: { fact: "RoundBegan", round: 1 } },
    {
        number: 2,
        fact: {
            fact: "ThoughtHad",
            seat: "ama",
            kind: "x",
            intent: "weaken",
            about: ["ben"],
            plan: { targets: ["ben"], trust: { cleo: 40 } },
            words: "Ben goes.",
        },
    },
    { number: 3, fact: { fact: "MemoWritten", seat: "ama", kind: "diary", words: "Dear diary." } },
    {
        number: 4,
        fact: { fact: "ThoughtHad", seat: "ben", kind: "x", intent: "", about: [], plan: {}, words: "Hm." },
    },
    {
        number: 5,
        fact: {
            fact: "ThoughtHad",
            seat: "ama",
            kind: "x",
            intent: "",
            about: [],
            plan: { targets: ["cleo"], trust: { ben: -20 } },
            words: null,
        },
    },
    { number: 6, fact: { fact: "NoteTaken", seat: "ama", talk: "1", words: "Ben lies." } },
];

it("their own thoughts and notes stand there, the newest first", () => {
    const chapters = [{ round: 1, number: 1, entry: null, phases: [] }];
    expect(thoughtsOf("ama", facts, chapters).map((one) => [one.number, one.round, one.written])).toEqual([
        [6, 1, true],
        [5, 1, false],
        [3, 1, true],
        [2, 1, false],
    ]);
});

it("the last word on each of the others counts", () => {
    expect(relationsOf("ama", ["ama", "ben", "cleo"], facts)).toMatchObject([
        { seat: "ben", trust: -20, target: null },
        { seat: "cleo", trust: 40, target: 1 },
    ]);
});

import { expect, test } from "vitest";

import type { SeenFact } from "$lib/api/types";

import { falseIn, partsOf, saidIn, sought } from "./said";

const facts: SeenFact[] = [
    { fact: "ThoughtHad", seat: "ama", intent: "lie", words: "Ben must not know." },
    { fact: "MessageSaid", seat: "ben", talk: "1", words: "Whom do we write?" },
    { fact: "MessageSaid", seat: "ama", talk: "1", words: "Cleo, of course." },
    { fact: "MessageSaid", seat: "ama", talk: "1", words: "Trust me." },
    { fact: "CommentMade", seat: "ben", words: "I trust Ama." },
    { fact: "NoteTaken", seat: "ben", talk: "1", words: "Ama trusts me." },
].map((fact, at) => ({ number: at + 1, entry: at, fact }));

test("what was said is found in talks and outside of them, and notes and thoughts are not", () => {
    expect(sought(saidIn(facts), " TRUST ").map((one) => one.number)).toEqual([5, 4]);
    expect(saidIn(facts).map((one) => one.talk)).toEqual(["1", "1", "1", ""]);
});

test("words are false for each reason that the board has, and others are not", () => {
    const said = [
        { fact: 3, lies: [{ kind: "meant", facts: [1] }], contradicted_by: [9] },
        { fact: 4, contradicted_by: [9] },
        { fact: 5 },
    ];
    const deeds = [{ seat: "ama", name: "Ama", rounds: [{ said }] }] as never;
    expect([...falseIn(deeds)]).toEqual([
        [
            3,
            [
                { why: "meant", facts: [1] },
                { why: "ballot", facts: [9] },
            ],
        ],
        [4, [{ why: "ballot", facts: [9] }]],
    ]);
});

test("what is sought is marked, in whatever case it stands", () => {
    expect(partsOf("I trust Ama.", "TRUST")).toEqual(["I ", "trust", " Ama."]);
    expect(partsOf("I trust Ama.", "Ben")).toEqual(["I trust Ama."]);
});

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

test("a lie is the next that its speaker says, and no more than that", () => {
    expect([...falseIn(facts)]).toEqual([[3, "lie"]]);
});

test("words that a ballot contradicts were not kept; a lie stays a lie", () => {
    const said = [3, 4].map((fact) => ({ fact, contradicted_by: [9] }));
    const deeds = [{ seat: "ama", name: "Ama", rounds: [{ said }] }] as never;
    expect(Object.fromEntries(falseIn(facts, deeds))).toEqual({ 3: "lie", 4: "broken" });
});

test("what is sought is marked, in whatever case it stands", () => {
    expect(partsOf("I trust Ama.", "TRUST")).toEqual(["I ", "trust", " Ama."]);
    expect(partsOf("I trust Ama.", "Ben")).toEqual(["I trust Ama."]);
});

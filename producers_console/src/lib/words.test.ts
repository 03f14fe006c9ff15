import { expect, test } from "vitest";

import { factWords } from "./fact_words";
import { counted, helpWords, titled } from "./words";

test("identifiers are called as people call them", () => {
    expect(titled("camp_deck")).toBe("Camp deck");
    expect(titled("revote_tied")).toBe("Re-vote between the tied");
    expect(factWords("VotedOut")).toBe("voted out");
    expect(factWords("MemoWritten")).toBe("private note written");
});

test("a help text stands without its rules, and without the marks of code", () => {
    expect(helpWords("DS-9.7, DS-11.1: choose the jurors.")).toBe("Choose the jurors.");
    expect(helpWords("Food is public (DS-2.7).")).toBe("Food is public.");
    expect(helpWords("Up to `at_least` of them (DS-4.5, DS-11).")).toBe("Up to at least of them.");
    expect(helpWords("`way`: with `first_come`, all get it.")).toBe("Way: with first come, all get it.");
});

test("a figure fits its number, and one with a label stands before it", () => {
    expect(counted(1, "points")).toBe("1 point");
    expect(counted(2, "held cards")).toBe("2 held cards");
    expect(counted(2, "level")).toBe("Level 2");
});

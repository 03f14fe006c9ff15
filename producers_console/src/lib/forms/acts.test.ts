import { expect, test } from "vitest";

import german from "../../locales/labels.de.json";
import english from "../../locales/labels.en.json";
import { actsOf, actWords, detailsOf, missing, sameAct, type Act } from "./acts";

const name = (seat: string): string => seat.toUpperCase();
const kind = {
    kind: "propose",
    meaning: "vote `about` out",
    about: true,
    whats: [],
    numbers: 0,
    named: false,
};

test("an act is told as one would tell of it", () => {
    const told = (act: Act): string => actWords(act, name);
    expect(told({ act: "propose", about: "ama", what: null, by: null })).toBe("proposes AMA");
    expect(told({ act: "promise", what: "safety", about: "ama" })).toBe("promises AMA safety");
    expect(told({ act: "promise", what: "safety" })).toBe("promises safety");
    expect(told({ act: "warn", about: "ama", by: "ben" })).toBe("sees AMA in danger from BEN");
    expect(told({ act: "warn", about: "ama" })).toBe("sees AMA in danger");
    expect(told({ act: "join", name: "the Well" })).toBe("invites into “the Well”");
    expect(told({ act: "agree" })).toBe("agrees");
    expect(told({ act: "haggle", what: "3", about: "ama", by: "ben" })).toBe("haggle 3: AMA (by BEN)");
});

test("every kind of act is told in all languages with the same parts", () => {
    const parts = (words: string): string[] => [...words.matchAll(/\{\w+\}/g)].map(String).sort();
    const acts = (labels: Record<string, string>): [string, string[]][] =>
        Object.entries(labels)
            .filter(([key]) => key.startsWith("act "))
            .map(([key, words]) => [key, parts(words)]);
    expect(acts(german)).toEqual(acts(english));
});

test("acts are the same whether what they do not say is null or not there", () => {
    expect(sameAct({ act: "agree", about: null }, { act: "agree" })).toBe(true);
    expect(sameAct({ act: "agree", about: "ama" }, { act: "agree" })).toBe(false);
});

test("an act that has to be about somebody, or has to have a name, says so", () => {
    expect(missing(kind, "", "")).toBe("Say who it is about.");
    expect(missing(kind, "ama", "")).toBe("");
    expect(missing({ ...kind, about: false, named: true }, "", " ")).toBe("Give the alliance a name.");
});

test("a kind has the details that the server gives it, the usual one first, or numbers", () => {
    expect(detailsOf(kind)).toEqual([]);
    expect(detailsOf({ ...kind, whats: ["lie", "vote", "other"] })).toEqual(["other", "lie", "vote"]);
    const numbered = { ...kind, numbers: 3 };
    expect(detailsOf(numbered)).toEqual(["1", "2", "3"]);
    expect(missing(numbered, "ama", "")).toBe("Choose a number.");
    expect(missing(numbered, "ama", "2")).toBe("");
});

test("a fact from before there were acts has none", () => {
    expect(actsOf({ fact: "MessageSaid" })).toEqual([]);
    expect(actsOf({ acts: [{ act: "agree" }] })).toEqual([{ act: "agree" }]);
});

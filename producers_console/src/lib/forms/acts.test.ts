import { expect, test } from "vitest";

import { actsOf, actWords, detailsOf, missing, sameAct } from "./acts";

const name = (seat: string): string => seat.toUpperCase();
const kind = {
    kind: "propose",
    meaning: "vote `about` out",
    about: true,
    whats: [],
    numbers: 0,
    named: false,
};

test("an act is told in a few words", () => {
    expect(actWords({ act: "propose", about: "ama", what: null, by: null }, name)).toBe("propose: AMA");
    expect(actWords({ act: "promise", what: "safety", about: "ama" }, name)).toBe("promise safety: AMA");
    expect(actWords({ act: "warn", about: "ama", by: "ben" }, name)).toBe("warn: AMA (by BEN)");
    expect(actWords({ act: "join", name: "the Well" }, name)).toBe("join “the Well”");
    expect(actWords({ act: "agree" }, name)).toBe("agree");
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

import { expect, test } from "vitest";

import type { Fact, SeenFact } from "$lib/api/types";

import { withTalks, type Talk } from "./talks";

const seen = (...facts: Fact[]): SeenFact[] => facts.map((fact, at) => ({ number: at + 1, fact }));

test("a talk has who is in it, what was said in order, and its end", () => {
    const talks = withTalks(
        new Map(),
        seen(
            { fact: "TalkBegan", talk: "1/2", seats: ["ama", "ben"] },
            { fact: "MessageSaid", talk: "1/2", seat: "ama", words: "Who is it?" },
            { fact: "MessageSaid", talk: "1/2", seat: "ben", words: null },
            { fact: "TalkEnded", talk: "1/2", seats: ["ama", "ben"] },
        ),
    );
    const talk = talks.get("1/2")!;
    expect(talk.messages.map((one) => one.words)).toEqual(["Who is it?", null]);
    expect([talk.ended, talk.group, talk.seats]).toEqual([true, false, ["ama", "ben"]]);
});

test("a talk that nothing happens in stays the same object, and one that goes on becomes another", () => {
    const before = withTalks(
        new Map<string, Talk>(),
        seen(
            { fact: "TalkBegan", talk: "a", seats: ["ama", "ben"] },
            { fact: "TalkBegan", talk: "b", seats: ["cleo", "dan"] },
        ),
    );
    const after = withTalks(before, [
        { number: 9, fact: { fact: "MessageSaid", talk: "b", seat: "cleo", words: "Hm." } },
    ]);
    expect(after.get("a")).toBe(before.get("a"));
    expect(after.get("b")).not.toBe(before.get("b"));
    expect(before.get("b")!.messages).toEqual([]);
    expect(withTalks(after, seen({ fact: "StoryTold", story: "x" }))).toBe(after);
});

test("two who talk again have two talks, and the first stays as it was", () => {
    const began = { fact: "TalkBegan", talk: "ama+ben", seats: ["ama", "ben"] };
    const say = (words: string): Fact => ({ fact: "MessageSaid", talk: "ama+ben", seat: "ama", words });
    const ended = { fact: "TalkEnded", talk: "ama+ben", seats: ["ama", "ben"] };
    const first = withTalks(new Map<string, Talk>(), seen(began, say("Now?"), ended));
    const both = withTalks(first, seen(began, say("Again?")));
    expect(
        [...both.values()].map(({ ended, messages }) => [ended, messages.map((one) => one.words)]),
    ).toEqual([
        [true, ["Now?"]],
        [false, ["Again?"]],
    ]);
    expect(new Set([...both.values()].map(({ id }) => id)).size).toBe(2);
});

import { expect, test } from "vitest";

import type { Talk } from "$lib/season/talks";

import { keyOf, tiesOf } from "./ties";

const talk = (id: string, seats: string[], said: string[], ended = true): Talk => ({
    id,
    seats,
    ended,
    began: 1,
    group: seats.length > 2,
    messages: said.map((seat, at) => ({ number: at, seat, words: "…", acts: [] })),
});

test("whoever talks more is tied more strongly, whatever the order of their names", () => {
    const ties = tiesOf([
        talk("1", ["ben", "ama"], ["ama", "ben"]),
        talk("2", ["ama", "ben"], ["ama"], false),
        talk("3", ["ama", "cleo"], ["cleo"]),
    ]);
    expect(ties.map((tie) => [tie.key, tie.messages, tie.talks.length, tie.live])).toEqual([
        ["ama ben", 3, 2, true],
        ["ama cleo", 1, 1, false],
    ]);
});

test("in a group everybody is tied to everybody", () => {
    expect(tiesOf([talk("1", ["c", "a", "b"], ["a"])]).map((tie) => tie.key)).toEqual(["a b", "a c", "b c"]);
    expect(keyOf("b", "a")).toBe(keyOf("a", "b"));
});

import { expect, test } from "vitest";

import { chosenTalks } from "./talk_choice";
import type { Talk } from "./talks";

const talk = (id: string, began: number, seats: string[], words: string, ended = true): Talk => ({
    id,
    seats,
    began,
    ended,
    group: false,
    messages: [{ number: began + 1, seat: seats[0]!, words, acts: [] }],
});
const CHAPTERS = [1, 2].map((round) => ({ round, number: round * 10, entry: null, phases: [] }));
const TALKS = [
    talk("a", 11, ["ama", "ben"], "The idol is mine"),
    talk("b", 21, ["ama", "cleo"], "Vote for Ben"),
    talk("c", 22, ["ben", "dan"], "Hush", false),
];
const ids = (choice: object) =>
    chosenTalks(TALKS, CHAPTERS, { seat: null, round: null, ...choice }).map((one) => one.id);

test("talks that go on come first, then the newest", () => {
    expect(ids({})).toEqual(["c", "b", "a"]);
});

test("talks are found by round and person", () => {
    expect(ids({ round: 1 })).toEqual(["a"]);
    expect(ids({ seat: "ama", round: 2 })).toEqual(["b"]);
});

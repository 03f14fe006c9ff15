import { expect, test } from "vitest";

import type { StoryLine } from "$lib/api/types";
import type { Talk } from "$lib/season/talks";

import { storyLine } from "../../test/lines";
import { resultsSince, talksEnded } from "./results";

const line = (number: number, tone: string, text: string): StoryLine => storyLine(tone, text, { number });
const FACTS = [
    { number: 1, fact: { fact: "CompetitionRolled", seat: "ama", dice: [1, 5, 3] } },
    { number: 2, fact: { fact: "CompetitionRolled", seat: "ben", dice: [2, 2, 2] } },
    { number: 3, fact: { fact: "GatheringRolled", seat: "ama", dice: [6, 1, 5] } },
];
const LINES = [
    line(3, "scores", "Ama 6, Ben 6."),
    line(3, "secret", "Ama throws 1, 5 and 3: 9, of which 6 counts."),
    line(4, "speech", "6, 1 and 5 are my numbers."),
    line(4, "secret", "Ama throws 6, 1 and 5 and could bring 12."),
    line(5, "ballot", "First vote: Ben."),
    line(6, "result", "Ben is voted out."),
    line(7, "narration", "Night falls."),
];

test("one's own dice lie beside the line that tells of the throw, and nobody else's", () => {
    const found = resultsSince(LINES, FACTS, "ama", 0);
    expect(found.map(({ dice }) => dice)).toEqual([null, [1, 5, 3], [6, 1, 5], null, null]);
    expect(resultsSince(LINES, FACTS, "ben", 0).every(({ dice }) => dice === null)).toBe(true);
});

test("what was known when one answered last is no news", () => {
    const found = resultsSince(LINES, FACTS, "ama", 4);
    expect(found.map((one) => one.line.tone)).toEqual(["ballot", "result"]);
});

test("a talk that ended shows its last words, if somebody else said them since", () => {
    const said = (number: number, seat: string) => ({ number, seat, words: `${number}`, acts: [] });
    const messages = [said(2, "ama"), said(3, "ben"), said(4, "ama"), said(5, "ben")];
    const talk: Talk = { id: "t", seats: ["ama", "ben"], began: 1, ended: true, group: false, messages };
    expect(talksEnded([talk], "ama", 4)[0]!.messages.map((one) => one.number)).toEqual([3, 4, 5]);
    expect(talksEnded([talk], "ama", 5)).toEqual([]);
    expect(talksEnded([{ ...talk, ended: false }], "ama", 4)).toEqual([]);
    expect(talksEnded([talk], "cleo", 0)).toEqual([]);
});

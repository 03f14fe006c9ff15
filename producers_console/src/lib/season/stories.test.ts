import { expect, test } from "vitest";

import { chosen, goesOn } from "./stories";

const line = (tone: string, text: string, speaker = "") => ({ number: 1, tone, text, speaker });
const STORY = [
  line("title", "Leeward"), line("episode", "Round 1"), line("phase", "Camp"),
  line("narration", "It rains."), line("phase", "Vote"), line("ballot", "Ben"), line("secret", "A plan."),
];
const words = (places: number[]): string[] => places.map((at) => STORY[at]!.text);

test("the whole story is shown where no kind is chosen", () => {
  expect(chosen(STORY, new Set())).toHaveLength(STORY.length);
});

test("who wants outcomes alone sees these under their rounds, and no empty phase", () => {
  expect(words(chosen(STORY, new Set(["outcomes"] as const)))).toEqual(["Round 1", "Vote", "Ben"]);
});

test("who speaks twice is named once", () => {
  const said = [line("speech", "A", "Ama"), line("speech", "B", "Ama"), line("speech", "C", "Ben")];
  expect(said.map((_, at) => goesOn(said, at))).toEqual([false, true, false]);
});

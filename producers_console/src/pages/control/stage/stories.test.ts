import { expect, test } from "vitest";

import { passages } from "./stories";

const line = (tone: string, text: string) => ({ number: 1, tone, text, speaker: "" });
const STORY = [
  line("title", "Leeward"), line("episode", "Round 1"), line("phase", "Camp"),
  line("narration", "It rains."), line("phase", "Vote"), line("ballot", "Ben"), line("secret", "A plan."),
];

test("the story is set in passages, each under its heading", () => {
  const made = passages(STORY, new Set());
  expect(made.map((one) => one.heading?.text)).toEqual([undefined, "Round 1", "Camp", "Vote"]);
  expect(made.at(-1)!.lines.map((one) => one.text)).toEqual(["Ben", "A plan."]);
});

test("who wants outcomes alone sees these under their rounds, and no empty phase", () => {
  const made = passages(STORY, new Set(["outcomes"] as const));
  expect(made.map((one) => one.heading?.text)).toEqual(["Round 1", "Vote"]);
  expect(made[1]!.lines.map((one) => one.text)).toEqual(["Ben"]);
});

import { expect, test } from "vitest";

import type { StoryLine } from "$lib/api/types";

import { storyLine } from "../../test/lines";
import { episodesOf } from "./episodes";

const line = (tone: string, text: string, number = 1): StoryLine => storyLine(tone, text, { number });

test("the story falls into episodes, and these into scenes", () => {
    const made = episodesOf([
        line("title", "Leeward"),
        line("episode", "Episode 1", 4),
        line("narration", "They land."),
        line("phase", "Camp"),
        line("narration", "They eat."),
        line("episode", "Episode 2", 9),
    ]);
    expect(made.map(({ number, title, opened }) => [number, title, opened])).toEqual([
        [0, "Before it begins", 1],
        [1, "Episode 1", 4],
        [2, "Episode 2", 9],
    ]);
    expect(
        made[1]!.scenes.map(({ heading, lines }) => [heading?.text, lines.map((one) => one.text)]),
    ).toEqual([
        [undefined, ["They land."]],
        ["Camp", ["They eat."]],
    ]);
});

test("a story that begins with an episode has nothing before it", () => {
    expect(episodesOf([line("episode", "Episode 1")]).map((one) => one.number)).toEqual([1]);
});

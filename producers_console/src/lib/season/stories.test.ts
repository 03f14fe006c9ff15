import { expect, test } from "vitest";

import type { StoryLine } from "$lib/api/types";
import { secrets } from "$lib/ui/secrets.svelte";

import { storyLine } from "../../test/lines";
import { chosen, goesOn, isSecret, ownLine, speakerOf } from "./stories";

const line = (tone: string, text: string, speaker = "", made = {}): StoryLine =>
    storyLine(tone, text, { speaker, seat: speaker.toLowerCase(), ...made });
const STORY = [
    line("title", "Leeward"),
    line("episode", "Round 1"),
    line("phase", "Camp"),
    line("narration", "It rains."),
    line("phase", "Vote"),
    line("ballot", "Ben"),
    line("secret", "A plan."),
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

test("what not everybody was told is secret, whatever it is; one's own story goes by the tone", () => {
    const private_talk = { ...line("speech", "Vote for Ben.", "Ama"), everybody: false };
    expect([private_talk, line("speech", "Hello.", "Ama")].map(isSecret)).toEqual([true, false]);
    expect(isSecret(ownLine(private_talk))).toBe(false);
    expect(isSecret({ tone: "diary" })).toBe(true);
});

test("that somebody lies is not shown while secrets are blanked", () => {
    const said = [line("speech", "A", "Ama"), line("speech", "B", "Ama", { lies: true })];
    expect(said.map(speakerOf)).toEqual(["Ama", "Ama, lying"]);
    secrets.turn();
    expect(said.map(speakerOf)).toEqual(["Ama", "Ama"]);
    expect(goesOn(said, 1)).toBe(true);
    secrets.turn();
});

test("a name may hold whatever it likes", () => {
    const name = 'Ada, PhD, lying: "in a note"';
    expect(speakerOf(line("speech", "A", name, { how: "in private" }))).toBe(`${name}, in private`);
});

/** A line of the story, as the server tells it, with what a test is about. */
import type { StoryLine } from "$lib/api/types";

export function storyLine(tone: string, text: string, more: Partial<StoryLine> = {}): StoryLine {
    return {
        number: 1,
        tone,
        text,
        speaker: "",
        seat: "",
        how: "",
        lies: false,
        talk: "",
        private: false,
        everybody: true,
        acts: [],
        ...more,
    };
}

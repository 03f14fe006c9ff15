/** The story by episodes, and within them by what stands under one heading. */
import type { StoryLine } from "$lib/api/types";

export interface Scene {
    key: number;
    heading: StoryLine | null;
    lines: StoryLine[];
}

/** 0 is what comes before the first. */
export interface Episode {
    number: number;
    title: string;
    /** The fact that opened it. */
    opened: number;
    scenes: Scene[];
}

/** The episodes that these lines make, in their order. */
export function episodesOf(lines: readonly StoryLine[]): Episode[] {
    const made: Episode[] = [];
    for (const [key, line] of lines.entries()) {
        if (line.tone === "episode" || made.length === 0) {
            const opens = line.tone === "episode";
            const number = opens ? (made.at(-1)?.number ?? 0) + 1 : 0;
            made.push({
                number,
                title: opens ? line.text : "Before it begins",
                opened: line.number,
                scenes: [],
            });
            if (opens) continue;
        }
        const { scenes } = made.at(-1)!;
        if (line.tone === "phase") scenes.push({ key, heading: line, lines: [] });
        else if (scenes.length === 0) scenes.push({ key, heading: null, lines: [line] });
        else scenes.at(-1)!.lines.push(line);
    }
    return made;
}

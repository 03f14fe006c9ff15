/** A story in passages: each heading with what is told under it. */
import type { StoryLine } from "$lib/api/types";
import { isHeading } from "$lib/season/stories";

export interface Passage {
    key: number;
    heading: StoryLine | null;
    lines: StoryLine[];
}

/** The passages that these lines make; the first may have no heading. */
export function passages(lines: readonly StoryLine[]): Passage[] {
    const made: Passage[] = [];
    for (const [key, line] of lines.entries()) {
        if (isHeading(line)) made.push({ key, heading: line, lines: [] });
        else if (made.length === 0) made.push({ key: -1, heading: null, lines: [line] });
        else made.at(-1)!.lines.push(line);
    }
    return made;
}

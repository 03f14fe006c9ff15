/** The story's lines, as they are set and chosen from. */
import type { StoryLine } from "$lib/api/types";
import { secrets } from "$lib/ui/secrets.svelte";

/** Which lines are of one kind, for whoever wants to see these alone. */
export const KINDS = {
    said: { title: "Said", tones: ["speech"] },
    outcomes: { title: "Outcomes", tones: ["result", "ballot", "scores"] },
    secrets: { title: "Secrets", tones: ["secret", "thought", "diary"] },
    production: { title: "Production", tones: ["production"] },
} as const;
export type Kind = keyof typeof KINDS;

const EPISODE = "episode";
const HEADINGS = [EPISODE, "phase", "title"];

export function isHeading(line: StoryLine): boolean {
    return HEADINGS.includes(line.tone);
}

/** The places of the lines to be shown; of some kinds alone, headings with nothing below go, too. */
export function chosen(lines: readonly StoryLine[], kinds: ReadonlySet<Kind>): number[] {
    if (kinds.size === 0) return Array.from(lines, (_, at) => at);
    const tones = new Set<string>([...kinds].flatMap((kind) => [...KINDS[kind].tones]));
    const places: number[] = [];
    let heading: number | null = null;
    for (const [at, line] of lines.entries()) {
        if (line.tone === EPISODE) {
            places.push(at);
            heading = null;
        } else if (isHeading(line)) heading = at;
        else if (tones.has(line.tone)) {
            if (heading !== null) places.push(heading);
            heading = null;
            places.push(at);
        }
    }
    return places;
}

const SECRET_TONES = ["secret", "thought", "diary"];

/** Whether a line is not for everybody's eyes; where the server does not say, as its tone has it. */
export function isSecret(line: Pick<StoryLine, "tone"> & { everybody?: boolean }): boolean {
    return line.everybody === undefined ? SECRET_TONES.includes(line.tone) : !line.everybody;
}

/** A line as those see it whose own story it is: secret by its tone alone. */
export function ownLine(line: StoryLine): Omit<StoryLine, "everybody"> {
    const { everybody: _, ...others } = line;
    return others;
}

/** What of a line is set on a page. */
export type ShownLine = Pick<StoryLine, "tone" | "text" | "speaker" | "seat" | "how" | "lies" | "moment">;

/** Who speaks, and how, as it is shown: that somebody lies is a secret, too. */
export function speakerOf({ speaker, how, lies }: Omit<ShownLine, "tone" | "text">): string {
    return [speaker, how, lies && !secrets.blanked ? /* @wc-include */ "lying" : ""]
        .filter(Boolean)
        .join(", ");
}

/** Whether the speaker of this line goes on from the line before. */
export function goesOn(lines: readonly ShownLine[], at: number): boolean {
    const [before, line] = [lines[at - 1], lines[at]];
    return (
        before !== undefined &&
        before.tone === line?.tone &&
        before.seat === line.seat &&
        speakerOf(before) === speakerOf(line)
    );
}

/** Moments of a season: where they stand in it, and in what words. */
import { inSentence } from "$lib/words";

import type { Chapter } from "./chapters";
import type { Mark } from "./marks";

/** The first entries of each round and phase, in their order. */
export function openings(chapters: readonly Chapter[], by: "round" | "phase"): number[] {
    const entries = chapters.flatMap((chapter) => [
        chapter.entry,
        ...(by === "phase" ? chapter.phases.map((phase) => phase.entry) : []),
    ]);
    return [...new Set(entries.filter((entry) => entry !== null))];
}

/** The next of these entries after `entry`, or the last before it; at the ends, `first` or `last`. */
export function nextOf(entries: readonly number[], entry: number, by: 1 | -1, last: number): number {
    if (by > 0) return entries.find((one) => one > entry) ?? last;
    return entries.findLast((one) => one < entry) ?? 0;
}

/** Where each round's votes begin: the entry of the phase in which the first was counted, else of the round. */
export function votesBegin(chapters: readonly Chapter[], marks: readonly Mark[]): Map<number, number> {
    const begins = chapters.map(({ round, phases, entry }, at) => {
        const until = chapters[at + 1]?.entry ?? Infinity;
        const counted = marks.find(
            (one) => one.kind === "vote" && one.entry >= (entry ?? 0) && one.entry < until,
        );
        return [
            round,
            phases.findLast((one) => (one.entry ?? Infinity) <= (counted?.entry ?? -1))?.entry ?? entry,
        ] as const;
    });
    return new Map(begins.filter((one): one is readonly [number, number] => one[1] !== null));
}

/** Where an entry stands: `Round 3, vote`. */
export function whereIs(entry: number, chapters: readonly Chapter[]): string {
    const chapter = chapters.findLast((one) => (one.entry ?? 0) <= entry);
    if (!chapter) return "Before the first round";
    const phase = chapter.phases.findLast((one) => (one.entry ?? 0) <= entry);
    return `Round ${chapter.round}${phase ? `, ${inSentence(phase.name)}` : ""}`;
}

/** A season's rounds as chapters, and their phases: what timelines and headings are made of. */
import type { SeenFact } from "$lib/api/types";

import type { Life } from "./life";

export interface Phase {
    name: string;
    /** The number of the fact that opened it, and the season's entry (for producers). */
    number: number;
    entry: number | null;
}

export interface Chapter {
    round: number;
    number: number;
    entry: number | null;
    phases: Phase[];
}

/** Add what these facts open to the chapters; says whether they opened anything. `phaseFacts` are the game's own. */
export function addChapters(
    chapters: Chapter[],
    facts: readonly SeenFact[],
    phaseFacts: Life["phase_facts"],
): boolean {
    let opened = false;
    for (const { number, fact, entry = null } of facts) {
        const name = fact.fact === "PhaseBegan" ? String(fact.phase) : phaseFacts[fact.fact];
        if (fact.fact === "RoundBegan") {
            chapters.push({ round: Number(fact.round), number, entry, phases: [] });
        } else if (name !== undefined) {
            chapters.at(-1)?.phases.push({ name, number, entry });
        } else continue;
        opened = true;
    }
    return opened;
}

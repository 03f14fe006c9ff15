/** Moments of a season that a timeline marks. */
import type { SeenFact } from "$lib/api/types";

import type { Life } from "./life";

export type MarkKind = Life["marks"][string];

export interface Mark {
    kind: MarkKind;
    number: number;
    entry: number;
    /** What the fact is called. */
    fact: string;
}

/** Add what is worth a mark in these facts; of one kind there is one mark an entry. */
export function addMarks(marks: Mark[], facts: readonly SeenFact[], kinds: Life["marks"]): boolean {
    let added = false;
    for (const { number, fact, entry } of facts) {
        if (entry === undefined) continue;
        const kind = kinds[fact.fact];
        if (!kind || marks.some((one) => one.kind === kind && one.entry === entry)) continue;
        marks.push({ kind, number, entry, fact: fact.fact });
        added = true;
    }
    return added;
}

/** Where a reader looks back at what happened. */
import type { Season } from "./season.svelte";

/** The address of a fact's moment: producers look back, viewers read on in the story; null for others. */
export function factAddress(season: Season, fact: number): string | null {
    const entry = season.live.facts[fact - 1]?.entry;
    if (entry !== undefined) return `/seasons/${season.id}?at=${entry}`;
    return season.card?.role === "viewer" ? `/watch/${season.id}?fact=${fact}` : null;
}

/** What the season waits for its producers to do. */
import type { Schemas } from "$lib/api/client";
import type { SeasonCard, SeenFact } from "$lib/api/types";
import { plural } from "$lib/words";

interface Seen {
    card: SeasonCard | null;
    facts: readonly SeenFact[];
}

interface Known extends Seen {
    held: readonly Schemas["HeldAnswerTold"][];
}

/** In words that fit after "Waits for you:"; nothing where it waits for nobody, or for others. */
export function waitsForProducers({ held, ...seen }: Known): string[] {
    if (!goesOn(seen.card)) return [];
    return [
        ...(isAtWindow(seen) ? ["a window is open"] : []),
        ...(held.length ? [heldWords(held.length)] : []),
    ];
}

/** Whether it stands still at a window that producers asked for: on the way there it does not yet. */
export function isAtWindow({ card, facts }: Seen): boolean {
    return (
        goesOn(card) && facts.findLast(({ fact }) => fact.fact === "WindowStopped")?.fact.before === "here"
    );
}

function goesOn(card: SeasonCard | null): boolean {
    return card?.status === "running" || card?.status === "paused";
}

/** `7 answers are held`. */
function heldWords(count: number): string {
    return plural(count, ["# answer is held", "# answers are held"]);
}

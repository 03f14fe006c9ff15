/** The season that pages look at: going from one page of it to another keeps what is here. */
import { untrack } from "svelte";

import { showPortraits } from "$lib/ui/portraits";

import { type FromHome, Season } from "./season.svelte";

const STAYS = 20_000;

let open: Season | null = null;
let forget: (() => void) | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * The season that a page's address names, live while the page is there; `as` is the view of it, if
 * not one's own. Call it while the page is made; read what it returns where it is needed.
 */
export function seasonAt(id: () => string, as: () => FromHome | null = () => null): () => Season {
    let season = $state.raw(untrack(() => enter(id(), as())));
    showPortraits(() => season.card?.cast);
    $effect(() => {
        const here = enter(id(), as());
        season = here;
        return () => leave(here);
    });
    return () => season;
}

function enter(id: string, as: FromHome | null): Season {
    clearTimeout(leaving);
    if (open?.id !== id || open.as !== as) {
        close();
        // It outlives the page that asked for it, and so does what is derived in it.
        forget = $effect.root(() => {
            open = untrack(() => new Season(id, as));
        });
    }
    return open!;
}

function leave(season: Season): void {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
        if (open === season) close();
    }, STAYS);
}

function close(): void {
    open?.close();
    forget?.();
    open = null;
}

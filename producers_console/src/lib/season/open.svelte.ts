/** The season that pages look at: going from one page of it to another keeps what is here. */
import { untrack } from "svelte";

import { Season } from "./season.svelte";

const STAYS = 20_000;

let open: Season | null = null;
let forget: (() => void) | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * The season that a page's address names, live while the page is there. Call it while the page is
 * made; read what it returns where it is needed.
 */
export function seasonAt(id: () => string): () => Season {
    let season = $state.raw(untrack(() => enter(id())));
    $effect(() => {
        const here = enter(id());
        season = here;
        return () => leave(here);
    });
    return () => season;
}

function enter(id: string): Season {
    clearTimeout(leaving);
    if (open?.id !== id) {
        close();
        // It outlives the page that asked for it, and so does what is derived in it.
        forget = $effect.root(() => {
            open = untrack(() => new Season(id));
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

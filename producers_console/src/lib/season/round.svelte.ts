/** In which round a season is, of about how many. */
import { untrack } from "svelte";

import { api, told } from "$lib/api/client";

import { freshHere } from "./fresh.svelte";
import type { Season } from "./season.svelte";

/** `Round 5 of about 9`; empty before the first. Call it while a component is made. */
export function roundHere(season: () => Season): () => string {
    const progress = $derived.by(
        freshHere(() => {
            const { id, as } = season();
            const params = { path: { season: id }, query: as ? { as } : {} };
            return () => told(api.GET("/api/v1/seasons/{season}/progress", { params }));
        }),
    );
    const round = $derived(season().chapter?.round ?? 0);
    $effect(() => {
        void round;
        untrack(() => progress.stale());
    });
    const rounds = $derived(season().card?.status === "over" ? 0 : (progress.value?.rounds ?? 0));
    return () => {
        if (!round) return "";
        return rounds > round ? `Round ${round} of about ${rounds}` : `Round ${round}`;
    };
}

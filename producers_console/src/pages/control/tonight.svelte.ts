/** How tonight stands, asked for again with each fact. */
import { untrack } from "svelte";

import { api, told } from "$lib/api/client";
import type { Tonight } from "$lib/api/types";
import { freshHere } from "$lib/season/fresh.svelte";
import type { Season } from "$lib/season/season.svelte";

/** Call it while a component is made; null until the server has answered. */
export function tonightHere(season: () => Season): () => Tonight | null {
    const fresh = $derived.by(
        freshHere(() => {
            const { id, moment } = season();
            const params = { path: { season: id }, query: moment === null ? {} : { at: moment } };
            return () => told(api.GET("/api/v1/seasons/{season}/tonight", { params }));
        }),
    );
    $effect(() => {
        void season().count;
        untrack(() => fresh.stale());
    });
    return () => fresh.value;
}

/** `leaves next in 31 % of 100 futures`; empty where none are computed. */
export function leaves(line: Tonight, seat: string): string {
    const chance = line.chances?.[seat];
    if (chance === undefined) return "";
    return `leaves next in ${Math.round(100 * chance)} % of ${line.futures ?? 0} futures`;
}

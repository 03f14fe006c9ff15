/** What a season's models cost, for as long as a component is there. */
import { api, told, type Schemas } from "$lib/api/client";
import { freshHere, type Fresh } from "$lib/season/fresh.svelte";
import type { Season } from "$lib/season/season.svelte";

/** Call it while the component is made; read what it returns where it is needed. */
export function costsHere(season: () => Season): () => Fresh<Schemas["CostsTold"]> {
    return freshHere(() => {
        const params = { path: { season: season().id } };
        return () => told(api.GET("/api/v1/seasons/{season}/costs", { params }));
    });
}

/** The season of a producers' page, for every panel in it. */
import { getContext, setContext } from "svelte";

import type { Season } from "./season.svelte";

const SEASON = Symbol("season");

export function giveSeason(season: () => Season): void {
    setContext(SEASON, season);
}

/** Call it while a component is made; read what it returns where it is needed. */
export function seasonHere(): () => Season {
    return getContext<() => Season>(SEASON);
}

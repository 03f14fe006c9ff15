/** The season of the control room, for every panel in it. */
import { getContext } from "svelte";

import type { Season } from "$lib/season/season.svelte";

export const SEASON = Symbol("season");

/** Call it while a component is made; read what it returns where it is needed. */
export function seasonHere(): () => Season {
  return getContext<() => Season>(SEASON);
}

/** Where who plays stands: their season, seat and open decisions, for every part of their pages. */
import { getContext, setContext } from "svelte";

import type { Season } from "$lib/season/season.svelte";

import type { Asks } from "./asks.svelte";
import type { Missed } from "./missed.svelte";
import type { Notifying } from "./notifying.svelte";

export interface Place {
    season: Season;
    seat: string;
    asks: Asks;
    missed: Missed;
    notifying: Notifying;
}

const PLACE = Symbol("place");

export function giveIt(place: () => Place): void {
    setContext(PLACE, place);
}

/** Call it while a component is made; read what it returns where it is needed. */
export function placeHere(): () => Place {
    return getContext<() => Place>(PLACE);
}

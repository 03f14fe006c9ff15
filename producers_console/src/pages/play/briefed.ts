/** Whether somebody has read the brief of their seat, in this browser. */
import { Kept } from "$lib/kept.svelte";

export function briefed(season: string, seat: string): Kept<boolean> {
    return new Kept(`briefed:${season}:${seat}`, false);
}

/** Who thinks, and for how long: told with the seats, and counted on in between. */
import { createSubscriber } from "svelte/reactivity";

import type { Season } from "./season.svelte";

let clock = Date.now();
const tick = createSubscriber((update) => {
    const timer = setInterval(() => {
        clock = Date.now();
        update();
    }, 1000);
    return () => clearInterval(timer);
});

/** For how many seconds the player of this seat thinks by now; null where nobody waits for one. */
export function thinkingOf(season: Season, seat: string): number | null {
    const found = season.seats.value?.find((one) => one.seat === seat);
    const longest = Math.max(-1, ...(found?.thinking ?? []).map((one) => one.seconds));
    if (longest < 0 || !found?.player || found.player.startsWith("bot:")) return null;
    if (season.card?.status !== "running") return longest;
    tick();
    return longest + Math.max(0, (clock - season.seatsAt) / 1000);
}

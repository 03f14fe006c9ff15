/** The season that pages look at: going from one page of it to another keeps what is here. */
import { Season } from "./season.svelte";

const STAYS = 20_000;

let open: Season | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The season of this id, live; call `leave` when the page goes (an `$effect` does). */
export function enter(id: string): Season {
  clearTimeout(leaving);
  if (open?.id !== id) {
    open?.close();
    open = new Season(id);
  }
  return open;
}

export function leave(season: Season): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (open !== season) return;
    season.close();
    open = null;
  }, STAYS);
}

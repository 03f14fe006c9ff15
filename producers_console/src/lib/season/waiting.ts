/** What the season waits for its producers to do. */
import type { Schemas } from "$lib/api/client";
import type { SeasonCard, SeatCard, SeenFact } from "$lib/api/types";
import { counted } from "$lib/words";

interface Known {
  card: SeasonCard | null;
  facts: readonly SeenFact[];
  seats: readonly SeatCard[];
  held: readonly Schemas["HeldAnswer"][];
}

/** In words that fit after "Waits for you:"; nothing where it waits for nobody, or for others. */
export function waitsForProducers({ card, facts, seats, held }: Known): string[] {
  if (!["running", "paused"].includes(card?.status ?? "")) return [];
  const stop = facts.findLast(({ fact }) => fact.fact === "WindowStopped");
  const thinks = seats.some((seat) => (seat.thinking?.length ?? 0) > 0);
  return [
    ...(stop?.fact.before && !thinks ? ["a window is open"] : []),
    ...(held.length ? [heldWords(held.length)] : []),
  ];
}

/** `7 answers are held`. */
export function heldWords(count: number): string {
  return `${counted(count, "answers")} ${count === 1 ? "is" : "are"} held`;
}

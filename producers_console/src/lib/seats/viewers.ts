/** Who may watch a season. */
import type { Schemas } from "$lib/api/client";

export type Viewers = NonNullable<Schemas["SeasonChange"]["viewers"]>;

export const VIEWERS: readonly [Viewers, string][] = [
  ["nobody", "nobody but producers"],
  ["link", "whoever has the link"],
  ["everybody", "everybody"],
];

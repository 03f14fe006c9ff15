/** Who may watch a season. */
import type { Schemas } from "$lib/api/client";

export type Viewers = NonNullable<Schemas["SeasonChange"]["viewers"]>;

/** When what happened is told to them. */
export type Release = NonNullable<Schemas["SeasonChange"]["release"]>;

export const RELEASES: readonly [Release, string][] = [
    ["live", "everything as it happens"],
    ["episode", "an episode when it is over"],
    ["end", "nothing before the end"],
];

export const VIEWERS: readonly [Viewers, string][] = [
    ["nobody", "nobody but producers"],
    ["link", "whoever has the link"],
    ["everybody", "everybody"],
];

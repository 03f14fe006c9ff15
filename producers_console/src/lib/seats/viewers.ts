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

/** The longest delay of a release: a week. */
export const MOST_DELAY_MINUTES = 7 * 24 * 60;

/** When their secrets are shown, too. */
export type Broadcast = NonNullable<Schemas["SeasonChange"]["broadcast"]>;

export const BROADCASTS: readonly [Broadcast, string][] = [
    ["auto", "an episode when it is over; at the end if people play"],
    ["episode", "an episode when it is over, even if people play"],
    ["end", "nothing before the end"],
    ["never", /* @wc-include */ "never"],
];

export const VIEWERS: readonly [Viewers, string][] = [
    ["nobody", "nobody but producers"],
    ["link", "everybody with the link"],
    ["everybody", /* @wc-include */ "everybody"],
];

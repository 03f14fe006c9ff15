/** The moments that a show lives on: what each is called, and in which light it is seen. */
import type { StoryLine } from "$lib/api/types";

export type MomentKind = Exclude<NonNullable<StoryLine["moment"]>, "">;
export type Light = "dawn" | "day" | "dusk" | "night";

export const TITLES: Readonly<Record<MomentKind, string>> = {
    challenge: "The challenge",
    idol: "An advantage is played",
    council: "The council",
    count: "The count",
    out: "The torch goes out",
    fall: "A loss",
    rescue: "Away and back",
    winner: "The winner",
    night: "Night",
    dawn: "Daybreak",
};

const LIGHTS: Readonly<Record<MomentKind, Light>> = {
    challenge: "day",
    idol: "dusk",
    council: "night",
    count: "night",
    out: "night",
    fall: "dusk",
    rescue: "day",
    winner: "dawn",
    night: "night",
    dawn: "dawn",
};

/** The light in which a moment is seen wherever nothing is known of the time of day. */
export function lightOf(kind: MomentKind): Light {
    return LIGHTS[kind];
}

const DAY: readonly Light[] = ["dawn", "day", "day", "dusk", "night"];

/** The light in a part of an episode: it begins at dawn and ends at night, whatever its parts are called. */
export function lightAt(part: number, parts: number): Light {
    return parts < 2 ? "day" : DAY[Math.round((part * (DAY.length - 1)) / (parts - 1))]!;
}

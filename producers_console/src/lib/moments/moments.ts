/** The moments that a show lives on: what each is called, and in which light it is seen. */
import type { StoryLine } from "$lib/api/types";
import { episodesOf, type Scene } from "$lib/season/episodes";

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

/** What a moment is called: one may have several winners. */
export function titleOf(kind: MomentKind, about: readonly string[]): string {
    return kind === "winner" && about.length > 1 ? "The winners" : TITLES[kind];
}

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

/** Episodes whose parts are not all known yet are taken to have as many as this. */
const USUAL_PARTS = 4;

/** The light in a part of an episode: it begins at dawn and ends at night, whatever its parts are called. */
export function lightAt(part: number, parts: number): Light {
    return parts < 2 ? "day" : DAY[Math.round((part * (DAY.length - 1)) / (parts - 1))]!;
}

/**
 * The light in a scene of an episode of `parts`, when these of its lines are told: night falls and day breaks where a
 * line says so; else it is that of the moment it begins with, or of its place in the episode.
 */
export function lightOfScene(
    scenes: readonly Scene[],
    part: number,
    told: readonly StoryLine[] = [],
    parts = scenes.length,
): Light {
    const turned = told.findLast(({ moment }) => moment === "night" || moment === "dawn")?.moment;
    const opening = turned || scenes[part]?.heading?.moment;
    return opening ? lightOf(opening) : lightAt(part, parts);
}

export interface Now {
    kind: MomentKind | null;
    about: readonly string[];
    light: Light;
}

/** What is to be seen at the end of these lines: the last moment of the scene that goes on, and its light. */
export function momentNow(lines: readonly StoryLine[]): Now {
    const episodes = episodesOf(lines);
    const scenes = episodes.at(-1)?.scenes ?? [];
    const before = episodes.at(-2)?.scenes.length ?? 0;
    const parts = Math.max(scenes.length, before || USUAL_PARTS);
    const scene = scenes.at(-1);
    const shown = [...(scene?.heading ? [scene.heading] : []), ...(scene?.lines ?? [])];
    const light = lightOfScene(scenes, Math.max(scenes.length - 1, 0), shown, parts);
    const last = shown.findLast((line) => line.moment || line.tone === "ballot");
    if (!last) return { kind: null, about: [], light };
    return { kind: last.moment || "count", about: last.about ?? [], light };
}

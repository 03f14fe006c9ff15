/** A season that is being made: what was chosen so far, and what of it is sent. */
import type { Schemas } from "$lib/api/client";
import type { FormatDetail, NewSeason, SeasonFile } from "$lib/api/types";
import type { Chosen } from "$lib/orders/when";
import type { Viewers } from "$lib/seats/viewers";

export interface Twist {
    order: string;
    terms: Record<string, unknown>;
    when: Schemas["When"];
}

/** A twist that was begun and is not on the schedule. */
export interface HalfTwist {
    order: string;
    terms: Record<string, unknown>;
    when: Chosen;
}

export interface Draft {
    /** Empty until a game is chosen. */
    format: string;
    /** The season file that it begins as; empty for none. */
    file: string;
    /** The castaways of that file: with others, its teams are dealt anew. */
    fileCast: string[];
    title: string;
    cast: string[];
    player: string;
    players: Record<string, string>;
    /** Those alone that are other than usual, and what a season file says. */
    parameters: Record<string, unknown>;
    twists: Twist[];
    half: HalfTwist | null;
    director: string;
    pace: number;
    viewers: Viewers;
    release: "live" | "episode" | "end";
    delayMinutes: number;
    seed: string;
    cap: number | null;
    /** Seconds for people to decide; null waits for ever. */
    seconds: number | null;
    /** Whether the one person in it is shown what others hid. */
    practice: boolean;
}

export const EMPTY: Draft = {
    format: "",
    file: "",
    fileCast: [],
    title: "",
    cast: [],
    player: "",
    players: {},
    parameters: {},
    twists: [],
    half: null,
    director: "",
    pace: 1.5,
    viewers: "nobody",
    release: "live",
    delayMinutes: 0,
    seed: "",
    cap: null,
    seconds: null,
    practice: false,
};

export function ofFile(file: SeasonFile): Partial<Draft> {
    return {
        format: file.format,
        file: file.name,
        fileCast: file.cast,
        title: file.title,
        cast: file.cast,
        parameters: file.parameters,
        twists: [],
        half: null,
        players: {},
    };
}

/** Whether the game or season file that this begins with is the one that is chosen. */
export function isChosen(draft: Draft, some: Partial<Draft>): boolean {
    return draft.format !== "" && draft.format === some.format && draft.file === (some.file ?? "");
}

/** Who plays a seat, as far as was chosen; `usual` plays where nobody was. */
export function playerOf(draft: Draft, seat: string, usual: string): string {
    return draft.players[seat] ?? (draft.player || usual);
}

/** How many of those who are cast people play. */
export function peopleIn(draft: Draft): number {
    return draft.cast.filter((seat) => playerOf(draft, seat, "") === "outside").length;
}

/** What keeps it from being made, in words; null for nothing. */
export function missing(draft: Draft, format: FormatDetail | null): string | null {
    if (!draft.format || !format) return "Choose a game first.";
    const [least, most] = [format.sizes[0] ?? 1, format.sizes.at(-1) ?? 1];
    const size = draft.cast.length;
    if (size < least) return `Cast ${least - size} more: this game takes ${least} to ${most}.`;
    if (size > most) return `${size - most} too many are cast: this game takes ${least} to ${most}.`;
    if (!format.sizes.includes(size)) return `This game cannot be played by ${size}.`;
    return null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is sent. */
export function sent(draft: Draft, start: boolean): NewSeason {
    const cast = draft.file && same(draft.cast, draft.fileCast) ? null : draft.cast;
    const players = Object.fromEntries(
        Object.entries(draft.players).filter(([seat]) => draft.cast.includes(seat)),
    );
    const seconds = draft.seconds;
    return {
        ...(draft.file ? { season: draft.file } : { format: draft.format }),
        ...(cast ? { cast } : {}),
        ...(draft.player ? { player: draft.player } : {}),
        ...(draft.director ? { director: draft.director } : {}),
        ...(draft.seed.trim() ? { seed: draft.seed.trim() } : {}),
        ...(draft.cap === null ? {} : { allowance: { season: draft.cap } }),
        ...(seconds === null
            ? {}
            : { deadlines: { decision: seconds, talk: seconds * 3, vote: seconds, interview: seconds * 3 } }),
        title: draft.title.trim() || null,
        players,
        parameters: draft.parameters as Record<string, never>,
        schedule: draft.twists as unknown as Schemas["Scheduled"][],
        pace: draft.pace,
        viewers: draft.viewers,
        release: draft.release,
        delay_minutes: draft.delayMinutes,
        ...(draft.practice && peopleIn(draft) === 1 ? { practice: true } : {}),
        start,
    };
}

/** The names of the parameters that are other than usual: a season file may name others, too. */
export function changedParameters(draft: Draft, format: FormatDetail): string[] {
    const usual = new Map(format.parameters.map((one) => [one.name, one.default]));
    return Object.keys(draft.parameters).filter((name) => !same(draft.parameters[name], usual.get(name)));
}

/** With this parameter so; one that is as usual is not kept. */
export function withParameter(draft: Draft, name: string, value: unknown, usual: unknown): Draft {
    const { [name]: _, ...others } = draft.parameters;
    // A season file may say otherwise: there, what is as usual has to be said.
    return {
        ...draft,
        parameters: same(value, usual) && !draft.file ? others : { ...others, [name]: value },
    };
}

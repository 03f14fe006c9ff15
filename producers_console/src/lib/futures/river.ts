/** The chances to win over a season as bands whose heights add up, and what decided it by numbers. */
import type { Chances, WeighedMove } from "$lib/api/types";

export interface Band {
    id: string;
    name: string;
    colour: string;
    /** The chance at each moment; null for those who were out. */
    shares: (number | null)[];
    /** The outline in a drawing of this width and height, as a polygon's points. */
    outline: string;
}

export const WIDTH = 600;
export const HEIGHT = 260;
/** Degrees between the hues of castaways who follow each other, so that no two are alike. */
const GOLDEN_ANGLE = 137.5;

/** A band for each of these castaways, the first at the bottom. A river needs two moments. */
export function riverOf(moments: readonly Chances[], names: ReadonlyMap<string, string>): Band[] {
    if (moments.length < 2) return [];
    const totals = moments.map((moment) => sum(Object.values(moment.seats).map((one) => one.win.share)) || 1);
    let floors = moments.map(() => 0);
    return [...names].map(([id, name], place) => {
        const shares = moments.map((moment) => moment.seats[id]?.win.share ?? null);
        const tops = floors.map((floor, at) => floor + (shares[at] ?? 0) / totals[at]!);
        const outline = [...points(tops), ...points(floors).reverse()].join(" ");
        floors = tops;
        return {
            id,
            name,
            colour: /* @wc-ignore */ `hsl(${(place * GOLDEN_ANGLE) % 360} 45% 55%)`,
            shares,
            outline,
        };
    });
}

function points(shares: readonly number[]): string[] {
    const step = WIDTH / (shares.length - 1);
    return shares.map((share, at) => `${(at * step).toFixed(1)},${(HEIGHT * (1 - share)).toFixed(1)}`);
}

function sum(values: readonly number[]): number {
    return values.reduce((total, value) => total + value, 0);
}

/** The largest swing of each moment, largest first: the ballots of one vote are one moment. */
export function turningMoves(moves: readonly WeighedMove[], most: number): WeighedMove[] {
    const seen = new Set<string>();
    const first = moves.filter((move) => !seen.has(move.group) && seen.add(move.group));
    return first.slice(0, most);
}

/** The moves with a mark, in the order in which they were made. */
export function markedMoves(moves: readonly WeighedMove[]): WeighedMove[] {
    return moves.filter((move) => move.mark).sort((a, b) => a.before - b.before);
}

/** A share as people write it: `37 %`. */
export function percent(share: number): string {
    return `${Math.round(100 * share)} %`;
}

/** A chance with its interval: `37 % (28–47)`. */
export function spread(chance: { share: number; low: number; high: number }): string {
    return `${percent(chance.share)} (${Math.round(100 * chance.low)}–${Math.round(100 * chance.high)})`;
}

/** A difference of shares in percentage points, with its sign: `+12`, `−3`, `0`. */
export function points100(by: number): string {
    const whole = Math.round(100 * by);
    return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

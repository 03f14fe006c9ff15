/** What the server says of a game: its life cycle, figures, votes and table; nothing here knows any game. */
import { api, told } from "$lib/api/client";
import type { FormatDetail } from "$lib/api/types";

export type Life = Pick<FormatDetail, "figures" | "phase_facts" | "marks" | "votes" | "table">;

/** Of a game of which nothing is known yet: it has what every game has. */
export const COMMON: Life = { figures: [], phase_facts: {}, marks: {}, votes: false, table: false };

const asked = new Map<string, Promise<Life>>();

/** A game's life cycle, asked for once. Throws `Problem`. */
export function lifeOf(format: string): Promise<Life> {
    const at = { params: { path: { name: format } } };
    const life = asked.get(format) ?? told(api.GET("/api/v1/formats/{name}", at));
    asked.set(format, life);
    life.catch(() => asked.delete(format));
    return life;
}

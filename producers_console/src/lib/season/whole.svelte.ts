/** What the server makes of a whole season, such as its episodes: asked for again after each vote and round. */
import { untrack } from "svelte";

import { api, told } from "$lib/api/client";
import { Problem } from "$lib/api/problem";

import type { ToldSeason } from "$lib/api/types";

import type { Season } from "./season.svelte";

/** Where to ask: the season, the view that viewers chose, and for producers the entry that they look at. */
export interface Where {
    path: { season: string };
    query: { at?: number; as?: string };
}

const STAYS = 250;

/** Call it while a component is made. `value` is null until the server has answered. */
export class Whole<T> {
    value = $state.raw<T | null>(null);
    trouble = $state.raw<Problem | null>(null);

    #asked = 0;

    constructor(
        private readonly season: () => Season,
        private readonly ask: (where: Where) => Promise<T>,
    ) {
        $effect(() => {
            const { card, chapters, marks, moment, as } = season();
            if (!card) return;
            void [card.status, chapters.length, marks.length, moment, as];
            const timer = setTimeout(() => void this.look(), untrack(() => this.value) === null ? 0 : STAYS);
            return () => clearTimeout(timer);
        });
    }

    look = async (): Promise<void> => {
        const asked = ++this.#asked; // the timeline may be dragged over many moments: the last one counts
        const { id, moment, as } = this.season();
        try {
            const query = { ...(moment === null ? {} : { at: moment }), ...(as ? { as } : {}) };
            const value = await this.ask({ path: { season: id }, query });
            if (asked !== this.#asked) return;
            this.value = value;
            this.trouble = null;
        } catch (thrown) {
            if (!(thrown instanceof Problem)) throw thrown;
            if (asked === this.#asked) this.trouble = thrown;
        }
    };
}

/** The told season: its page, and its episodes. Call it while a component is made. */
export function toldSeason(season: () => Season): Whole<ToldSeason> {
    return new Whole(season, (params) => told(api.GET("/api/v1/seasons/{season}/episodes", { params })));
}

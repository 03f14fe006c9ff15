/** A season as it was after an entry of its past; the server says what the facts came to. */
import { api, told } from "$lib/api/client";
import type { SeenFact, StoryLine } from "$lib/api/types";

import { Known } from "./known";
import type { Life } from "./life";
import type { Story } from "./story.svelte";
import { Told } from "./told.svelte";

/** Who drags the timeline comes by many moments and stays at few. */
const STAYS = 120;

export class Past {
    readonly told: Told;
    readonly known: Known;

    /** What was still going on at that moment: the story tells it after all else. */
    #unfinished = $state.raw<readonly StoryLine[]>([]);
    #lines: readonly StoryLine[] = [];
    #madeOf: readonly unknown[] = [];
    #timer: ReturnType<typeof setTimeout>;
    #asked = false;

    constructor(
        readonly season: string,
        readonly entry: number,
        facts: readonly SeenFact[],
        private readonly live: Story,
        /** What stands there until the server has answered. */
        before: Known,
        life: Life,
    ) {
        this.told = new Told(life);
        this.known = new Known(season, { at: entry });
        this.known.sheet.value = before.sheet.value;
        this.known.votes.value = before.votes.value;
        this.known.table.value = before.table.value;
        this.take(facts);
        this.#timer = setTimeout(() => void this.#ask(), STAYS);
    }

    get story(): { readonly lines: readonly StoryLine[] } {
        return { lines: this.#told() };
    }

    /** More of the season has come to this browser, perhaps of this past. */
    take(facts: readonly SeenFact[]): void {
        if ((facts[0]?.entry ?? 0) > this.entry) return;
        const some = facts.filter(({ entry }) => (entry ?? 0) <= this.entry);
        if (some.length) this.told.take(some);
    }

    close(): void {
        clearTimeout(this.#timer);
        this.known.close();
    }

    /** What its game says of itself, which may come after the first facts. */
    learn(life: Life): void {
        this.told.learn(life);
        if (this.#asked && life.table) this.known.table.stale();
    }

    /** Made anew when any of what it is made of has changed: a past outlives the effect it began in. */
    #told(): readonly StoryLine[] {
        const madeOf = [this.live.lines, this.told.count, this.#unfinished];
        if (madeOf.some((part, at) => part !== this.#madeOf[at])) {
            this.#madeOf = madeOf;
            const over = this.live.lines.filter((line) => line.number <= this.told.count);
            this.#lines = [...over, ...this.#unfinished];
        }
        return this.#lines;
    }

    async #ask(): Promise<void> {
        this.known.sheet.stale();
        this.known.votes.stale();
        if (this.told.life.table) this.known.table.stale();
        this.#asked = true;
        const path = { season: this.season };
        const query = { at: this.entry, after: this.told.count, limit: 2000 };
        try {
            const asked = api.GET("/api/v1/seasons/{season}/story", { params: { path, query } });
            this.#unfinished = (await told(asked)).lines;
        } catch {
            // Then the story ends with the last scene that was over.
        }
    }
}

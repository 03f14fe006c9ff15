/** A season's sheets at the ends of its rounds: what is over is asked for once. */
import { api, told } from "$lib/api/client";
import type { Sheet } from "$lib/api/types";

import type { Ending } from "$lib/charts/series";

const AT_ONCE = 3;

export class Sheets {
    ends = $state.raw<readonly Ending[]>([]);
    failed = $state(false);

    #known = new Map<number, Sheet>();
    #asked = 0;

    constructor(private readonly season: string) {}

    /** The sheets at these entries, as they come. */
    async ask(wanted: readonly { round: number; entry: number }[]): Promise<void> {
        const asked = ++this.#asked;
        const missing = wanted.filter(({ entry }) => !this.#known.has(entry));
        const work = async (): Promise<void> => {
            for (let one = missing.shift(); one && asked === this.#asked; one = missing.shift()) {
                const params = { path: { season: this.season }, query: { at: one.entry } };
                this.#known.set(
                    one.entry,
                    (await told(api.GET("/api/v1/seasons/{season}/sheet", { params }))) as Sheet,
                );
            }
        };
        try {
            await Promise.all(Array.from({ length: AT_ONCE }, work));
            this.failed = false;
        } catch {
            this.failed = true;
        }
        if (asked !== this.#asked) return;
        this.ends = wanted.flatMap(({ round, entry }) => {
            const sheet = this.#known.get(entry);
            return sheet ? [{ round, sheet }] : [];
        });
    }
}

/** What the server has computed of a season's futures: read again and again while it computes. */
import { untrack } from "svelte";

import { told } from "$lib/api/client";
import { Problem } from "$lib/api/problem";
import type { Computing } from "$lib/api/types";
import { every } from "$lib/every";

const AGAIN = 1000;

/** Call it while a component is made. `value` is null until the server has answered. */
export class Forecast<T extends { computing?: Computing | null; computing_by_models?: Computing | null }> {
    value = $state.raw<T | null>(null);
    trouble = $state.raw<Problem | null>(null);
    computing = $derived(this.value?.computing ?? null);
    byModels = $derived(this.value?.computing_by_models ?? null);

    constructor(
        private readonly season: () => string,
        private readonly read: (path: { season: string }) => Promise<T>,
    ) {
        $effect(() => {
            this.season();
            untrack(() => void this.look());
        });
        const running = $derived(this.computing?.running || this.byModels?.running);
        $effect(() => (running ? every(AGAIN, () => void this.look()) : undefined));
    }

    look = async (): Promise<void> => {
        const season = this.season();
        await this.#try(async () => {
            const value = await this.read({ season });
            if (season === this.season()) this.value = value;
        });
    };

    /** Have something computed; `value` tells how far it is. */
    async start(ask: (path: { season: string }) => Parameters<typeof told<Computing>>[0]): Promise<void> {
        await this.#try(async () => {
            await told(ask({ season: this.season() }));
            await this.look();
        });
    }

    async #try(work: () => Promise<void>): Promise<void> {
        try {
            this.trouble = null;
            await work();
        } catch (thrown) {
            if (!(thrown instanceof Problem)) throw thrown;
            this.trouble = thrown;
        }
    }
}

/** The story in the server's words, line by line as it is told. */
import { api, told } from "$lib/api/client";
import type { StoryLine } from "$lib/api/types";

const PAUSE = 300;
const AGAIN = 2000;

export class Story {
    lines = $state.raw<readonly StoryLine[]>([]);
    /** The number of the last fact that the lines tell. */
    upTo = $state(0);

    #busy = false;
    #wanted = false;
    #closed = false;

    constructor(
        private readonly season: string,
        private readonly as: string | null = null,
        /** Whether also what a castaway did not know, once it is told. */
        private readonly truth = false,
    ) {}

    /** There may be more to read. */
    read(): void {
        this.#wanted = true;
        if (!this.#busy) void this.#readOn();
    }

    close(): void {
        this.#closed = true;
    }

    async #readOn(): Promise<void> {
        this.#busy = true;
        while (this.#wanted && !this.#closed) {
            this.#wanted = false;
            try {
                const path = { season: this.season };
                const query = {
                    after: this.upTo,
                    limit: 2000,
                    ...(this.as ? { as: this.as } : {}),
                    ...(this.truth ? { truth: true } : {}),
                };
                const page = await told(
                    api.GET("/api/v1/seasons/{season}/story", { params: { path, query } }),
                );
                this.upTo = page.next;
                if (page.lines.length) this.lines = [...this.lines, ...page.lines];
                if (page.more) this.#wanted = true;
                else await new Promise((done) => setTimeout(done, PAUSE));
            } catch {
                this.#wanted = true;
                await new Promise((done) => setTimeout(done, AGAIN));
            }
        }
        this.#busy = false;
    }
}

/** Decisions that closed without an answer of mine, until I have read that they did. */
import { api, told, type Schemas } from "$lib/api/client";
import { Kept } from "$lib/kept.svelte";
import { untilTold } from "$lib/until";

type Decided = Schemas["DecidedForYou"];

export class Missed {
    readonly #kept: Kept<readonly Decided[]>;

    constructor(
        private readonly season: string,
        seat: string,
    ) {
        this.#kept = new Kept<readonly Decided[]>(`missed:${season}:${seat}`, []);
    }

    get decided(): readonly Decided[] {
        return this.#kept.value;
    }

    /** These closed: ask who made them, as producers may have withdrawn them. */
    look = (asks: readonly string[], after: number): void => {
        const params = { path: { season: this.season }, query: { after } };
        untilTold(
            () => told(api.GET("/api/v1/seasons/{season}/seat/away", { params })),
            ({ decided }) => {
                const mine = decided.filter(({ ask }) => asks.includes(ask));
                if (mine.length) this.#kept.value = [...this.decided, ...mine];
            },
        );
    };

    read = (): void => {
        this.#kept.value = [];
    };
}

/** What is asked of me now, asked for again whenever the stream says that it is otherwise. */
import { api, told, type Schemas } from "$lib/api/client";
import { Problem } from "$lib/api/problem";
import { affordable } from "$lib/forms/affordable";
import type { Form } from "$lib/forms/fields";
import type { Season } from "$lib/season/season.svelte";

export type Asked = Omit<Schemas["AskedDecision"], "form"> & { form: Form };

export interface HeardOfAsks {
    /** Something new is asked. */
    asked(): void;
    /** These closed without an answer of mine, after this fact of mine. */
    missed(asks: string[], after: number): void;
}

const AGAIN = 2000;

export class Asks {
    open = $state.raw<readonly Asked[]>([]);
    /** Whether the server has said what is open. */
    known = $state(false);
    trouble = $state.raw<Problem | null>(null);
    /** How many facts I knew when I last answered, and how many I know now. */
    facts = $state.raw({ then: 0, now: 0 });
    /** When it was told, by this browser's clock: what is left of deadlines counts from here. */
    at = $state(Date.now());

    /** The decisions that I have made since the page was opened. */
    #made = new Set<string>();
    #unheard: () => void;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #busy = false;
    #stale = false;
    #closed = false;

    constructor(
        readonly season: Season,
        private readonly heard: HeardOfAsks,
    ) {
        this.#unheard = season.hear((event) => {
            if (event === "asks" || event === "due") this.read();
        });
        addEventListener("online", this.read);
        this.read();
    }

    /** It may be otherwise by now. */
    read = (): void => {
        this.#stale = true;
        clearTimeout(this.#timer);
        if (!this.#busy) void this.#read();
    };

    /** I have answered it: that it closes is no surprise. */
    made = (ask: string): void => {
        this.#made.add(ask);
        this.read();
    };

    close(): void {
        this.#closed = true;
        this.#unheard();
        removeEventListener("online", this.read);
        clearTimeout(this.#timer);
    }

    async #read(): Promise<void> {
        this.#busy = true;
        while (this.#stale && !this.#closed) {
            this.#stale = false;
            try {
                const path = { season: this.season.id };
                const said = await told(api.GET("/api/v1/seasons/{season}/asks", { params: { path } }));
                this.#compare(said.asks.map(({ ask }) => ask));
                this.open = (said.asks as unknown as Asked[]).map((one) => ({
                    ...one,
                    form: affordable(one.form),
                }));
                this.facts = { then: said.facts_then, now: said.facts_then + said.facts_since };
                this.at = Date.now();
                this.known = true;
                this.trouble = null;
            } catch (thrown) {
                if (!(thrown instanceof Problem)) throw thrown;
                if (thrown.isAway) this.#timer = setTimeout(this.read, AGAIN);
                else this.trouble = thrown;
            }
        }
        this.#busy = false;
    }

    /** Say what is new among those that are open now, and what closed without me. */
    #compare(now: readonly string[]): void {
        const before = this.open.map(({ ask }) => ask);
        if (this.known && now.some((ask) => !before.includes(ask))) this.heard.asked();
        const gone = this.open
            .filter((one) => one.answered !== "you")
            .map(({ ask }) => ask)
            .filter((ask) => !this.#made.has(ask) && !now.includes(ask));
        if (gone.length) this.heard.missed(gone, this.facts.now);
    }
}

/** A season's facts as they happen: resumed after the last one we have, for as long as it takes. */
import type { SeenFact } from "$lib/api/types";

export type StreamState = "connecting" | "live" | "offline" | "over";

export interface Heard {
    /** Facts in their order, as many as came since the last frame. */
    facts(some: SeenFact[]): void;
    /** The season is over, and we have every fact of it. */
    over?(): void;
    /** The stream broke off; it is tried again. Why, a stream does not say. */
    lost?(): void;
    /** Any other event, such as `asks` and `due` of a contestant. */
    news?(event: string, data: unknown): void;
}

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HIDDEN_BATCH = 500;
const OTHER_EVENTS = ["asks", "due"];

export class LiveStream {
    state = $state<StreamState>("connecting");

    #source: EventSource | null = null;
    #waiting: SeenFact[] = [];
    #flushing = false;
    #wait = SHORTEST_WAIT;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #closed = false;

    constructor(
        private readonly season: string,
        private after: number,
        private readonly heard: Heard,
        private readonly as: string | null = null,
    ) {
        addEventListener("online", this.retry);
        addEventListener("offline", this.#lose);
        this.#open();
    }

    /** Try again now instead of later. */
    retry = (): void => {
        if (this.#closed || this.state === "over" || this.state === "live") return;
        clearTimeout(this.#timer);
        this.#source?.close();
        this.#open();
    };

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.retry);
        removeEventListener("offline", this.#lose);
        clearTimeout(this.#timer);
        this.#source?.close();
    }

    #open(): void {
        // A fresh source each time: `after` says where we are, whatever became of the old one.
        const address = `/api/v1/seasons/${encodeURIComponent(this.season)}/watch?after=${this.after}`;
        const source = new EventSource(this.as ? `${address}&as=${this.as}` : address);
        this.#source = source;
        source.onopen = () => {
            this.state = "live";
            this.#wait = SHORTEST_WAIT;
        };
        source.addEventListener("fact", (event) => this.#take(JSON.parse(event.data) as SeenFact));
        source.addEventListener("end", () => {
            this.state = "over";
            source.close();
            this.heard.over?.();
        });
        for (const name of OTHER_EVENTS)
            source.addEventListener(name, (event) =>
                this.heard.news?.(name, JSON.parse((event as MessageEvent<string>).data)),
            );
        source.onerror = this.#lose;
    }

    #lose = (): void => {
        this.#source?.close();
        if (this.#closed || this.state === "over") return;
        this.state = "offline";
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + Math.random() * 0.6));
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
        this.heard.lost?.();
    };

    #take(seen: SeenFact): void {
        if (seen.number <= this.after) return;
        this.after = seen.number;
        this.#waiting.push(seen);
        if (this.#flushing) return;
        this.#flushing = true;
        // Frames stand still in a hidden tab; facts must not pile up there.
        if (document.hidden) setTimeout(this.#flush, HIDDEN_BATCH);
        else requestAnimationFrame(this.#flush);
    }

    #flush = (): void => {
        this.#flushing = false;
        const some = this.#waiting;
        this.#waiting = [];
        if (!this.#closed && some.length) this.heard.facts(some);
    };
}

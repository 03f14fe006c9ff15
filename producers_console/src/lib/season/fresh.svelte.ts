/** Something the server makes of the facts, asked for again when it is out of date: not too often. */
import { Problem } from "$lib/api/problem";

const PAUSE = 800;

/**
 * What `asks` says how to ask for, for as long as a component is there; another, where what `asks`
 * reads is another. Call it while the component is made; read what it returns where it is needed.
 */
export function freshHere<T>(asks: () => () => Promise<T>): () => Fresh<T> {
    const fresh = $derived(new Fresh(asks()));
    $effect(() => {
        const here = fresh;
        here.stale();
        return () => here.close();
    });
    return () => fresh;
}

export class Fresh<T> {
    value = $state.raw<T | null>(null);
    /** Whether the value is as it was after `stale` was last called. */
    isFresh = $state(false);

    #timer: ReturnType<typeof setTimeout> | undefined;
    #busy = false;
    #stale = false;
    #closed = false;

    constructor(private readonly ask: () => Promise<T>) {}

    /** It may be otherwise by now. */
    stale(): void {
        this.#stale = true;
        this.isFresh = false;
        if (!this.#busy && this.#timer === undefined) void this.#read();
    }

    close(): void {
        this.#closed = true;
        clearTimeout(this.#timer);
    }

    async #read(): Promise<void> {
        this.#busy = true;
        this.#stale = false;
        try {
            this.value = await this.ask();
            this.isFresh = !this.#stale;
        } catch (thrown) {
            // The page says elsewhere that the server is away; it is asked again.
            this.#stale ||= !(thrown instanceof Problem && thrown.isRefusal);
        }
        this.#busy = false;
        if (this.#closed) return;
        this.#timer = setTimeout(() => {
            this.#timer = undefined;
            if (this.#stale) void this.#read();
        }, PAUSE);
    }
}

/** Saves the newest state of something, one request after the other; what came between is left out. */
import { attempt } from "$lib/ui/toasts.svelte";

export class Latest<T> {
    /** What was chosen last, until `settle` says that the server knows it; null where nothing waits. */
    wanted = $state.raw<T | null>(null);
    /** Whether the newest state is still on its way. */
    saving = $state(false);
    #next: T | null = null;

    /** `save` sends a state; with `leaving` the page goes away, and the request must outlive it. */
    constructor(
        private readonly save: (value: T, leaving: boolean) => Promise<unknown>,
        private readonly saved: () => void,
    ) {}

    async put(value: T): Promise<void> {
        this.wanted = this.#next = value;
        if (this.saving) return;
        this.saving = true;
        let took = true;
        for (let sent = this.#take(); sent !== null; sent = this.#take())
            took = await attempt(() => this.save(sent!, false));
        this.saving = false;
        if (!took) this.wanted = null;
        this.saved();
    }

    /** The server says that this is the state now. */
    settle(isWanted: (wanted: T) => boolean): void {
        if (!this.saving && this.wanted !== null && isWanted(this.wanted)) this.wanted = null;
    }

    /** The page goes away: what still waits for its turn is sent at once. */
    flush(): void {
        const sent = this.#take();
        if (sent !== null) void this.save(sent, true).catch(() => undefined);
    }

    #take(): T | null {
        const sent = this.#next;
        this.#next = null;
        return sent;
    }
}

import { untrack } from "svelte";

import { Kept } from "$lib/kept.svelte";

/** What can be done by name (⌘K) and by key: pages say so while they are there. */
export interface Command {
    id: string;
    /** What it does, as a verb: `Pause the season`. */
    words: string;
    group: string;
    /** A single key, such as `p` or `?` (in lower case); it works wherever nothing is being typed. */
    key?: string;
    run: () => void;
}

/** Whether single keys do something: whoever dictates, or types with a switch, turns them off. */
const keys = new Kept("single-keys", true);

class Commands {
    #groups = $state.raw<readonly (() => Command[])[]>([]);
    all = $derived(this.#groups.flatMap((group) => group()));
    paletteOpen = $state(false);

    get singleKeys(): boolean {
        return keys.value;
    }

    turnSingleKeys(): void {
        keys.value = !keys.value;
    }

    constructor() {
        addEventListener("keydown", (event) => this.#hear(event));
    }

    /** Offer commands; call what this returns to take them back (an `$effect` does). */
    offer(group: () => Command[]): () => void {
        this.#groups = [...untrack(() => this.#groups), group];
        return () => {
            this.#groups = untrack(() => this.#groups).filter((one) => one !== group);
        };
    }

    #hear(event: KeyboardEvent): void {
        if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k") {
            event.preventDefault();
            this.paletteOpen = !this.paletteOpen;
            return;
        }
        if (event.metaKey || event.ctrlKey || event.altKey || this.paletteOpen || !keys.value) return;
        if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
        if (event.key === " " && isPressed(event.target)) return;
        const typed = event.key.toLowerCase(); // with or without Shift, and whatever Caps Lock does
        const meant =
            this.all.find((one) => one.key === event.key) ??
            this.all.find((one) => one.key?.toLowerCase() === typed);
        if (meant) {
            event.preventDefault();
            meant.run();
        }
    }
}

function isTyping(target: EventTarget | null): boolean {
    if (!(target instanceof HTMLElement)) return false;
    return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Whether the space bar presses this by itself. */
function isPressed(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest("button, a, summary, [role]") !== null;
}

export const commands = new Commands();

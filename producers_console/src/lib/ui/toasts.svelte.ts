/** Short news of what was done, or could not be; said aloud to those who listen. */
import { wordsOf } from "$lib/api/problem";

export interface Toast {
    id: number;
    words: string;
    bad: boolean;
    /** How to take it back, where one can. */
    undo?: () => void;
}

const STAYS = 5000;

class Toasts {
    shown = $state.raw<readonly Toast[]>([]);
    /** How many dialogs are open: what is behind one cannot be read or put away, so it shows them itself. */
    dialogs = $state(0);
    #last = 0;

    say(words: string, undo?: () => void): void {
        this.#show({ id: ++this.#last, words, bad: false, undo }, STAYS);
    }

    /** Something failed: it stays until it is put away. */
    fail(thrown: unknown): void {
        this.#show({ id: ++this.#last, words: wordsOf(thrown), bad: true });
    }

    drop = (id: number): void => {
        this.shown = this.shown.filter((one) => one.id !== id);
    };

    #show(toast: Toast, stays?: number): void {
        this.shown = [...this.shown.slice(-3), toast];
        if (stays !== undefined) setTimeout(() => this.drop(toast.id), stays);
    }
}

export const toasts = new Toasts();

/** Do this, and say so where it fails; returns whether it went well. */
export async function attempt(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    try {
        await work();
        if (done) toasts.say(done);
        return true;
    } catch (thrown) {
        toasts.fail(thrown);
        return false;
    }
}

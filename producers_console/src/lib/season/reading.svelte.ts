/** Votes that are read out while somebody watches: one after another, the outcome last. */
import { untrack } from "svelte";

import type { StoryLine } from "$lib/api/types";

const EACH = 1300;
/** A season that has gone so many lines further is not held up by its reading. */
const FAR_BEHIND = 80;
/** With these a count is over. */
const OUTCOMES = ["result", "scores", "phase"];

/** Votes of this story are read out while a component is there, as they come. Call it while the component is made. */
export function readAloud(lines: () => readonly StoryLine[], watched: () => boolean): Reading {
    const reading = new Reading();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    $effect(() => {
        const [now, aloud] = [lines(), !still && watched() && !document.hidden];
        untrack(() => reading.take(now, aloud));
    });
    $effect(() => reading.skip);
    return reading;
}

export class Reading {
    /** How many of the story's lines may be shown; null while nothing is read: all of them. */
    until = $state<number | null>(null);
    /** The votes that have been turned. */
    turned = $state.raw<readonly StoryLine[]>([]);
    /** How many more are known to come. */
    left = $state(0);

    #lines: readonly StoryLine[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;

    get on(): boolean {
        return this.until !== null;
    }

    /** The story as it is now; `aloud` where new votes are to be read and not just to stand there. */
    take(lines: readonly StoryLine[], aloud: boolean): void {
        const known = this.#lines.length;
        this.#lines = lines;
        if (!aloud || lines.length - (this.until ?? lines.length) > FAR_BEHIND) {
            this.skip();
            return;
        }
        if (this.on) {
            this.left = this.#ahead().length;
        } else if (known > 0 && lines.length - known <= FAR_BEHIND) {
            const first = lines.findIndex((line, at) => at >= known && line.tone === "ballot");
            if (first >= 0) this.#begin(first);
        }
    }

    /** All at once. */
    skip = (): void => {
        clearTimeout(this.#timer);
        this.until = null;
        this.turned = [];
        this.left = 0;
    };

    #begin(at: number): void {
        this.until = at;
        this.turned = [];
        this.left = this.#ahead().length;
        this.#timer = setTimeout(this.#turn, EACH / 2);
    }

    #turn = (): void => {
        if (this.until === null) return;
        const [next] = this.#ahead();
        if (next === undefined) {
            this.skip();
            return;
        }
        this.turned = [...this.turned, this.#lines[next]!];
        this.until = next + 1;
        this.left = this.#ahead().length;
        this.#timer = setTimeout(this.#turn, this.left ? EACH : EACH * 1.5);
    };

    /** Where the votes of this count stand that are still to come: what is between two is no outcome of them. */
    #ahead(): number[] {
        const places: number[] = [];
        for (let at = this.until ?? this.#lines.length; at < this.#lines.length; at++) {
            const { tone } = this.#lines[at]!;
            if (tone === "ballot") places.push(at);
            else if (OUTCOMES.includes(tone)) break;
        }
        return places;
    }
}

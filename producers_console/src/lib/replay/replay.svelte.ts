/** Lines of a story that are told again in time: each as long as it takes to read, votes one by one. */
import type { StoryLine } from "$lib/api/types";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

const LEAST = 900;
const MOST = 7000;
const A_LETTER = 38;
const A_BALLOT = 1300;
const A_MOMENT = 2600;

/** How long a line stands there alone, in milliseconds at the usual speed. */
export function lasts({ tone, text, moment }: Pick<StoryLine, "tone" | "text" | "moment">): number {
    if (tone === "ballot") return A_BALLOT;
    const read = Math.min(MOST, LEAST + text.length * A_LETTER);
    return moment ? Math.max(A_MOMENT, read) : read;
}

export class Replay {
    /** The place of the line that is told now. */
    at = $state(0);
    playing = $state(false);
    speed = $state<Speed>(1);

    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly lines: () => readonly StoryLine[]) {}

    get now(): StoryLine | null {
        return this.lines()[this.at] ?? null;
    }

    get atEnd(): boolean {
        return this.at >= this.lines().length - 1;
    }

    play = (): void => {
        if (this.atEnd) this.at = 0;
        this.playing = true;
        this.#wait();
    };

    pause = (): void => {
        clearTimeout(this.#timer);
        this.playing = false;
    };

    /** Go to this line; what plays goes on from there. */
    go = (place: number): void => {
        this.at = Math.max(0, Math.min(this.lines().length - 1, place));
        if (this.playing) this.#wait();
    };

    /** Go to the next moment, or the one before; to the ends where there is none. */
    jump = (by: 1 | -1): void => {
        const lines = this.lines();
        let place = this.at + by;
        while (lines[place] && !lines[place]!.moment) place += by;
        this.go(place);
    };

    setSpeed = (speed: Speed): void => {
        this.speed = speed;
        if (this.playing) this.#wait();
    };

    #wait(): void {
        clearTimeout(this.#timer);
        const line = this.lines()[this.at];
        if (!line || this.atEnd) {
            this.playing = false;
            return;
        }
        this.#timer = setTimeout(() => this.go(this.at + 1), lasts(line) / this.speed);
    }
}

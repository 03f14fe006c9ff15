/** An answer that is being made: it survives reload, and is sent once however often it is tried. */
import { api, newKey, told, type Schemas } from "$lib/api/client";
import { Problem, type FieldError } from "$lib/api/problem";
import type { Act } from "$lib/forms/acts";
import { begun, sent } from "$lib/forms/answers";
import type { Answer } from "$lib/forms/fields";
import { Kept } from "$lib/kept.svelte";
import { toasts } from "$lib/ui/toasts.svelte";

import type { Asked } from "./asks.svelte";

interface Written {
    answer: Answer;
    /** What producers may read that I thought by it. */
    thought: string;
    /** The key under which it is on its way, until the server has it. */
    key: string | null;
    /** What the server has of mine. */
    given: Answer | null;
}

const AGAIN = 2500;
/** How many milliseconds after the last key the words are read. */
const TYPED = 400;
/** How the server says that a decision is not open any more. */
const CLOSED = [404, 409];

export class Draft {
    problems = $state.raw<readonly FieldError[]>([]);
    /** What would be taken but not count: told once, before it is sent. */
    doubts = $state.raw<readonly FieldError[]>([]);
    /** The acts that the server reads out of the words, by field. */
    read = $state.raw<Readonly<Record<string, readonly Act[]>>>({});
    trouble = $state.raw<Problem | null>(null);
    busy = $state(false);
    /** It is on its way, and the server is away. */
    waits = $state(false);

    #kept: Kept<Written | null>;
    /** The answer that was checked last, as it was sent. */
    #checked = "";
    #reading: ReturnType<typeof setTimeout> | undefined;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #closed = false;

    constructor(
        private readonly season: string,
        seat: string,
        private readonly asked: Asked,
        /** Is told whether the answer was taken, or else that the decision may have closed. */
        private readonly done: (taken: boolean) => void,
    ) {
        this.#kept = new Kept<Written | null>(nameOf(season, seat, asked.ask), null);
        addEventListener("online", this.#again);
        if (this.#written.key !== null) void this.send();
        else this.#readSoon();
    }

    get answer(): Answer {
        return this.#written.answer;
    }

    get thought(): string {
        return this.#written.thought;
    }

    get given(): Answer | null {
        return this.#written.given;
    }

    change(answer: Answer): void {
        // What is another answer is sent under another key.
        clearTimeout(this.#timer);
        this.waits = false;
        this.#write({ answer, key: null });
        this.doubts = [];
        const changed = JSON.stringify(sent(this.asked.form.fields, answer));
        this.#readSoon();
        if (this.problems.length && changed !== this.#checked) this.#looseProblems(answer);
    }

    think(thought: string): void {
        this.#write({ thought });
    }

    /** Back to what the server has. */
    undo(): void {
        if (this.given) this.#write({ answer: this.given });
        this.problems = [];
        this.doubts = [];
    }

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.#again);
        clearTimeout(this.#timer);
        clearTimeout(this.#reading);
    }

    /** Read the acts out of the words once nothing has been typed for a moment. */
    #readSoon(): void {
        clearTimeout(this.#reading);
        const { fields } = this.asked.form;
        const left = fields.some((one) => one.type === "acts" && this.answer[one.name] === null);
        if (left) this.#reading = setTimeout(() => void this.#readActs(), TYPED);
    }

    async #readActs(): Promise<void> {
        const before = JSON.stringify(this.#body.answer);
        const { data } = await api.POST("/api/v1/seasons/{season}/asks/{ask}/check", {
            ...this.#at,
            body: this.#body,
        });
        if (data && before === JSON.stringify(this.#body.answer))
            this.read = data.filled_in as unknown as Record<string, Act[]>;
    }

    /** Check it, then give it. With no way to the server it is tried again until there is one. */
    send = async (): Promise<void> => {
        if (this.busy) return;
        clearTimeout(this.#timer);
        this.busy = true;
        this.trouble = null;
        try {
            if (await this.#isLegal()) await this.#give();
            else this.#write({ key: null });
            this.waits = false;
        } catch (thrown) {
            if (!(thrown instanceof Problem)) throw thrown;
            this.#fail(thrown);
        }
        this.busy = false;
    };

    #again = (): void => {
        if (this.waits) void this.send();
    };

    async #isLegal(): Promise<boolean> {
        if (this.#written.key !== null) return true; // it was, and may be taken already
        const doubted = this.doubts.length > 0;
        const { legal, errors, doubts } = await told(
            api.POST("/api/v1/seasons/{season}/asks/{ask}/check", { ...this.#at, body: this.#body }),
        );
        this.problems = errors as FieldError[];
        this.#checked = JSON.stringify(this.#body.answer);
        this.doubts = doubted ? [] : (doubts as FieldError[]);
        return legal && this.doubts.length === 0;
    }

    async #give(): Promise<void> {
        const key = this.#written.key ?? newKey();
        const given = $state.snapshot(this.answer) as Answer;
        this.#write({ key });
        await told(
            api.POST("/api/v1/seasons/{season}/asks/{ask}/answer", {
                ...this.#at,
                body: this.#body,
                headers: { "Idempotency-Key": key },
            }),
        );
        this.problems = [];
        this.#write({ key: null, given });
        this.done(true);
    }

    #fail(problem: Problem): void {
        if (problem.isAway) {
            // The key is kept from now on: whatever the server has of it, sending it again is the same.
            this.#write({ key: this.#written.key ?? newKey() });
            this.waits = true;
            if (!this.#closed) this.#timer = setTimeout(() => void this.send(), AGAIN);
            return;
        }
        this.waits = false;
        this.#write({ key: null });
        this.problems = problem.errors;
        if (problem.errors.length > 0) return;
        if (CLOSED.includes(problem.status)) toasts.fail(problem);
        else this.trouble = problem;
        this.done(false);
    }

    /** What was wrong with a field that has changed since is not known any more. */
    #looseProblems(answer: Answer): void {
        const was = JSON.parse(this.#checked || "{}") as Answer;
        const now = sent(this.asked.form.fields, answer);
        const same = (name: string): boolean =>
            JSON.stringify(now[name] ?? null) === JSON.stringify(was[name] ?? null);
        this.problems = this.problems.filter(({ field }) => field && same(field.split(/[.[]/u)[0]!));
    }

    get #at() {
        return { params: { path: { season: this.season, ask: this.asked.ask } } };
    }

    get #body(): Schemas["GivenAnswer"] {
        const { answer, thought: said } = this.#written;
        const words = said.trim();
        const filled = sent(this.asked.form.fields, $state.snapshot(answer) as Answer);
        const thought = words ? ({ words } as unknown as Schemas["GivenAnswer"]["thought"]) : null;
        return { answer: filled, thought };
    }

    get #written(): Written {
        return (
            this.#kept.value ?? {
                answer: begun(this.asked.form.fields, this.asked.form.default),
                thought: "",
                key: null,
                given: null,
            }
        );
    }

    #write(changes: Partial<Written>): void {
        this.#kept.value = { ...this.#written, ...changes };
    }
}

function nameOf(season: string, seat: string, ask: string): string {
    return `answer:${season}:${seat}:${ask}`;
}

/** Forget what was written to decisions that are closed by now. */
export function forgetClosed(season: string, seat: string, open: readonly string[]): void {
    const prefix = nameOf(season, seat, "");
    for (const name of Object.keys(localStorage))
        if (name.startsWith(prefix) && !open.includes(name.slice(prefix.length)))
            localStorage.removeItem(name);
}

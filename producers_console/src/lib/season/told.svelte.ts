/** Facts in their order, and what pages need folded out of them. */
import type { SeenFact } from "$lib/api/types";

import { addChapters, type Chapter } from "./chapters";
import { COMMON, type Life } from "./life";
import { addMarks, type Mark } from "./marks";
import { withTalks, type Talk } from "./talks";

export class Told {
    /** How many facts there are; whoever reads `facts` reads this, to hear of more. */
    count = $state(0);
    /** Every fact we may know, `facts[n - 1]` having the number n. It grows and never changes. */
    readonly facts: SeenFact[] = [];
    talks = $state.raw<ReadonlyMap<string, Talk>>(new Map());
    chapters = $state.raw<readonly Chapter[]>([]);
    marks = $state.raw<readonly Mark[]>([]);
    /** What each castaway's player thought last; producers alone are told. */
    thoughts = $state.raw<ReadonlyMap<string, SeenFact>>(new Map());

    #chapters: Chapter[] = [];
    #marks: Mark[] = [];

    constructor(public life: Life = COMMON) {}

    /** What its game says of rounds, phases and marks, which may come after the first facts. */
    learn(life: Life): void {
        this.life = life;
        [this.#chapters, this.#marks] = [[], []];
        this.#place(this.facts);
    }

    take(some: readonly SeenFact[]): void {
        for (const one of some) this.facts.push(one);
        this.count = this.facts.length;
        this.talks = withTalks(this.talks, some);
        this.#place(some);
        const had = some.filter(({ fact }) => fact.fact === "ThoughtHad");
        if (had.length)
            this.thoughts = new Map([
                ...this.thoughts,
                ...had.map((one) => [String(one.fact.seat), one] as const),
            ]);
    }

    #place(some: readonly SeenFact[]): void {
        if (addChapters(this.#chapters, some, this.life.phase_facts)) this.chapters = [...this.#chapters];
        if (addMarks(this.#marks, some, this.life.marks)) this.marks = [...this.#marks];
    }
}

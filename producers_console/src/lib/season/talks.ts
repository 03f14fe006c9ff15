/** Conversations, folded out of the facts that every format with talks tells. */
import type { SeenFact } from "$lib/api/types";
import { actsOf, type Act } from "$lib/forms/acts";

import type { Chapter } from "./chapters";

export interface Message {
    number: number;
    seat: string;
    words: string | null;
    acts: Act[];
}

export interface Talk {
    id: string;
    seats: string[];
    began: number;
    ended: boolean;
    group: boolean;
    messages: Message[];
}

/** The round in which a talk began; 0 before the first. */
export function roundOf(talk: Talk, chapters: readonly Chapter[]): number {
    return chapters.findLast((chapter) => chapter.number < talk.began)?.round ?? 0;
}

/** The talks with what these facts add; those that they do not touch are the same objects. */
export function withTalks(
    before: ReadonlyMap<string, Talk>,
    facts: readonly SeenFact[],
): ReadonlyMap<string, Talk> {
    let after: Map<string, Talk> | null = null;
    const changed = new Set<string>();
    const change = (id: string, made: Partial<Talk>): Talk => {
        after ??= new Map(before);
        const old = after.get(id);
        if (old && changed.has(id)) return Object.assign(old, made);
        changed.add(id);
        const talk: Talk = {
            id,
            seats: [],
            began: 0,
            ended: false,
            group: false,
            ...old,
            messages: [...(old?.messages ?? [])],
            ...made,
        };
        after.set(id, talk);
        return talk;
    };
    /** The same people talk again in another round, under the same name. */
    const putAway = (id: string): void => {
        const old = (after ?? before).get(id);
        if (!old) return;
        after ??= new Map(before);
        const kept = `${id}@${old.began}`;
        after.set(kept, { ...old, id: kept });
        after.delete(id);
        changed.delete(id);
    };
    for (const { number, fact } of facts) {
        if (fact.fact === "TalkBegan" || fact.fact === "GroupTalkBegan") {
            putAway(String(fact.talk));
            const group = fact.fact === "GroupTalkBegan";
            change(String(fact.talk), { seats: fact.seats as string[], began: number, group });
        } else if (fact.fact === "MessageSaid") {
            const words = fact.words as string | null;
            const said = { number, seat: String(fact.seat), words, acts: actsOf(fact) };
            change(String(fact.talk), {}).messages.push(said);
        } else if (fact.fact === "TalkEnded") {
            change(String(fact.talk), { ended: true, seats: fact.seats as string[] });
        }
    }
    return after ?? before;
}

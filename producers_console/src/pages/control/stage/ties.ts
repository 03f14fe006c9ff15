/** Who talks to whom, and how much. */
import type { Talk } from "$lib/season/talks";

export interface Tie {
    /** The two seats, in alphabetical order. */
    key: string;
    a: string;
    b: string;
    talks: Talk[];
    messages: number;
    live: boolean;
}

export const keyOf = (one: string, other: string): string =>
    one < other ? `${one} ${other}` : `${other} ${one}`;

/** A tie for every two who have been in a talk together, the strongest first. */
export function tiesOf(talks: Iterable<Talk>): Tie[] {
    const ties = new Map<string, Tie>();
    for (const talk of talks) {
        const seats = [...new Set(talk.seats)].sort();
        for (const [at, a] of seats.entries())
            for (const b of seats.slice(at + 1)) {
                const key = keyOf(a, b);
                const tie = ties.get(key) ?? { key, a, b, talks: [], messages: 0, live: false };
                tie.talks.push(talk);
                tie.messages += talk.messages.filter((one) => one.seat === a || one.seat === b).length;
                tie.live ||= !talk.ended;
                ties.set(key, tie);
            }
    }
    return [...ties.values()].sort((x, y) => y.messages - x.messages || x.key.localeCompare(y.key));
}

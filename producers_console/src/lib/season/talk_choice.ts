/** Which talks are meant. */
import type { Chapter } from "./chapters";
import { roundOf, type Talk } from "./talks";

/** Null is every one. */
export interface Choice {
    seat?: string | null;
    round?: number | null;
}

/** The talks that fit, those that go on first, then the newest. */
export function chosenTalks(
    talks: readonly Talk[],
    chapters: readonly Chapter[],
    { seat = null, round = null }: Choice,
): Talk[] {
    return talks
        .filter(
            (talk) =>
                (seat === null || talk.seats.includes(seat)) &&
                (round === null || roundOf(talk, chapters) === round),
        )
        .sort((a, b) => Number(a.ended) - Number(b.ended) || b.began - a.began);
}

/** Which talks are meant. */
import type { Chapter } from "./chapters";
import { roundOf, type Talk } from "./talks";

/** Null is every one. */
export interface Choice {
    seat?: string | null;
    round?: number | null;
    words?: string;
}

/** The talks that fit, those that go on first, then the newest. */
export function chosenTalks(
    talks: readonly Talk[],
    chapters: readonly Chapter[],
    { seat = null, round = null, words = "" }: Choice,
): Talk[] {
    const sought = words.trim().toLowerCase();
    return talks
        .filter(
            (talk) =>
                (seat === null || talk.seats.includes(seat)) &&
                (round === null || roundOf(talk, chapters) === round) &&
                (sought === "" || talk.messages.some((one) => one.words?.toLowerCase().includes(sought))),
        )
        .sort((a, b) => Number(a.ended) - Number(b.ended) || b.began - a.began);
}

/** What came of what I did last, before the next question: dice, counts, who is out, last replies. */
import type { SeenFact, StoryLine } from "$lib/api/types";
import type { Talk } from "$lib/season/talks";
import { listed } from "$lib/words";

/** A line of the story, with the dice that were thrown where it tells of a throw of mine. */
export interface Result {
    line: StoryLine;
    dice: readonly number[] | null;
}

const TONES = ["ballot", "scores", "result"];
/** How many of the latest are shown. */
const MOST = 14;
/** How much is shown of a talk that ended. */
const LAST_MESSAGES = 3;

/** My own dice in these facts, in their order. */
export function ownDice(facts: readonly SeenFact[], seat: string, after: number): readonly number[][] {
    return facts
        .slice(after)
        .filter(({ fact }) => fact.seat === seat && isDice(fact.dice))
        .map(({ fact }) => fact.dice as number[]);
}

/** The outcomes since then: votes as they were read, scores, results, and throws of mine. */
export function resultsSince(
    lines: readonly StoryLine[],
    facts: readonly SeenFact[],
    seat: string,
    after: number,
): Result[] {
    const thrown = [...ownDice(facts, seat, after)];
    const results: Result[] = [];
    for (const line of lines) {
        if (line.number <= after) continue;
        const nth = thrown.findIndex((dice) => line.text.includes(listed(dice.map(String))));
        const dice = nth < 0 || line.tone === "speech" ? null : thrown.splice(nth, 1)[0]!;
        if (dice || TONES.includes(line.tone)) results.push({ line, dice });
    }
    return results.slice(-MOST);
}

/** My talks that ended since then with words of somebody else, each with its last messages. */
export function talksEnded(talks: Iterable<Talk>, seat: string, after: number): Talk[] {
    return [...talks]
        .filter((talk) => talk.ended && talk.seats.includes(seat))
        .filter((talk) => talk.messages.some((one) => one.number > after && one.seat !== seat))
        .map((talk) => ({ ...talk, messages: talk.messages.slice(-LAST_MESSAGES) }));
}

function isDice(value: unknown): value is number[] {
    return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number");
}

/** When an order is to take effect, as it is chosen and as it is told. */
import type { Schemas } from "$lib/api/client";
import { factWords } from "$lib/fact_words";
import { inSentence, plural } from "$lib/words";

export type When = Schemas["When"];
export type Moment = "now" | "next" | "phase" | "round" | "left" | "fact";

export interface Chosen {
    moment: Moment;
    phase: string;
    round: number | null;
    left: number | null;
    fact: string;
    times: number | null;
}

export const MOMENTS: [Moment, string][] = [
    ["now", "Now"],
    ["phase", "Before the next…"],
    ["round", "In round…"],
    ["left", "When so many are left…"],
    ["fact", "After it happens that…"],
    ["next", "At the next pause between phases"],
];

const MOST = 1_000_000;
export const NOW: Chosen = { moment: "now", phase: "", round: null, left: null, fact: "", times: null };

/** What was typed that counts nothing: said beside it. Empty where all is well. */
export function wrongWhen({ moment, round, left, times }: Chosen): string {
    const counts = (number: number | null): boolean =>
        number === null || (Number.isInteger(number) && number >= 1 && number <= MOST);
    if (moment === "round" && !counts(round)) return "Rounds are counted from 1, in whole numbers.";
    if (moment === "left" && !counts(left)) return "How many are left: a whole number, from 1 on.";
    if (moment === "fact" && !counts(times)) return "How many times: a whole number, from 1 on.";
    return "";
}

/** What is sent; null is now, undefined where something is still to be chosen. */
export function whenOf(chosen: Chosen): When | null | undefined {
    if (wrongWhen(chosen)) return undefined;
    switch (chosen.moment) {
        case "now":
            return null;
        case "next":
            return {};
        case "phase":
            return chosen.phase ? { phase: chosen.phase } : undefined;
        case "round":
            if (!chosen.round) return undefined;
            return chosen.phase ? { round: chosen.round, phase: chosen.phase } : { round: chosen.round };
        case "left":
            return chosen.left ? { left: chosen.left } : undefined;
        case "fact":
            if (!chosen.fact) return undefined;
            return (chosen.times ?? 1) > 1
                ? { fact: chosen.fact, times: chosen.times }
                : { fact: chosen.fact };
    }
}

/** `before the next vote from round 5 on`, `when 9 are left`. */
export function whenWords(when: Record<string, unknown> | null | undefined): string {
    if (!when) return /* @wc-include */ "now";
    const phase = typeof when.phase === "string" ? when.phase : "";
    const words: string[] = [];
    if (phase === "end") words.push("at the end of the round");
    else if (phase) words.push(`before the next ${inSentence(phase)}`);
    // It is due at the first such moment in that round, or in a later one where that is past.
    if (when.round) words.push(`from round ${String(when.round)} on`);
    if (when.left) words.push(`when ${String(when.left)} are left`);
    if (typeof when.fact === "string" && when.fact) {
        const times = Number(when.times ?? 1);
        words.push(
            `after “${factWords(when.fact)}”${times > 1 ? plural(times, [" # time", " # times"]) : ""}`,
        );
    }
    return words.join(" ") || "at the next pause between phases";
}

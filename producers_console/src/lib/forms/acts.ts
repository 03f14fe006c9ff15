/** What a message does in the game, as chips and tags show it; the kinds come from the server. */
import { inSentence, labelled } from "$lib/words";

import type { ActKind } from "./fields";

export interface Act {
    act: string;
    about?: string | null;
    what?: string | null;
    by?: string | null;
    /** Names an alliance, in facts; answers and the story give it as `what`. */
    name?: string | null;
}

/**
 * An act as one would tell of it: `proposes Caio`, `sees Caio in danger from Zora`. The labels say
 * how, for a kind or one of its details; what stands in brackets is left out where a part is missing.
 */
export function actWords(act: Act, name: (seat: string) => string): string {
    const parts: Record<string, string> = {
        act: inSentence(act.act),
        about: act.about ? name(act.about) : "",
        by: act.by ? name(act.by) : "",
        what: act.name ?? inSentence(act.what ?? ""),
    };
    const keys = [[act.act, act.what], [act.act], ["*"]].map((key) => ["act", ...key].join(" "));
    const pattern = keys.map(labelled).find((words) => words !== undefined) ?? "";
    const filled = (words: string): string => words.replace(/\{(\w+)\}/g, (_, part: string) => parts[part]!);
    const isWhole = (words: string): boolean =>
        [...words.matchAll(/\{(\w+)\}/g)].every(([, part]) => parts[part!]);
    return filled(pattern.replace(/\[([^\]]*)\]/g, (_, words: string) => (isWhole(words) ? words : "")));
}

/** Whether two acts are the same. */
export function sameAct(one: Act, other: Act): boolean {
    const parts = ({ act, about, what, by }: Act): string =>
        JSON.stringify([act, about ?? null, what ?? null, by ?? null]);
    return parts(one) === parts(other);
}

/** The details that an act of this kind can have; the first where none is chosen, but for numbers. */
export function detailsOf(kind: ActKind): string[] {
    if (kind.numbers) return Array.from({ length: kind.numbers }, (_, at) => String(at + 1));
    return [...kind.whats.slice(-1), ...kind.whats.slice(0, -1)];
}

/** What is missing for an act of this kind, in words; empty where nothing is. */
export function missing(kind: ActKind, about: string, what: string): string {
    if (kind.about && !about) return "Say who it is about.";
    if (kind.named && !what.trim()) return "Give the alliance a name.";
    if (kind.numbers && !what) return "Choose a number.";
    return "";
}

/** The acts of a fact, if it has any. */
export function actsOf(fact: Record<string, unknown>): Act[] {
    return Array.isArray(fact.acts) ? (fact.acts as Act[]) : [];
}

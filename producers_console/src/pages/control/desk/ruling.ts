/** What producers put in the place of an answer: how each value of it is given where its form is not known. */
import type { Option } from "$lib/schema/schema";
import { meant } from "$lib/schema/schema";
import { listed } from "$lib/words";

type Answer = Record<string, unknown>;

/** `raw` is what only a notation of the computer's says; `words` are somebody's own, `one` may be a castaway. */
export type Kind = "seat" | "seats" | "flag" | "number" | "words" | "one" | "raw";

/** What every game calls the fields in which somebody speaks. */
const SPOKEN = ["words", "say"];

export function kindOf(name: string, value: unknown, seats: readonly Option[]): Kind {
    const isSeat = (one: unknown): boolean => seats.some((seat) => seat.value === one);
    if (SPOKEN.includes(name) && (value === null || typeof value === "string")) return "words";
    if (isSeat(value)) return "seat";
    if (value === null || typeof value === "string") return "one";
    if (typeof value === "boolean") return "flag";
    if (typeof value === "number") return "number";
    return Array.isArray(value) && value.every(isSeat) ? "seats" : "raw";
}

/** What was typed for a value; `undefined` where that is not to be read. Nothing typed is nothing, where it was. */
export function typed(kind: Kind, old: unknown, text: string, seats: readonly Option[]): unknown {
    if (kind === "words" || kind === "one") {
        if (text.trim() === "") return old === null ? null : "";
        return kind === "one" ? meant(text, seats) : text;
    }
    try {
        const value: unknown = JSON.parse(text);
        return kind !== "number" || typeof value === "number" ? value : undefined;
    } catch {
        return undefined;
    }
}

/** Whether what is put in its place is anything else. */
export function differs(old: Answer, instead: Answer): boolean {
    return Object.entries(instead).some(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    );
}

/** A value of an answer in words, with people's names. */
export function valueWords(value: unknown, name: (seat: string) => string): string {
    if (value === null || value === undefined || value === "") return /* @wc-include */ "nothing";
    if (typeof value === "boolean") return value ? /* @wc-include */ "yes" : /* @wc-include */ "no";
    if (typeof value === "string") return name(value);
    if (Array.isArray(value))
        return value.length ? listed(value.map((one) => valueWords(one, name))) : /* @wc-include */ "none";
    if (typeof value === "object")
        return Object.entries(value)
            .map(([key, one]) => `${name(key)}: ${valueWords(one, name)}`)
            .join(", ");
    return String(value);
}

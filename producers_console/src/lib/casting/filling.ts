/** A new castaway of whom only the name is known: all else is taken from somebody in the library. */
import type { Schemas } from "$lib/api/client";
import type { LibraryEntry } from "$lib/api/types";

export type NewPersona = Schemas["NewPersona"];

const TAKEN = [
    "age",
    "pronouns",
    "home",
    "work",
    "voice",
    "archetype",
    "wants",
    "goal",
    "phrases",
    "images",
    "looks",
] as const;
/** What is written about somebody, by name. */
const WRITTEN = ["biography", "temperament"] as const;

/** A castaway with this name and everything else like `model`, whose names become theirs. */
export function filledIn(name: string, model: LibraryEntry): NewPersona {
    const { castaway } = model;
    const taken = Object.fromEntries(TAKEN.map((field) => [field, castaway[field]]));
    const written = Object.fromEntries(
        WRITTEN.map((field) => [field, renamed(castaway[field] ?? "", castaway, name)]),
    );
    return { name, ...taken, ...written };
}

function renamed(
    text: string,
    { name, full_name = "" }: { name: string; full_name?: string },
    to: string,
): string {
    const names = [full_name, name]
        .filter(Boolean)
        .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return text.replaceAll(new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "gu"), () => to);
}

/** A file's name as somebody's: `wren_alder-2.png` is Wren Alder. */
export function nameIn(file: string): string {
    return file
        .replace(/\.\w+$/, "")
        .split(/[^\p{L}']+/u)
        .filter(Boolean)
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(" ");
}

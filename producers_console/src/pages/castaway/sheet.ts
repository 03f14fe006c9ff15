/** A sheet of any format, to read. */
import type { Sheet } from "$lib/api/types";
import { listed, titled } from "$lib/words";

/** What a sheet says of one castaway. */
export function ownPart(sheet: Sheet, seat: string): [string, unknown][] {
    const players = (sheet.players ?? {}) as Record<string, Record<string, unknown> | undefined>;
    return Object.entries(players[seat] ?? {}).filter(([, value]) => !isEmpty(value));
}

export function isEmpty(value: unknown): boolean {
    if (value === null || value === undefined || value === "" || value === false) return true;
    if (Array.isArray(value)) return value.length === 0;
    return typeof value === "object" && Object.values(value).every(isEmpty);
}

type Name = (seat: string) => string;

/** A value in lines: one for each of the things in it, where these have fields of their own. */
export function valueLines(value: unknown, name: Name, label: Name = titled): string[] {
    if (!isThing(value) && !Array.isArray(value)) return [valueWords(value, name, label)];
    if (!Object.values(value).some(isThing)) return [valueWords(value, name, label)];
    return Array.isArray(value)
        ? value.map((one) => valueWords(one, name, label))
        : parts(value).map(([key, one]) => `${called(key, name, label)}: ${valueWords(one, name, label)}`);
}

/** A value in words: seats by name, lists and small tables in a line. */
export function valueWords(value: unknown, name: Name, label: Name = titled): string {
    if (value === true) return /* @wc-include */ "yes";
    if (value === false) return /* @wc-include */ "no";
    if (typeof value === "string") return name(value).replaceAll("_", " ");
    if (Array.isArray(value)) return listed(value.map((one) => valueWords(one, name, label)));
    if (isThing(value))
        return parts(value)
            .map(([key, one]) => `${called(key, name, label)}: ${valueWords(one, name, label)}`)
            .join("; ");
    return String(value ?? "");
}

function isThing(value: unknown): value is Record<string, unknown> {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a thing says: not what type of fact it is. */
function parts(thing: Record<string, unknown>): [string, unknown][] {
    return Object.entries(thing).filter(([key, one]) => key !== "fact" && !isEmpty(one));
}

function called(key: string, name: Name, label: Name): string {
    return name(key) === key ? label(key) : name(key);
}

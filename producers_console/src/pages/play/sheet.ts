/** What the sheet of any format says of one seat, in words. */
import type { Sheet } from "$lib/api/types";
import { locale } from "$lib/language";
import { byName, type Terms } from "$lib/season/terms.svelte";
import { titled } from "$lib/words";

export interface Row {
    label: string;
    words: string;
}

export interface Belonging {
    key: string;
    name: string;
    about: string;
}

export interface Belongings {
    title: string;
    items: Belonging[];
}

type Plain = Record<string, unknown>;
const OWNERS = ["owner", "holder"];
/** What is said elsewhere on the page, or to nobody. */
const SAID = ["status", "tag", "public", "fact"];
/** A card as the rules name it, such as `hard_hat.2`: the table shows it, with its words. */
const CARD = /^\w+\.\d+$/;

/** What is known of the seat itself. */
export function rowsOf(sheet: Sheet | null, seat: string, terms = byName): Row[] {
    return rows(record(record(sheet?.players)[seat]), (field) => terms(field, "players"));
}

/** What is theirs, by kinds of things: whatever the sheet says has them for its owner. */
export function belongingsOf(sheet: Sheet | null, seat: string, terms = byName): Belongings[] {
    const kinds = record(sheet?.kinds);
    const made: Belongings[] = [];
    for (const [title, things] of Object.entries(sheet ?? {})) {
        const items = Object.entries(record(things))
            .map(([key, thing]) => [key, record(thing)] as const)
            .filter(([, thing]) => OWNERS.some((owner) => thing[owner] === seat))
            .map(([key, thing]) => belonging(key, thing, kinds, (field) => terms(field, title)));
        if (items.length) made.push({ title: terms(title), items });
    }
    return made;
}

function belonging(key: string, thing: Plain, kinds: Plain, terms: Terms): Belonging {
    const kind = record(kinds[String(thing.kind)]);
    if (kind.name) return { key, name: String(kind.name), about: String(kind.text ?? "") };
    const about = rows(thing, terms, OWNERS)
        .filter(({ words }) => words !== "0")
        .map(({ label, words }) => label.toLowerCase() + (words === "yes" ? "" : ` ${words}`));
    return { key, name: titled(key), about: about.join(", ") };
}

function rows(known: Plain, terms: Terms, but: readonly string[] = []): Row[] {
    return Object.entries(known)
        .filter(([name]) => !SAID.includes(name) && !but.includes(name))
        .map(([name, value]) => ({ label: terms(name), words: inWords(value) }))
        .filter(({ words }) => words !== "");
}

function inWords(value: unknown): string {
    if (typeof value === "number") return new Intl.NumberFormat(locale).format(value);
    if (typeof value === "string") return CARD.test(value) ? "" : value.replaceAll("_", " ");
    if (value === true) return /* @wc-include */ "yes";
    if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(", ");
    return ""; // what is not, or is too deep for a row
}

function record(value: unknown): Plain {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Plain) : {};
}

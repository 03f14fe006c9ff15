/** JSON schemas as the API tells them, and which way of filling in fits each. */
import { titled } from "$lib/words";

export interface Schema {
    $ref?: string;
    $defs?: Record<string, Schema>;
    type?: string | string[];
    title?: string;
    description?: string;
    default?: unknown;
    enum?: unknown[];
    anyOf?: Schema[];
    items?: Schema | false;
    /** What stands at each place of a list of fixed length. */
    prefixItems?: Schema[];
    pattern?: string;
    properties?: Record<string, Schema>;
    required?: string[];
    additionalProperties?: boolean | Schema;
    minimum?: number;
    maximum?: number;
    minItems?: number;
    maxItems?: number;
    maxLength?: number;
}

export type Terms = Record<string, unknown>;

/** What may be chosen here, where a schema says no more than "a text". */
export interface Choices {
    seats: Option[];
    teams: string[];
    phases: string[];
    cards: Option[];
    claims: Option[];
    parameters: Option[];
    /** The schema of what has no schema of its own, by what stands beside it. */
    anything?: (beside: Terms) => Schema | null;
    /** What else becomes of an object when this in it is chosen. */
    follows?: (name: string, value: unknown) => Terms;
}

export interface Option {
    value: string;
    label: string;
    note?: string;
    /** Who plays no longer: `note` says why. */
    out?: boolean;
}

/** Who plays no longer stands behind all who do. */
export function playingFirst(options: readonly Option[]): Option[] {
    return [...options.filter((one) => !one.out), ...options.filter((one) => one.out)];
}

export type Way =
    | { way: "fixed"; value: unknown }
    | { way: "one"; options: Option[] }
    | { way: "some"; options: Option[] }
    | { way: "order"; options: Option[] }
    | { way: "seat" }
    | { way: "seats" }
    | { way: "groups" }
    | { way: "flag" }
    | { way: "number"; least?: number; most?: number; whole: boolean }
    | { way: "figures"; each: Schema[] }
    | { way: "line"; options: Option[]; most?: number }
    | { way: "text"; most?: number }
    | { way: "lines" }
    | { way: "part"; schema: Schema }
    | { way: "parts"; kinds: Schema[] }
    | { way: "any" };

const LONG = ["story", "question", "text", "words"];
const SEATS = ["seats", "sits_out"];

/** A schema with its reference followed, and without the null that may stand in its place. */
export function plain(schema: Schema, root: Schema): Schema {
    if (schema.$ref) {
        const name = schema.$ref.split("/").at(-1)!;
        return plain(root.$defs?.[name] ?? {}, root);
    }
    const others = schema.anyOf?.filter((one) => one.type !== "null");
    if (others?.length === 1) return { ...plain(others[0]!, root), default: schema.default };
    if (Array.isArray(schema.type)) {
        const [type] = schema.type.filter((one) => one !== "null");
        return { ...schema, type };
    }
    return schema;
}

/** Whether nothing may stand there. */
export function mayBeNothing(schema: Schema): boolean {
    if (Array.isArray(schema.type)) return schema.type.includes("null");
    return schema.anyOf?.some((one) => one.type === "null") ?? false;
}

/** How a value of this name and schema is given. */
export function wayOf(name: string, given: Schema, root: Schema, choices: Choices): Way {
    const schema = plain(given, root);
    if (schema.enum?.length === 1) return { way: "fixed", value: schema.enum[0] };
    if (schema.enum) return { way: "one", options: optionsOf(schema.enum) };
    if (schema.anyOf) return { way: "any" };
    switch (schema.type) {
        case "boolean":
            return { way: "flag" };
        case "integer":
        case "number":
            return {
                way: "number",
                least: schema.minimum,
                most: schema.maximum,
                whole: schema.type === "integer",
            };
        case "string":
            return wayOfText(name, schema, choices);
        case "array":
            if (schema.prefixItems)
                return { way: "figures", each: schema.prefixItems.map((one) => plain(one, root)) };
            return wayOfList(name, plain(schema.items || {}, root), choices);
        case "object":
            if (schema.properties) return { way: "part", schema };
            return { way: "groups" };
        default:
            return { way: "any" };
    }
}

function wayOfText(name: string, schema: Schema, choices: Choices): Way {
    if (name === "seat") return { way: "seat" };
    if (name === "phase") return { way: "one", options: optionsOf(["any", ...choices.phases]) };
    if (name === "parameter") return { way: "one", options: choices.parameters };
    if (name === "team") return { way: "line", options: choices.teams.map(optionOfTeam) };
    if (schema.pattern) return { way: "line", options: [], most: schema.maxLength };
    if (["kind", "into", "looks_like"].includes(name)) return { way: "line", options: choices.cards };
    if (LONG.includes(name)) return { way: "text", most: schema.maxLength };
    return { way: "line", options: [], most: schema.maxLength };
}

function wayOfList(name: string, items: Schema, choices: Choices): Way {
    if (SEATS.includes(name)) return { way: "seats" };
    if (name === "claims") return { way: "some", options: choices.claims };
    if (name === "kinds") return { way: "some", options: choices.cards };
    if (items.enum) return { way: "order", options: optionsOf(items.enum) };
    if (items.anyOf) return { way: "parts", kinds: items.anyOf };
    if (items.properties) return { way: "parts", kinds: [items] };
    return { way: "lines" };
}

export function optionsOf(values: readonly unknown[], title = true): Option[] {
    return values.map((value) => {
        const text = String(value);
        return { value: text, label: title ? titled(text) : text };
    });
}

/** Stands for whoever takes what is offered: known only later. */
export const TAKER = "@taker";
const WHOEVER: Option = { value: TAKER, label: "Whoever takes it" };

const optionOfTeam = (team: string): Option => (team === TAKER ? WHOEVER : { value: team, label: team });

/** What may be chosen in the parts of an order: also whoever takes it, where its description knows them. */
export function choicesInParts(choices: Choices, root: Schema): Choices {
    if (!root.description?.includes(TAKER)) return choices;
    const seats = choices.seats.filter((one) => one.value !== TAKER);
    const teams = choices.teams.filter((one) => one !== TAKER);
    return { ...choices, seats: [WHOEVER, ...seats], teams: [TAKER, ...teams] };
}

/** The value of the option that was meant, however it is spelled; else what was typed. */
export function meant(typed: string, options: readonly Option[]): string {
    const spelled = (text: string): string =>
        text
            .trim()
            .toLowerCase()
            .replace(/[\s_-]+/g, "_");
    return (
        options.find((one) => [one.value, one.label].some((text) => spelled(text) === spelled(typed)))
            ?.value ?? typed
    );
}

/** What a value of this schema begins as: what is fixed and what is usual. */
export function begun(schema: Schema, root: Schema): Terms {
    const made: Terms = {};
    for (const [name, given] of Object.entries(schema.properties ?? {})) {
        const one = plain(given, root);
        if (one.enum?.length === 1) made[name] = one.enum[0];
        else if (given.default !== undefined && given.default !== null) made[name] = given.default;
    }
    return made;
}

/**
 * The same without what was left empty and may be omitted, also in its parts; with the id that
 * follows from a name.
 */
export function filled(value: Terms, schema: Schema, root: Schema = schema): Terms {
    const required = schema.required ?? [];
    // A list that is needed and was left empty is an empty one.
    const lists = required.filter((name) => plain(schema.properties?.[name] ?? {}, root).type === "array");
    const made = { ...Object.fromEntries(lists.map((name) => [name, []])), ...named(value, schema) };
    return Object.fromEntries(
        Object.entries(made)
            .filter(([name, one]) => required.includes(name) || !isEmpty(one))
            .map(([name, one]) => [name, filledIn(one, plain(schema.properties?.[name] ?? {}, root), root)]),
    );
}

function filledIn(value: unknown, schema: Schema, root: Schema): unknown {
    if (Array.isArray(value))
        return value.map((one) => (isTerms(one) ? filledIn(one, kindOf(one, schema, root), root) : one));
    return isTerms(value) && schema.properties ? filled(value, schema, root) : value;
}

const isEmpty = (value: unknown): boolean =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

export const isTerms = (value: unknown): value is Terms =>
    typeof value === "object" && value !== null && !Array.isArray(value);

/** Of the kinds that an item of a list may have, its own: the one whose fixed field it holds. */
export function kindOf(item: Terms, list: Schema, root: Schema): Schema {
    const items = plain(list.items || {}, root);
    const kinds = (items.anyOf ?? [items]).map((one) => plain(one, root));
    return (
        kinds.find((kind) =>
            Object.entries(kind.properties ?? {}).every(
                ([name, one]) => one.enum?.length !== 1 || one.enum[0] === item[name],
            ),
        ) ?? {}
    );
}

/** What is to be an id, made out of words: `Golden idol!` is `golden_idol`. */
export function idOf(words: string): string {
    return words
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^[_0-9]+|_+$/g, "")
        .slice(0, 40);
}

/** An object with the ids that were left empty and follow from the name of what they are of. */
export function named(value: Terms, schema: Schema): Terms {
    const made = { ...value };
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
        if (!one.pattern || !isEmpty(made[name])) continue;
        const called = Object.values(value).find(
            (other) => isTerms(other) && typeof other.name === "string",
        ) as Terms | undefined;
        if (called) made[name] = idOf(String(called.name));
    }
    return made;
}

/** The first rule that a description names, such as `DS-9.2`. */
export function ruleIn(description: string): string | undefined {
    return /\b[A-Z]{1,4}-\d+\.\d+\b/.exec(description)?.[0];
}

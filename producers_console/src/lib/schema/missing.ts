/** What is still to be given before terms can be sent, and what cannot be as it is. */
import { isTerms, kindOf, mayBeNothing, named, plain, type Schema, type Terms } from "./schema";

/** What is wrong, by the way to it, such as `terms.effects.0.seat`. */
export function missing(given: Terms, schema: Schema, root: Schema = schema, way = ""): Map<string, string> {
    const found = new Map<string, string>();
    const value = named(given, schema);
    for (const [name, given] of Object.entries(schema.properties ?? {})) {
        const here = way ? `${way}.${name}` : name;
        const one = plain(given, root);
        // What has no schema of its own may be nothing: the value of some parameters is.
        const needed =
            (schema.required ?? []).includes(name) && !mayBeNothing(given) && Object.keys(given).length > 0;
        const wrong = wrongWith(value[name], one, needed);
        if (wrong) found.set(here, wrong);
        const add = (part: Terms, of: Schema, there: string): void =>
            missing(part, of, root, there).forEach((words, inner) => found.set(inner, words));
        if (one.properties && (needed || isTerms(value[name]))) add((value[name] ?? {}) as Terms, one, here);
        for (const [at, item] of (Array.isArray(value[name]) ? value[name] : []).entries())
            if (isTerms(item)) add(item, kindOf(item, one, root), `${here}.${at}`);
    }
    return found;
}

/** What is wrong with a value; empty where nothing is. */
export function wrongWith(value: unknown, schema: Schema, needed: boolean): string {
    if (schema.prefixItems) return wrongFigures(value, schema.prefixItems, needed);
    if (Array.isArray(value))
        return needed && value.length < (schema.minItems ?? 0) ? "Choose at least one." : "";
    const { minimum: least = -Infinity, maximum: most = Infinity } = schema;
    if (typeof value === "number" && (value < least || value > most))
        return most === Infinity
            ? `At least ${least}.`
            : least === -Infinity
              ? `At most ${most}.`
              : `From ${least} to ${most}.`;
    if (
        schema.pattern &&
        typeof value === "string" &&
        value !== "" &&
        !new RegExp(schema.pattern, "u").test(value)
    )
        return "Small letters, digits and underscores, a letter first: such as golden_idol.";
    const empty = value === undefined || value === null || value === "";
    if (
        !needed ||
        !empty ||
        schema.type === "boolean" ||
        schema.type === "object" ||
        schema.enum?.length === 1
    )
        return "";
    return schema.type === "array" && !schema.minItems ? "" : "This is needed.";
}

function wrongFigures(value: unknown, each: readonly Schema[], needed: boolean): string {
    const figures = Array.isArray(value) ? (value as unknown[]) : [];
    const given = figures.filter((one) => typeof one === "number");
    if (given.length === 0 && !needed) return "";
    if (given.length !== each.length) return `Give exactly ${each.length}.`;
    const wrong = each.map((one, at) => wrongWith(figures[at], one, true)).find(Boolean);
    return (
        wrong ??
        (figures.every((one, at) => each[at]!.type !== "integer" || Number.isInteger(one))
            ? ""
            : "Whole numbers.")
    );
}

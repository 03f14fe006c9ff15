/** Answers to forms: how they begin, what they cost, how they are sent. */
import {
    fieldsOf,
    isNotated,
    type Answer,
    type Budget,
    type Field,
    type NamedField,
    type Option,
    type SubsetField,
} from "./fields";

/**
 * A form's fields before anything is filled in. What has to be chosen is not chosen beforehand, and
 * nothing is agreed to: what counts for whoever is silent need not be what one wants.
 */
export function begun(fields: readonly NamedField[], otherwise: Answer = {}): Answer {
    return Object.fromEntries(fields.map((field) => [field.name, beginning(field, otherwise[field.name])]));
}

function beginning(field: Field, otherwise: unknown): unknown {
    if (isNotated(field)) return beginning(field.form, undefined);
    switch (field.type) {
        case "choice":
            return field.may_pass ? (otherwise ?? null) : onlyOne(field.options);
        case "number":
            return otherwise ?? (field.may_pass ? null : field.least);
        case "flag":
            return false;
        case "words":
            return "";
        case "acts":
            return null; // then they are read from the words
        case "subset":
        case "ranking":
            return chosenAtFirst(field, otherwise);
        case "fields":
            return field.may_pass ? null : begun(fieldsOf(field), (otherwise ?? {}) as Answer);
        default:
            return otherwise;
    }
}

function onlyOne(options: readonly Option[]): string | undefined {
    return options.length === 1 ? options[0]!.value : undefined;
}

function chosenAtFirst(field: SubsetField, otherwise: unknown): unknown {
    if (Array.isArray(otherwise)) return [...(otherwise as string[])];
    if (field.may_pass) return null;
    const all = field.least === field.options.length;
    return all ? field.options.map((option) => option.value) : [];
}

/** An answer as it is sent: texts without words are none, where nothing may be said. */
export function sent(fields: readonly NamedField[], answer: Answer): Answer {
    return Object.fromEntries(fields.map((field) => [field.name, given(field, answer[field.name])]));
}

function given(field: Field, value: unknown): unknown {
    if (isNotated(field)) return typeof value === "string" ? value : given(field.form, value);
    if (field.type === "words" && typeof value === "string" && value.trim() === "")
        return field.may_pass ? null : "";
    if (field.type === "fields" && value !== null && typeof value === "object")
        return sent(fieldsOf(field), value as Answer);
    return value;
}

/** What an answer costs so far. */
export function spent(budget: Budget, answer: Answer): number {
    let total = 0;
    for (const [name, price] of Object.entries(budget.costs)) {
        const value = answer[name];
        if (typeof price === "number") total += price * Number(value ?? 0);
        else if (typeof value === "string") total += price[value] ?? 0;
        else if (Array.isArray(value)) for (const option of value as string[]) total += price[option] ?? 0;
    }
    return total;
}

/** How many words a text has, as the server counts them. */
export function wordsIn(text: string): number {
    return text.split(/\s+/u).filter(Boolean).length;
}

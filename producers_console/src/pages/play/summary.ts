/** An answer in words, for whoever gave it. */
import { actWords, type Act } from "$lib/forms/acts";
import { called, fieldsOf, isNotated, type Answer, type Field, type NamedField } from "$lib/forms/fields";
import { listed, titled } from "$lib/words";

export interface Said {
    label: string;
    words: string;
}

/** What was answered, field by field. */
export function summary(fields: readonly NamedField[], answer: Answer): Said[] {
    return fields.map((field) => ({
        label: field.label || titled(field.name),
        words: inWords(field, answer[field.name]),
    }));
}

function inWords(field: Field, value: unknown): string {
    if (field.type === "acts" && value === null) return "read from the words";
    if (value === null || value === undefined || value === "") return /* @wc-include */ "none";
    if (isNotated(field)) return typeof value === "string" ? value : inWords(field.form, value);
    if (typeof value === "boolean") return value ? /* @wc-include */ "yes" : /* @wc-include */ "no";
    if (field.type === "acts") {
        const name = (seat: string): string => field.people.find((one) => one.value === seat)?.label || seat;
        return (value as Act[]).map((act) => actWords(act, name)).join(", ") || "none";
    }
    if ("options" in field) {
        const name = (one: unknown): string => {
            const option = field.options.find((each) => each.value === one);
            return option ? called(option) : String(one);
        };
        if (!Array.isArray(value)) return name(value);
        if (value.length === 0) return /* @wc-include */ "none";
        return field.type === "ranking" ? value.map(name).join(" › ") : listed(value.map(name));
    }
    if (field.type === "fields") {
        const said = summary(fieldsOf(field), value as Answer);
        const told = said.filter(({ words }) => words !== "none" && words !== "no");
        return told.map(({ label, words }) => `${label}: ${words}`).join("; ") || "none";
    }
    return String(value);
}

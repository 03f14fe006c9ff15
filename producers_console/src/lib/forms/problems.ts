/** What is wrong with an answer, found at its fields: `name`, `group.name`, `list[2]`. */
import type { FieldError } from "$lib/api/problem";

import { called, type Option } from "./fields";

/** The problems of one field, and of the items in it; not those of fields within. */
export function problemsAt(problems: readonly FieldError[], path: string): FieldError[] {
    return problems.filter(({ field }) => field === path || field.startsWith(`${path}[`));
}

/** The problems of no field that is shown: of the answer as a whole. */
export function problemsBeside(problems: readonly FieldError[], names: readonly string[]): FieldError[] {
    return problems.filter(({ field }) => !names.includes(field.split(/[.[]/u)[0]!));
}

/** A problem in one sentence: what is wrong, and what would be right. */
export function sentence({ wrong, right }: FieldError): string {
    const said = right ? `${wrong}: ${right}` : wrong;
    return said.charAt(0).toUpperCase() + said.slice(1) + (/[.!?…]$/u.test(said) ? "" : ".");
}

/**
 * The problems of a field as its tiles have it: the server calls options by their ids, and the page
 * by what stands on them.
 */
export function asOnTiles(
    problems: readonly FieldError[],
    path: string,
    options: readonly Option[],
): FieldError[] {
    const labels = new Map(options.map((option) => [option.value, called(option)]));
    const worded = (words: string): string =>
        words.replaceAll(/[\p{L}\p{N}_-]+/gu, (word) => {
            const label = labels.get(word);
            if (label === undefined) return word;
            return /[\s,]/u.test(label) ? `“${label}”` : label;
        });
    const own = new Set(problemsAt(problems, path));
    return problems.map((one) => {
        if (!own.has(one)) return one;
        // `null for none` is the wire's; "none" there is no option.
        const [choice = "", ...rest] = one.right.split(", or null for none");
        return { ...one, right: worded(choice) + rest.map((more) => `, or nothing${more}`).join("") };
    });
}

/** The path of a field within another. */
export function within(path: string, name: string): string {
    return path ? `${path}.${name}` : name;
}

/** What is wrong with an answer, found at its fields: `name`, `group.name`, `list[2]`. */
import type { FieldError } from "$lib/api/problem";

/** The problems of one field, and of the items in it; not those of fields within. */
export function problemsAt(problems: readonly FieldError[], path: string): FieldError[] {
  return problems.filter(({ field }) => field === path || field.startsWith(`${path}[`));
}

/** The problems of no field that is shown: of the answer as a whole. */
export function problemsBeside(
  problems: readonly FieldError[],
  names: readonly string[],
): FieldError[] {
  return problems.filter(({ field }) => !names.includes(field.split(/[.[]/u)[0]!));
}

/** A problem in one sentence: what is wrong, and what would be right. */
export function sentence({ wrong, right }: FieldError): string {
  const said = right ? `${wrong}: ${right}` : wrong;
  return said.charAt(0).toUpperCase() + said.slice(1) + (/[.!?…]$/u.test(said) ? "" : ".");
}

/** The path of a field within another. */
export function within(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

/** What is still to be given before terms can be sent, and what cannot be as it is. */
import { mayBeNothing, plain, type Schema, type Terms } from "./schema";

/** What is wrong, by the way to it, such as `terms.effects.0.seat`. */
export function missing(value: Terms, schema: Schema, root: Schema = schema, way = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, given] of Object.entries(schema.properties ?? {})) {
    const here = way ? `${way}.${name}` : name;
    const one = plain(given, root);
    // What has no schema of its own may be nothing: the value of some parameters is.
    const needed = (schema.required ?? []).includes(name) && !mayBeNothing(given) && Object.keys(given).length > 0;
    const wrong = wrongWith(value[name], one, needed);
    if (wrong) found.set(here, wrong);
    for (const [at, item] of itemsOf(value[name]).entries())
      for (const [inner, words] of missing(item, kindOf(item, one, root), root, `${here}.${at}`)) found.set(inner, words);
  }
  return found;
}

/** What is wrong with a value; empty where nothing is. */
export function wrongWith(value: unknown, schema: Schema, needed: boolean): string {
  if (Array.isArray(value)) return needed && value.length < (schema.minItems ?? 0) ? "Choose at least one." : "";
  const { minimum: least = -Infinity, maximum: most = Infinity } = schema;
  if (typeof value === "number" && (value < least || value > most))
    return most === Infinity ? `At least ${least}.` : least === -Infinity ? `At most ${most}.` : `From ${least} to ${most}.`;
  const empty = value === undefined || value === null || value === "";
  if (!needed || !empty || schema.type === "boolean" || schema.type === "object" || schema.enum?.length === 1) return "";
  return schema.type === "array" && !schema.minItems ? "" : "This is needed.";
}

const itemsOf = (value: unknown): Terms[] =>
  Array.isArray(value) ? value.filter((one): one is Terms => typeof one === "object" && one !== null) : [];

/** Of the kinds that an item may have, its own: the one whose fixed field it holds. */
function kindOf(item: Terms, list: Schema, root: Schema): Schema {
  const items = plain(list.items ?? {}, root);
  const kinds = (items.anyOf ?? [items]).map((one) => plain(one, root));
  return kinds.find((kind) => Object.entries(kind.properties ?? {}).every(([name, one]) => one.enum?.length !== 1 || one.enum[0] === item[name])) ?? {};
}

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

/** A value in words: seats by name, lists and small tables in a line. */
export function valueWords(value: unknown, name: (seat: string) => string): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (typeof value === "string") return name(value).replaceAll("_", " ");
  if (Array.isArray(value)) return listed(value.map((one) => valueWords(one, name)));
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .filter(([, one]) => !isEmpty(one))
      .map(([key, one]) => `${name(key) === key ? titled(key) : name(key)}: ${valueWords(one, name)}`)
      .join("; ");
  return String(value ?? "");
}

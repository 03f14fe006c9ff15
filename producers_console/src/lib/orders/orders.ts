/** Orders in words. */
import type { OrderCard } from "$lib/api/types";
import { listed, titled } from "$lib/words";

/** Which orders one asks for elsewhere: they have a place of their own on the desk. */
export const ELSEWHERE = ["interview", "withdraw_scheduled"];

/** `Grant immunity: Ama and Ben` */
export function orderWords(order: string, terms: Record<string, unknown>, name: (seat: string) => string): string {
  const parts = Object.entries(terms)
    .filter(([key]) => key !== "when")
    .map(([key, value]) => termWords(key, value, name))
    .filter(Boolean);
  return parts.length ? `${titled(order)}: ${parts.join(" · ")}` : titled(order);
}

function termWords(key: string, value: unknown, name: (seat: string) => string): string {
  if (value === null || value === undefined || value === "" || value === false) return "";
  if (value === true) return titled(key).toLowerCase();
  if (Array.isArray(value)) {
    if (value.length === 0) return "";
    if (value.every((one) => typeof one === "string")) return listed(value.map(name));
    return value
      .map((one) => Object.entries(one as object).map(([inner, given]) => termWords(inner, given, name)).filter(Boolean).join(" "))
      .join(", ");
  }
  if (typeof value === "object")
    return Object.entries(value).map(([inner, given]) => `${inner} ${termWords(inner, given, name)}`).join(", ");
  return typeof value === "string" ? name(value) : `${titled(key).toLowerCase()} ${String(value)}`;
}

export function labelOf(kind: OrderCard): string {
  return titled(kind.name);
}

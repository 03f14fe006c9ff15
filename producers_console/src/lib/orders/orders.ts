/** Orders in words. */
import type { Problem } from "$lib/api/problem";
import type { Schemas } from "$lib/api/client";
import type { OrderCard } from "$lib/api/types";
import { TAKER } from "$lib/schema/schema";
import { inSentence, listed, titled } from "$lib/words";

import { plainWords, spelled } from "./plain_words";
import { whenWords } from "./when";

/** Which orders one asks for elsewhere: they have a place of their own on the desk. */
export const ELSEWHERE = ["interview", "withdraw_scheduled"];

/** `Grant immunity: Ama and Ben`; `title` is what the game calls the order. */
export function orderWords(
    title: string,
    terms: Record<string, unknown>,
    called: (seat: string) => string,
): string {
    const name = (seat: string): string =>
        seat === TAKER ? "whoever takes it" : called(seat) === seat ? spelled(seat) : called(seat);
    const parts = Object.entries(terms)
        .filter(([key]) => key !== "when")
        .map(([key, value]) => termWords(key, value, name))
        .filter(Boolean);
    return parts.length ? `${title}: ${parts.join(" · ")}` : title;
}

/** What an order is called in its game. */
export function titleIn(kinds: readonly OrderCard[], order: string | null): string {
    return kinds.find((one) => one.name === order)?.title ?? titled(order ?? "order");
}

function termWords(key: string, value: unknown, name: (seat: string) => string): string {
    if (value === null || value === undefined || value === "" || value === false) return "";
    if (value === true) return inSentence(key);
    if (Array.isArray(value)) {
        if (value.length === 0) return "";
        if (value.every((one) => typeof one === "string")) return listed(value.map(name));
        return value
            .map((one) =>
                Object.entries(one as object)
                    .map(([inner, given]) => termWords(inner, given, name))
                    .filter(Boolean)
                    .join(" "),
            )
            .join(", ");
    }
    if (typeof value === "object")
        return Object.entries(value)
            .map(([inner, given]) => innerWords(inner, given, name))
            .filter(Boolean)
            .join(", ");
    return typeof value === "string" ? name(value) : `${inSentence(key)} ${String(value)}`;
}

/** `text You are safe.`, `secret`: what a part holds, with its name; nothing where it is empty. */
function innerWords(key: string, value: unknown, name: (seat: string) => string): string {
    const words = termWords(key, value, name);
    const called = inSentence(key);
    return !words || value === true || typeof value === "number" ? words : `${called} ${words}`;
}

/** What is said once an order was given, by what became of it. */
export function givenWords(
    label: string,
    given: Schemas["OrderGiven"],
    name: (seat: string) => string,
): string {
    if (given.state === "waiting") return `${label} is kept, and takes effect when the season goes on.`;
    const ordered = given.ordered;
    if (ordered?.state === "scheduled") return `${label} will take effect ${whenWords(ordered.when ?? {})}.`;
    if (ordered?.state === "fell through")
        return `${label} fell through: ${plainWords(ordered.why ?? "", name)}.`;
    return `${label}: done.`;
}

/** The kind of problem of a request that does not have the form that its route takes. */
const WRONG_REQUEST = "urn:showrunner:wrong-request";

/** What a refusal says, without the machine's words for orders, fields, rules and people. */
export function refusalWords(refusal: Problem, name: (seat: string) => string): string {
    if (refusal.type === WRONG_REQUEST) return "This cannot be given as it is.";
    return plainWords(refusal.detail, name);
}

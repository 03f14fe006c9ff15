/** The server's API, typed by its own description. */
import createClient, { type Middleware } from "openapi-fetch";

import { Problem, problemOf } from "./problem";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];

const CSRF_COOKIE = "showrunner_csrf";

function csrf(): string {
    const found = document.cookie.split("; ").find((one) => one.startsWith(`${CSRF_COOKIE}=`));
    return found?.slice(CSRF_COOKIE.length + 1) ?? "";
}

/** A change carries the word that only our own pages know, and a key: sent twice, it is one. */
const changes: Middleware = {
    onRequest({ request }) {
        if (request.method === "GET") return;
        request.headers.set("X-CSRF-Token", csrf());
        if (!request.headers.has("Idempotency-Key")) request.headers.set("Idempotency-Key", newKey());
    },
};

/** A word of our own for one change. */
export function newKey(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

export const api = createClient<paths>({ baseUrl: globalThis.location?.origin ?? "" });
api.use(changes);

interface Answer<T> {
    data?: T;
    error?: unknown;
    response: Response;
}

/** What the server answered, where all went well. Throws `Problem`. */
export async function told<T>(asked: Promise<Answer<T>>): Promise<NonNullable<T>> {
    let answer: Answer<T>;
    try {
        answer = await asked;
    } catch {
        throw new Problem(0, "The server cannot be reached. Retrying automatically.");
    }
    if (!answer.response.ok) throw problemOf(answer.response.status, answer.error);
    return answer.data as NonNullable<T>;
}

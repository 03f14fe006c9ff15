/** What the fields of a game's sheets are called: the server's schema of them says. */
import { SvelteMap } from "svelte/reactivity";

import { api, told } from "$lib/api/client";
import { plain, type Schema } from "$lib/schema/schema";
import { titled } from "$lib/words";

/** What a field is called: one of the sheet itself, or (`of`) of each thing that a field of it holds. */
export type Terms = (field: string, of?: string) => string;

/** As names have it. */
export const byName: Terms = (field) => titled(field);

/** As the schema of a sheet has it, and where that says nothing, as names have it. */
export function termsOf(root: Schema): Terms {
    const sheet = plain(root, root);
    const held = (of: string): Schema => {
        const field = plain(sheet.properties?.[of] ?? {}, root);
        const things = field.items ?? field.additionalProperties;
        return typeof things === "object" ? plain(things, root) : field;
    };
    return (field, of) => {
        const holder = of === undefined ? sheet : held(of);
        return holder.properties?.[field]?.title ?? byName(field);
    };
}

const asked = new Set<string>();
const known = new SvelteMap<string, Terms>();

/** The terms of a game, asked for once; until they are here, as names have them. */
export function termsIn(format: string | undefined): Terms {
    if (format !== undefined && !asked.has(format)) void ask(format);
    return known.get(format ?? "") ?? byName;
}

/** Whether the terms of a game are here, or cannot be had now; asks for them. */
export function areTermsHere(format: string | undefined): boolean {
    termsIn(format);
    return known.has(format ?? "");
}

async function ask(format: string): Promise<void> {
    asked.add(format);
    try {
        const schema = await told(
            api.GET("/api/v1/formats/{name}/sheet", { params: { path: { name: format } } }),
        );
        known.set(format, termsOf(schema as Schema));
    } catch {
        asked.delete(format); // the page says elsewhere that the server is away
        known.set(format, byName);
    }
}

/** The castaways that can be cast. */
import { api, told } from "$lib/api/client";
import type { LibraryEntry } from "$lib/api/types";
import type { Portrayed } from "$lib/ui/portraits";

/** A castaway as their portraits are found: by their id. */
export const portrayed = ({ castaway: { id, name }, portrait }: LibraryEntry): Portrayed => ({
    seat: id,
    name,
    portrait,
});

export async function wholeLibrary(): Promise<LibraryEntry[]> {
    const all: LibraryEntry[] = [];
    for (let after: string | null = null; ;) {
        const query: { limit: number; after?: string } = after ? { limit: 100, after } : { limit: 100 };
        const page = await told(api.GET("/api/v1/cast", { params: { query } }));
        all.push(...page.castaways);
        if (page.next === null) return all;
        after = page.next;
    }
}

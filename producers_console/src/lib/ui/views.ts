/** Parts of a page, each with its own address. */
import { router } from "$lib/router/router.svelte";

import type { Command } from "./commands.svelte";

export interface View {
    id: string;
    title: string;
    address: string;
    /** How many things wait there. */
    count?: number;
}

/** Views at their addresses: the first stands at the page's own, the others below it. */
export function viewsAt(home: string, views: readonly Omit<View, "address">[], query = ""): View[] {
    return views.map((view, place) => ({
        ...view,
        address: (place === 0 ? home : `${home}/${view.id}`) + query,
    }));
}

/** The view that an address names; else the first. */
export function shownOf(views: readonly View[], named: string | undefined): string {
    return (views.find((view) => view.id === named) ?? views[0]!).id;
}

/** Going to each of them by its name, or by its number. */
export function goings(group: string, views: readonly View[]): Command[] {
    return views.map((view, place) => ({
        id: `view-${view.id}`,
        group,
        words: view.title,
        key: place < 9 ? String(place + 1) : undefined,
        run: () => router.go(view.address),
    }));
}

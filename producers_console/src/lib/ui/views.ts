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

/**
 * Which of some tabs fit in a row, by their widths: all, or as many as there is room for beside a
 * menu, which has the others. The one at `now` is always among them.
 */
export function fitting(widths: readonly number[], room: number, menu: number, now: number): Set<number> {
    const all = widths.map((_, at) => at);
    const sum = (some: number[]): number => some.reduce((width, at) => width + widths[at]!, 0);
    if (sum(all) <= room) return new Set(all);
    const firstOf = (count: number): number[] => all.filter((at) => at < count || at === now);
    const count = all.findLast((some) => sum(firstOf(some)) + menu <= room) ?? 0;
    return new Set(firstOf(count));
}

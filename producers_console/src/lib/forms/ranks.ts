/** Moving things in an order. */

/** The list with the item at one place moved to another; places beyond the ends are the ends. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
    const list = [...items];
    const [item] = list.splice(from, 1);
    if (item === undefined) return list;
    list.splice(Math.max(0, Math.min(to, list.length)), 0, item);
    return list;
}

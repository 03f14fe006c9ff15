/** Faces for pictures: a picture is drawn at once, so they are loaded before it. */
import { portrait } from "$lib/ui/portraits";

import type { Face } from "./pictures";

/** The faces of these seats, by seat. */
export async function facesOf(
    seats: Iterable<string>,
    name: (seat: string) => string,
): Promise<Map<string, Face>> {
    const made = [...new Set(seats)].map(
        async (seat) => [seat, { name: name(seat), image: await portrait(seat) }] as const,
    );
    return new Map(await Promise.all(made));
}

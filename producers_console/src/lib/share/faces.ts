/** Faces for pictures: a picture to share is complete in itself, so portraits are loaded into it. */
import type { PortraitOf } from "$lib/ui/portraits";

import type { Face } from "./pictures";

/** The faces of these seats, by seat. */
export async function facesOf(
    seats: Iterable<string>,
    name: (seat: string) => string,
    portrait: PortraitOf,
): Promise<Map<string, Face>> {
    const made = [...new Set(seats)].map(
        async (seat) => [seat, { name: name(seat), image: await loaded(portrait(seat)) }] as const,
    );
    return new Map(await Promise.all(made));
}

/** A portrait as an address that needs no server; empty, for an initial, where there is none. */
async function loaded(address: string | null): Promise<string> {
    if (!address) return "";
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return "";
    const image = await answer.blob();
    return new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result));
        reader.onerror = () => done("");
        reader.readAsDataURL(image);
    });
}

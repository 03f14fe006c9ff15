/** Giving a castaway a picture. */
import { api, told } from "$lib/api/client";
import type { LibraryEntry } from "$lib/api/types";

/** A file as a request's body, as it is. */
export const asItIs = (file: File) => ({
    body: file as never,
    bodySerializer: (content: unknown) => content as BodyInit,
    headers: { "Content-Type": file.type || "application/json" },
});

export function givePicture(id: string, picture: File): Promise<LibraryEntry> {
    const params = { path: { persona: id } };
    return told(api.PUT("/api/v1/cast/{persona}/picture", { params, ...asItIs(picture) }));
}

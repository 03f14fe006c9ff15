/** Castaways from files: character cards (JSON, PNG) and photos. Each file fares by itself. */
import { api, told } from "$lib/api/client";
import { wordsOf } from "$lib/api/problem";
import type { LibraryEntry } from "$lib/api/types";

import { filledIn, nameIn } from "./filling";
import { asItIs, givePicture } from "./pictures";

/** What became of a file; it is kept until it is a castaway, so that it can be tried again. */
export interface Received {
    file: File;
    state: "waiting" | "done" | "failed";
    entry?: LibraryEntry;
    /** What went wrong, or what of a card is not used. */
    notes: string[];
}

const CHUNKS = ["chara\0", "ccv3\0"];

/** Whether a file is a character card: JSON, or a PNG that has one in a text chunk. */
export async function isCard(file: File): Promise<boolean> {
    if (file.type === "application/json" || file.name.endsWith(".json")) return true;
    if (file.type !== "image/png") return false;
    const text = new TextDecoder("latin1").decode(await file.arrayBuffer());
    return CHUNKS.some((chunk) => text.includes(chunk));
}

/** Make a castaway of a file; all that a photo does not say is filled in after `model`. */
export async function receive(file: File, model: LibraryEntry | undefined): Promise<Received> {
    try {
        if (await isCard(file)) {
            const made = await told(api.POST("/api/v1/cast/import", asItIs(file)));
            return { file, state: "done", entry: made.persona, notes: made.notes };
        }
        if (!file.type.startsWith("image/"))
            throw new Error("This is neither a character card (JSON, PNG) nor a picture (PNG, JPEG, WebP).");
        return { file, state: "done", entry: await pictured(file, model), notes: [] };
    } catch (thrown) {
        return { file, state: "failed", notes: [wordsOf(thrown)] };
    }
}

async function pictured(file: File, model: LibraryEntry | undefined): Promise<LibraryEntry> {
    const name = nameIn(file.name).slice(0, 40) || "Newcomer";
    const body = model ? filledIn(name, model) : { name };
    const { castaway } = await told(api.POST("/api/v1/cast", { body }));
    try {
        return await givePicture(castaway.id, file);
    } catch (thrown) {
        // Somebody without the picture that they were made of is not what was wanted.
        await api.DELETE("/api/v1/cast/{persona}", { params: { path: { persona: castaway.id } } });
        throw thrown;
    }
}

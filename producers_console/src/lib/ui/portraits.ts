/** Portraits, drawn here out of a castaway's id: the same id, the same face. Loaded when needed. */
let drawing: Promise<(seed: string) => string> | null = null;
const drawn = new Map<string, string>();

/** The portrait that is drawn already, if it is. */
export function portraitNow(seed: string): string | null {
    return drawn.get(seed) ?? null;
}

/** A portrait, as an address of an image. */
export async function portrait(seed: string): Promise<string> {
    drawing ??= load();
    const draw = await drawing;
    if (!drawn.has(seed)) drawn.set(seed, draw(seed));
    return drawn.get(seed)!;
}

async function load(): Promise<(seed: string) => string> {
    const [{ createAvatar }, style] = await Promise.all([
        import("@dicebear/core"),
        import("@dicebear/toon-head"),
    ]);
    // Nothing is known here of who has a beard.
    return (seed) => createAvatar(style, { seed, beardProbability: 0 }).toDataUri();
}

/** Portraits, drawn here out of a name: the same name, the same face. Loaded when first needed. */
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
    import("@dicebear/notionists"),
  ]);
  return (seed) => createAvatar(style, { seed, gestureProbability: 0, scale: 130 }).toDataUri();
}

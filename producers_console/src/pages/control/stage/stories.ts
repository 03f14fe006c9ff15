/** The story's lines, put together as they are set: chapters, scenes, speech. */
import type { StoryLine } from "$lib/api/types";

/** Which lines are of one kind, for whoever wants to see these alone. */
export const KINDS = {
  said: { title: "Said", tones: ["speech"] },
  outcomes: { title: "Outcomes", tones: ["result", "ballot", "scores"] },
  secrets: { title: "Secrets", tones: ["secret", "thought", "diary"] },
  production: { title: "Production", tones: ["production"] },
} as const;
export type Kind = keyof typeof KINDS;

const HEADINGS = ["episode", "phase"];

/** A heading with what is told under it; the first may have none. */
export interface Passage {
  key: number;
  heading: StoryLine | null;
  lines: StoryLine[];
}

/** The passages that these lines make; with `kinds`, of those kinds alone. */
export function passages(lines: readonly StoryLine[], kinds: ReadonlySet<Kind>): Passage[] {
  const tones = new Set<string>([...kinds].flatMap((kind) => [...KINDS[kind].tones]));
  const made: Passage[] = [];
  for (const [key, line] of lines.entries()) {
    if (HEADINGS.includes(line.tone)) {
      made.push({ key, heading: line, lines: [] });
    } else if (tones.size === 0 || tones.has(line.tone)) {
      if (made.length === 0) made.push({ key: -1, heading: null, lines: [] });
      made.at(-1)!.lines.push(line);
    }
  }
  if (tones.size === 0) return made;
  return made.filter((one) => one.lines.length > 0 || one.heading?.tone === "episode");
}

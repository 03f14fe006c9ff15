/** Moments of a season that a timeline marks. */
import type { SeenFact } from "$lib/api/types";

export type MarkKind = "vote" | "card" | "order" | "end";

export interface Mark {
  kind: MarkKind;
  number: number;
  entry: number;
  /** What the fact is called. */
  fact: string;
}

/** Every game names its facts so; the first that fits says what is marked. */
const KINDS: readonly [MarkKind, RegExp][] = [
  ["vote", /Votes(Counted|Recounted)$/],
  ["card", /^(Card|Idol)Played$/],
  ["order", /^OrderTaken$/],
  ["end", /^(WinnerCrowned|SeasonWon|MatchEnded)$/],
];

/** Add what is worth a mark in these facts; of one kind there is one mark an entry. */
export function addMarks(marks: Mark[], facts: readonly SeenFact[]): boolean {
  let added = false;
  for (const { number, fact, entry } of facts) {
    if (entry === undefined) continue;
    const kind = KINDS.find(([, names]) => names.test(fact.fact))?.[0];
    if (!kind || marks.some((one) => one.kind === kind && one.entry === entry)) continue;
    marks.push({ kind, number, entry, fact: fact.fact });
    added = true;
  }
  return added;
}

/** Which talks are meant. */
import type { Chapter } from "./chapters";
import type { Talk } from "./talks";

export interface Choice {
  seat: string | null;
  round: number | null;
  words: string;
}

/** The round in which a talk began; 0 before the first. */
export function roundOf(talk: Talk, chapters: readonly Chapter[]): number {
  return chapters.findLast((chapter) => chapter.number < talk.began)?.round ?? 0;
}

/** The talks that fit, those that go on first, then the newest. */
export function chosenTalks(
  talks: readonly Talk[],
  chapters: readonly Chapter[],
  { seat, round, words }: Choice,
): Talk[] {
  const sought = words.trim().toLowerCase();
  return talks
    .filter(
      (talk) =>
        (seat === null || talk.seats.includes(seat)) &&
        (round === null || roundOf(talk, chapters) === round) &&
        (sought === "" || talk.messages.some((one) => one.words?.toLowerCase().includes(sought))),
    )
    .sort((a, b) => Number(a.ended) - Number(b.ended) || b.began - a.began);
}

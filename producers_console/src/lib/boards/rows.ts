/** What the boards' tables are made of. */
import type { Boards } from "$lib/api/types";
import { titled } from "$lib/words";

export type Deeds = Boards["deeds"][number];
export type VoteLine = Boards["votes"][number];
export type BoxLine = Boards["box_score"][number];
export type AdvantageStep = Boards["advantages"][number]["steps"][number];

/** The rounds of one castaway's deeds: all, or those with words that their own ballot contradicts. */
export function roundsOf(deeds: Deeds | undefined, contradictedOnly: boolean): Deeds["rounds"] {
    const rounds = deeds?.rounds ?? [];
    if (!contradictedOnly)
        return rounds.filter(
            (one) => one.said.length + one.interviews.length + one.thoughts.length + one.voted.length,
        );
    return rounds
        .map((one) => ({
            ...one,
            said: one.said.filter((deed) => deed.contradicted_by?.length),
            interviews: [],
            thoughts: [],
        }))
        .filter((one) => one.said.length > 0);
}

/** The columns of the box score in which anybody has anything but 0: a title and each line's number. */
export function boxColumns(lines: readonly BoxLine[]): { title: string; of: (line: BoxLine) => number }[] {
    const own = {
        wins: "Wins",
        solo_wins: "Solo wins",
        votes: "Votes",
        votes_right: "Votes right",
        votes_against: "Votes against",
        jury_votes: "Jury votes",
        talks: "Talks",
        messages: "Messages",
        promises_kept: "Promises kept",
        promises_broken: "Promises broken",
    };
    const figures = [...new Set(lines.flatMap((line) => Object.keys(line.figures ?? {})))];
    return [
        ...Object.entries(own).map(([name, title]) => ({
            title,
            of: (line: BoxLine): number => line[name as keyof typeof own] ?? 0,
        })),
        ...figures.map((name) => ({
            title: titled(name),
            of: (line: BoxLine): number => line.figures?.[name] ?? 0,
        })),
    ].filter((column) => lines.some((line) => column.of(line) !== 0));
}

/** What happened to an advantage, in words. */
export function stepWords(step: AdvantageStep, name: (seat: string) => string): string {
    const other = step.other ? name(step.other) : "";
    const self = step.other === step.seat;
    const words: Record<AdvantageStep["what"], string> = {
        found: "found it",
        given: "was given it by the producers",
        made: "got it",
        bought: "bought one",
        transferred: `gave it to ${other}`,
        played: self ? "played it on themselves" : other ? `played it on ${other}` : "played it",
        void: "saw it have no effect",
        lost: "lost it",
    };
    const who = step.seat ? name(step.seat) : "Nobody";
    return `${who} ${words[step.what]}${step.why ? `: ${step.why}` : ""}`;
}

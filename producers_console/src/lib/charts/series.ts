/** Numbers of a season over its rounds, whatever game it is: out of its sheets and its facts. */
import type { SeenFact, Sheet, VotingGrid } from "$lib/api/types";
import type { Chapter } from "$lib/season/chapters";
import { byName } from "$lib/season/terms.svelte";
import { factWords } from "$lib/fact_words";
import { inSentence, titled } from "$lib/words";

export interface Chart {
    id: string;
    title: string;
    /** The rounds, and each line's value at the end of each of them; null where it has none. */
    rounds: number[];
    lines: Line[];
}

export interface Line {
    id: string;
    name: string;
    values: (number | null)[];
}

/** The sheet at the end of a round. */
export interface Ending {
    round: number;
    sheet: Sheet;
}

type Plain = Record<string, unknown>;
/** What the ids of charts begin with that are of the sheet itself, and not of each castaway. */
const ALL = "all ";

/** The last entry of each round, the present one's too. */
export function endings(chapters: readonly Chapter[], last: number): { round: number; entry: number }[] {
    return chapters.map((chapter, at) => {
        const next = chapters[at + 1]?.entry;
        return {
            round: chapter.round,
            entry: next === undefined || next === null ? last : Math.max(next - 1, chapter.entry ?? 0),
        };
    });
}

/** A chart of each number that castaways have, and of each kind of number that stands by a name. */
export function chartsOfSheets(
    ends: readonly Ending[],
    names: ReadonlyMap<string, string>,
    figures: readonly string[],
    terms = byName,
): Chart[] {
    const rounds = ends.map((end) => end.round);
    const values = new Map<string, Map<string, (number | null)[]>>();
    const put = (chart: string, line: string, at: number, value: unknown): void => {
        if (typeof value !== "number") return;
        const lines = values.get(chart) ?? new Map<string, (number | null)[]>();
        values.set(chart, lines);
        if (!lines.has(line))
            lines.set(
                line,
                rounds.map(() => null),
            );
        lines.get(line)![at] = value;
    };
    for (const [at, { sheet }] of ends.entries()) {
        const before = ends[at - 1]?.sheet.standings;
        for (const [seat, player] of Object.entries((sheet.players ?? {}) as Record<string, Plain>)) {
            if (sheet.standings?.[seat]?.out && before?.[seat]?.out) continue; // their line ends where they left
            for (const [name, value] of Object.entries(player)) put(name, seat, at, value);
        }
        for (const [name, value] of Object.entries(sheet))
            if (isNumbers(value))
                for (const [key, number] of Object.entries(value)) put(ALL + name, key, at, number);
    }
    const made: Chart[] = [];
    for (const [id, lines] of values) {
        if ([...lines.values()].every(isConstant)) continue;
        const title = id.startsWith(ALL) ? terms(id.slice(ALL.length)) : terms(id, "players");
        made.push({ id, title, rounds, lines: named(lines, names) });
    }
    const rank = ({ id }: Chart): number => (figures.includes(id) ? figures.indexOf(id) : figures.length);
    return made.sort((a, b) => rank(a) - rank(b));
}

/** A chart of each kind of fact that says a number for each of several people: results, scores. */
export function chartsOfFacts(
    facts: readonly SeenFact[],
    chapters: readonly Chapter[],
    names: ReadonlyMap<string, string>,
): Chart[] {
    const rounds = chapters.map((chapter) => chapter.round);
    const values = new Map<string, Map<string, (number | null)[]>>();
    let at = -1;
    for (const { number, fact } of facts) {
        while (at + 1 < chapters.length && chapters[at + 1]!.number <= number) at++;
        if (at < 0) continue;
        for (const [field, said] of Object.entries(fact)) {
            if (!isNumbers(said)) continue;
            const seats = Object.keys(said).filter((key) => names.has(key));
            if (seats.length < 2) continue;
            const id = `${fact.fact}.${field}`;
            const lines = values.get(id) ?? new Map<string, (number | null)[]>();
            values.set(id, lines);
            for (const seat of seats) {
                if (!lines.has(seat))
                    lines.set(
                        seat,
                        rounds.map(() => null),
                    );
                lines.get(seat)![at] = said[seat]!;
            }
        }
    }
    return [...values]
        .filter(([, lines]) =>
            [...lines.values()].some((line) => line.filter((one) => one !== null).length > 1),
        )
        .map(([id, lines]) => ({ id, title: factTitle(id), rounds, lines: named(lines, names) }));
}

/** How many votes there had been against each castaway by the end of each round; empty without votes. */
export function chartOfVotes(grid: VotingGrid | null, title: string): Chart[] {
    const votes = (grid?.votes ?? []).filter((vote) => vote.totals && vote.decides !== "winner");
    const rounds = [...new Set(votes.map((vote) => vote.round))];
    const sums = new Map<string, (number | null)[]>();
    for (const vote of votes)
        for (const [seat, number] of Object.entries(vote.totals!)) {
            const line = sums.get(seat) ?? rounds.map(() => 0);
            sums.set(seat, line);
            for (let at = rounds.indexOf(vote.round); at < rounds.length; at++) line[at]! += number;
        }
    for (const vote of votes.filter((one) => one.decides === "out"))
        for (const seat of vote.result ?? []) sums.get(seat)?.fill(null, rounds.indexOf(vote.round) + 1);
    if (rounds.length < 2) return [];
    return [{ id: "votes", title, rounds, lines: named(sums, new Map(Object.entries(grid?.names ?? {}))) }];
}

/** `CompetitionResults.results` is `Competition results`. */
function factTitle(id: string): string {
    const [fact = "", field = ""] = id.split(".");
    const words = factWords(fact);
    return titled(fact.toLowerCase().endsWith(field) ? words : `${words}: ${inSentence(field)}`);
}

function isNumbers(value: unknown): value is Record<string, number> {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const all = Object.values(value);
    return all.length > 0 && all.every((one) => typeof one === "number");
}

function isConstant(values: readonly (number | null)[]): boolean {
    return new Set(values.filter((one) => one !== null)).size < 2;
}

function named(lines: ReadonlyMap<string, (number | null)[]>, names: ReadonlyMap<string, string>): Line[] {
    return [...lines].map(([id, values]) => ({ id, name: names.get(id) ?? titled(id), values }));
}

/** Two stories with one past, side by side from where they part. */
import type { StoryLine, Vote, VotingGrid } from "$lib/api/types";
import { tallies } from "$lib/season/voting";

export interface Scene {
    /** Where it stands, in both stories alike: its round, and its place among scenes of its name. */
    key: string;
    round: number;
    title: string;
    lines: readonly StoryLine[];
}

export interface Row {
    key: string;
    round: number;
    title: string;
    sides: [Scene | null, Scene | null];
    same: boolean;
}

/** The scenes of a story after this fact, each under its heading. */
export function scenes(lines: readonly StoryLine[], after: number): Scene[] {
    const made: (Scene & { lines: StoryLine[] })[] = [];
    const met = new Map<string, number>();
    let round = 0;
    let title = "";
    const open = (): void => {
        const name = `${round} ${title}`;
        met.set(name, (met.get(name) ?? 0) + 1);
        made.push({ key: `${name} ${met.get(name)}`, round, title, lines: [] });
    };
    for (const line of lines) {
        const heading = line.tone === "episode" || line.tone === "phase";
        if (line.tone === "episode") round++;
        if (heading) title = line.tone === "episode" ? "" : line.text;
        if (heading) {
            open();
            continue;
        }
        if (made.length === 0) open();
        if (line.number > after) made.at(-1)!.lines.push(line);
    }
    return made.filter((scene) => scene.lines.length > 0);
}

/** Both stories' scenes in their order: what stands in both, in one row. */
export function aligned(left: readonly Scene[], right: readonly Scene[]): Row[] {
    return paired(left, right).map(([one, other]) => {
        const { key, round, title } = (one ?? other)!;
        return {
            key,
            round,
            title,
            sides: [one, other],
            same: one !== null && other !== null && said(one) === said(other),
        };
    });
}

/** What stands on either side, in the order of both, round after round; what has one key stands together. */
function paired<One extends { key: string; round: number }>(
    left: readonly One[],
    right: readonly One[],
): [One | null, One | null][] {
    const pairs: [One | null, One | null][] = [];
    let next = 0;
    for (const one of left) {
        const at = right.findIndex((other, place) => place >= next && other.key === one.key);
        const before = (other: One, place: number): boolean =>
            at < 0 ? other.round < one.round : place < at;
        while (next < right.length && before(right[next]!, next)) pairs.push([null, right[next++]!]);
        pairs.push([one, at < 0 ? null : right[next++]!]);
    }
    return [...pairs, ...right.slice(next).map((other): [null, One] => [null, other])];
}

const said = (scene: Scene): string =>
    JSON.stringify(scene.lines.map(({ tone, speaker, how, lies, text }) => [tone, speaker, how, lies, text]));

export interface Difference {
    key: string;
    round: number;
    step: string;
    sides: [string, string];
    differs: boolean;
}

/** What each vote came to in both, from this round on. */
export function decided(left: VotingGrid, right: VotingGrid, from: number): Difference[] {
    return paired(outcomes(left, from), outcomes(right, from)).map(([one, other]) => {
        const { key, round, step } = (one ?? other)!;
        const sides: [string, string] = [one?.words ?? "–", other?.words ?? "–"];
        return { key, round, step, sides, differs: sides[0] !== sides[1] };
    });
}

interface Outcome {
    key: string;
    round: number;
    step: string;
    words: string;
}

function outcomes(grid: VotingGrid, from: number): Outcome[] {
    const made = new Map<string, Outcome>();
    const name = (who: string): string => grid.names?.[who] ?? who;
    const words = (vote: Vote): string => {
        const counts = tallies(vote).join("–");
        const who = vote.result?.length
            ? vote.result.map(name).join(", ")
            : vote.tied?.length
              ? `Tie: ${vote.tied.map(name).join(", ")}`
              : "Nobody";
        return counts ? `${who} (${counts})` : who;
    };
    for (const vote of grid.votes ?? []) {
        if (vote.round < from) continue;
        const base = `${vote.round} ${vote.step} ${vote.place ?? ""}`;
        let key = base;
        for (let more = 2; made.has(key); more++) key = `${base} ${more}`;
        made.set(key, {
            key,
            round: vote.round,
            step: `${vote.step} ${vote.place ?? ""}`.trim(),
            words: words(vote),
        });
    }
    return [...made.values()];
}

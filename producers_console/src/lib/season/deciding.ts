/** What votes turned on: by how much, and who left the side of whoever went. */
import type { Ballot, Vote, VotingGrid } from "$lib/api/types";
import { inSentence, listed, plural } from "$lib/words";

import { count, tallies } from "./voting";

/** By how many votes the first was ahead of the next; null where it is not known, or dice decided. */
export function margin(vote: Vote): number | null {
    if (!vote.result?.length || Object.keys(vote.rolls ?? {}).length) return null;
    const [first, next = 0] = tallies(vote);
    return first === undefined ? null : first - next;
}

/** Who voted against the one who went, and for the same name as they did at their last common vote. */
export function turned(votes: readonly Vote[], at: number): string[] {
    const vote = votes[at]!;
    const [gone] = vote.result ?? [];
    if (vote.decides !== "out" || gone === undefined) return [];
    return (vote.voters ?? []).filter((who) => {
        if (who === gone || !named(vote, who).includes(gone)) return false;
        const before = votes
            .slice(0, at)
            .findLast(
                (one) => one.decides === "out" && named(one, who).length > 0 && named(one, gone).length > 0,
            );
        return before !== undefined && named(before, who).some((name) => named(before, gone).includes(name));
    });
}

function named(vote: Vote, voter: string): string[] {
    const counts = (one: Ballot): boolean => one.voter === voter && one.name !== null && one.counts !== false;
    return (vote.ballots ?? []).filter(counts).map((one) => one.name!);
}

/** How a season that has a winner was decided: by its last vote, and by the closest of those before it. */
export function decidedBy(grid: VotingGrid): string[] {
    const votes = grid.votes ?? [];
    const names = (some: readonly string[] | undefined): string =>
        listed((some ?? []).map((who) => grid.names?.[who] ?? who));
    const last = votes.at(-1);
    if (last?.decides !== "winner" || !last.result?.length) return [];
    const tied = votes.slice(0, -1).filter((vote) => vote.decides === "winner" && vote.tied?.length);
    const drawn = last.tied?.length ? ", by a draw" : "";
    const said = [
        tied.length
            ? `${names(last.result)} won after a tie${drawn}: ` +
              `${listed(tied.map(count))} in the first count, ${score(last)} in the re-vote.`
            : `${names(last.result)} won ${score(last)}${drawn}.`,
    ];
    const out = votes.map((vote, at) => ({ vote, at, by: vote.decides === "out" ? margin(vote) : null }));
    const close = out.filter((one) => one.by !== null).sort((a, b) => a.by! - b.by! || b.at - a.at)[0];
    if (!close) return said;
    const { vote, at, by } = close;
    const how =
        by === 0
            ? `${score(vote)}, a tie${vote.how ? `: ${inSentence(vote.how)}` : ""}`
            : `${score(vote)}, by ${plural(by!, ["# vote", "# votes"])}`;
    const against = turned(votes, at);
    const turning = against.length ? `; ${names(against)} had voted with them before, and turned` : "";
    said.push(
        `The closest vote before that: episode ${vote.round}, ${inSentence(vote.step)}: ` +
            `${names(vote.result)} went ${how}${turning}.`,
    );
    return said;
}

/** The count with the second of the two that it takes: one who alone was named is ahead of nobody. */
function score(vote: Vote): string {
    const counts = count(vote);
    if (!counts) return vote.how ? `(${inSentence(vote.how)})` : "";
    return counts.includes("–") ? counts : `${counts}–0`;
}

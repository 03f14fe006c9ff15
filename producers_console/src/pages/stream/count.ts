/** What an overlay shows of the votes. */
import type { VotingGrid } from "$lib/api/types";

export interface Counted {
    name: string;
    votes: number;
    /** Decided on by this vote. */
    out: boolean;
}

/** The count of the latest vote of this round, the most votes first; empty before it is counted. */
export function countOf(grid: VotingGrid | null, round: number): Counted[] {
    const vote = (grid?.votes ?? []).findLast((one) => one.round === round && one.totals);
    return Object.entries(vote?.totals ?? {})
        .filter(([, votes]) => votes > 0)
        .map(([seat, votes]) => ({
            name: grid?.names?.[seat] ?? seat,
            votes,
            out: (vote?.result ?? []).includes(seat),
        }))
        .sort((a, b) => b.votes - a.votes);
}

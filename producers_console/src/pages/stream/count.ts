/** What an overlay shows of the votes. */
import type { VotingGrid } from "$lib/api/types";

export interface Counted {
    name: string;
    votes: number;
    /** What this vote decided on them, if anything. */
    fate: "" | "out" | "won";
}

/** The count of the latest vote of this round, the most votes first; empty before it is counted. */
export function countOf(grid: VotingGrid | null, round: number): Counted[] {
    const vote = (grid?.votes ?? []).findLast((one) => one.round === round && one.totals);
    return Object.entries(vote?.totals ?? {})
        .filter(([, votes]) => votes > 0)
        .map(([seat, votes]): Counted => ({
            name: grid?.names?.[seat] ?? seat,
            votes,
            fate: !vote?.result?.includes(seat) ? "" : vote.decides === "winner" ? "won" : "out",
        }))
        .sort((a, b) => b.votes - a.votes);
}

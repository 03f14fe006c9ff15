/** The voting grid as fans set it: castaways by votes, whoever stayed longest first. */
import type { Ballot, Vote, VotingGrid } from "$lib/api/types";

export interface Episode {
    round: number;
    votes: Vote[];
}

export interface Cell {
    kind: "none" | "out" | "unknown" | "no ballot" | "ballots" | "roll";
    ballots: Ballot[];
    roll: number | null;
    immune: boolean;
    /** They left the game by this vote. */
    left: boolean;
}

/** The votes by their rounds. */
export function episodes(grid: VotingGrid): Episode[] {
    const made: Episode[] = [];
    for (const vote of grid.votes ?? []) {
        if (made.at(-1)?.round !== vote.round) made.push({ round: vote.round, votes: [] });
        made.at(-1)!.votes.push(vote);
    }
    return made;
}

/** Everybody who is in a vote: winners, those not out, then the last one out first. */
export function voters(grid: VotingGrid): string[] {
    const place = new Map<string, number>();
    const there = new Set<string>();
    for (const [at, vote] of (grid.votes ?? []).entries()) {
        const rolled = Object.keys(vote.rolls ?? {});
        for (const who of [
            ...(vote.voters ?? []),
            ...(vote.candidates ?? []),
            ...(vote.result ?? []),
            ...rolled,
        ])
            there.add(who);
        if (vote.decides === "out") {
            for (const who of [...(vote.voters ?? []), ...rolled]) place.set(who, 0);
            for (const who of vote.result ?? []) place.set(who, at + 1);
        } else if (vote.decides === "winner") for (const who of vote.result ?? []) place.set(who, -1);
    }
    const out = (who: string): number => Number((place.get(who) ?? 0) > 0);
    const far = (who: string): number => -Math.abs(place.get(who) ?? 0);
    return Object.keys(grid.names ?? {})
        .filter((who) => there.has(who))
        .sort((a, b) => out(a) - out(b) || far(a) - far(b));
}

/** With how many votes each was named, the most first; empty where that is not known. */
export function tallies(vote: Vote): number[] {
    return Object.values(vote.totals ?? {})
        .filter(Boolean)
        .sort((a, b) => b - a);
}

/** The same in short: `5–2`; the dice where these decided. */
export function count(vote: Vote): string {
    const rolls = Object.values(vote.rolls ?? {});
    return (rolls.length ? rolls.sort((a, b) => a - b) : tallies(vote)).join("–");
}

/** What one voter did in a vote; `gone` are those who were out before it. */
export function cell(vote: Vote, who: string, gone: ReadonlySet<string>): Cell {
    const ballots = (vote.ballots ?? []).filter((one) => one.voter === who);
    const roll = vote.rolls?.[who] ?? null;
    const made = {
        ballots,
        roll,
        immune: (vote.immune ?? []).includes(who),
        left: vote.decides === "out" && (vote.result ?? []).includes(who),
    };
    if (roll !== null) return { ...made, kind: "roll" };
    if (ballots.length) return { ...made, kind: "ballots" };
    if ((vote.voters ?? []).includes(who)) return { ...made, kind: vote.totals ? "no ballot" : "unknown" };
    return { ...made, kind: gone.has(who) ? "out" : "none" };
}

/** Who is out before each vote; somebody who votes again has come back. */
export function goneBefore(votes: readonly Vote[]): ReadonlySet<string>[] {
    const gone = new Set<string>();
    return votes.map((vote) => {
        if (vote.decides !== "winner") for (const who of vote.voters ?? []) gone.delete(who);
        const before = new Set(gone);
        if (vote.decides === "out") for (const who of vote.result ?? []) gone.add(who);
        return before;
    });
}

/** What was played in each round, in words: cards, idols. */
export function played(grid: VotingGrid): Map<number, string[]> {
    const name = (who: string): string => grid.names?.[who] ?? who;
    const made = new Map<number, string[]>();
    for (const { round, seat, what, on } of grid.played ?? [])
        made.set(round, [...(made.get(round) ?? []), `${name(seat)}: ${what}${on ? ` on ${name(on)}` : ""}`]);
    return made;
}

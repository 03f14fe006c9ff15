import { expect, test } from "vitest";

import type { Vote } from "$lib/api/types";

import { decidedBy, margin, turned } from "./deciding";

const vote = (round: number, named: Record<string, string>, made: Partial<Vote> = {}): Vote => {
    const ballots = Object.entries(named).map(([voter, name]) => ({
        voter,
        name,
        counts: true,
        weight: 1,
        why: "",
    }));
    const totals: Record<string, number> = {};
    for (const name of Object.values(named)) totals[name] = (totals[name] ?? 0) + 1;
    const [result] = Object.entries(totals).sort((a, b) => b[1] - a[1]);
    return {
        round,
        step: "vote",
        decides: "out",
        voters: Object.keys(named),
        ballots,
        totals,
        result: [result![0]],
        ...made,
    };
};
const VOTES = [
    vote(1, { ama: "eve", ben: "eve", cleo: "eve", dee: "eve", eve: "ama" }),
    vote(2, { ama: "ben", cleo: "ben", dee: "ama", ben: "ama", fay: "ben" }),
    vote(3, { ben: "ama", eve: "ama", dee: "cleo" }, { step: "jury", decides: "winner", result: ["ama"] }),
];
const names = { ama: "Ama", ben: "Ben", cleo: "Cleo", dee: "Dee", eve: "Eve", fay: "Fay" };

test("a vote is won by as many votes as the first is ahead of the next; what dice decided by none", () => {
    expect(VOTES.map(margin)).toEqual([3, 1, 1]);
    expect(margin({ ...VOTES[1]!, rolls: { ama: 3, ben: 2 } })).toBeNull();
    expect(margin({ ...VOTES[1]!, totals: null })).toBeNull();
});

test("who turned on somebody voted as they did at the last vote that both took part in", () => {
    expect(turned(VOTES, 0)).toEqual([]);
    expect(turned(VOTES, 1)).toEqual(["ama", "cleo"]);
    expect(turned(VOTES, 2)).toEqual([]);
});

test("a season that is over says what decided it, and one that goes on does not", () => {
    expect(decidedBy({ names, votes: VOTES })).toEqual([
        "Ama won 2–1.",
        "The closest vote before that: episode 2, vote: Ben went 3–2, by 1 vote; " +
            "Ama and Cleo had voted with them before, and turned.",
    ]);
    expect(decidedBy({ names, votes: VOTES.slice(0, 2) })).toEqual([]);
    const tie = vote(
        3,
        { ben: "ama", dee: "cleo", fay: "ama", gus: "cleo", eve: "ida" },
        { step: "jury", decides: "winner", result: [], tied: ["ama", "cleo"] },
    );
    const again = vote(3, { eve: "cleo" }, { step: "jury_revote", decides: "winner" });
    const even = vote(2, { ama: "ben", ben: "ama" }, { result: ["ben"], how: "he rolled less" });
    expect(decidedBy({ names, votes: [even, tie, again] })).toEqual([
        "Cleo won after a tie: 2–2–1 in the first count, 1–0 in the re-vote.",
        "The closest vote before that: episode 2, vote: Ben went 1–1, a tie: he rolled less.",
    ]);
    const drawn = { ...tie, result: ["ama"] };
    expect(decidedBy({ names, votes: [drawn] })).toEqual(["Ama won 2–2–1, by a draw."]);
});

test("a way to go is told in words", () => {
    const even = vote(2, { ama: "ben", ben: "ama" }, { result: ["ben"], how: "revote_untied" });
    const last = vote(3, { eve: "cleo" }, { step: "jury", decides: "winner" });
    expect(decidedBy({ names, votes: [even, last] }).at(-1)).toMatch(/a tie: re-vote between the others\.$/);
});

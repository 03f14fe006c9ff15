import { expect, test } from "vitest";

import type { Vote } from "$lib/api/types";

import { cell, count, episodes, goneBefore, played, voters } from "./voting";

const ballot = (voter: string, name: string | null, counts = true) => ({
    voter,
    name,
    counts,
    weight: 1,
    why: "",
});
const vote = (round: number, made: Partial<Vote>): Vote => ({ round, step: "vote", decides: "out", ...made });
const VOTES = [
    vote(1, {
        voters: ["ama", "ben", "cleo"],
        totals: { ben: 1, cleo: 1 },
        tied: ["ben", "cleo"],
        ballots: [ballot("ama", "ben"), ballot("ben", "cleo"), ballot("cleo", "ama", false)],
        immune: ["ama"],
    }),
    vote(1, {
        step: "revote_tied",
        voters: ["ama"],
        totals: { cleo: 1 },
        result: ["cleo"],
        ballots: [ballot("ama", "cleo")],
    }),
    vote(2, {
        step: "jury",
        decides: "winner",
        voters: ["cleo"],
        candidates: ["ama", "ben"],
        totals: { ben: 1 },
        result: ["ben"],
        ballots: [ballot("cleo", "ben")],
    }),
];
const GRID = { names: { ama: "Ama", ben: "Ben", cleo: "Cleo" }, votes: VOTES };

test("an episode has its vote and re-vote; the winner stands first and who left last", () => {
    expect(episodes(GRID).map((one) => [one.round, one.votes.length])).toEqual([
        [1, 2],
        [2, 1],
    ]);
    expect(voters(GRID)).toEqual(["ben", "ama", "cleo"]);
    expect(VOTES.map(count)).toEqual(["1–1", "1", "1"]);
});

test("a cell knows a void ballot, immunity, a missing ballot, and who is out", () => {
    const gone = goneBefore(VOTES);
    expect(cell(VOTES[0]!, "cleo", gone[0]!).ballots[0]!.counts).toBe(false);
    expect(cell(VOTES[0]!, "ama", gone[0]!).immune).toBe(true);
    expect(cell(VOTES[1]!, "ben", gone[1]!).kind).toBe("none");
    expect(cell(VOTES[1]!, "cleo", gone[1]!).left).toBe(true);
    expect(cell(VOTES[2]!, "cleo", gone[2]!).kind).toBe("ballots");
    expect(cell(vote(3, { voters: ["ben"], totals: {} }), "cleo", new Set(["cleo"])).kind).toBe("out");
    expect(cell(vote(3, { voters: ["ben"], totals: {} }), "ben", new Set()).kind).toBe("no ballot");
    expect(cell(vote(3, { voters: ["ben"] }), "ben", new Set()).kind).toBe("unknown");
});

test("what was played stands at its round", () => {
    const play = (round: number, seat: string, what: string, on = "") => ({ round, seat, what, on });
    const said = played({
        ...GRID,
        played: [
            play(1, "ama", "Extra Vote"),
            play(1, "ama", "Extra Vote", "ben"),
            play(2, "ben", "idol", "#4"),
        ],
    });
    expect([...said]).toEqual([
        [1, ["Ama: Extra Vote", "Ama: Extra Vote on Ben"]],
        [2, ["Ben: idol on #4"]],
    ]);
});

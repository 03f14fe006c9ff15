import { expect, test } from "vitest";

import type { VotingGrid } from "$lib/api/types";

import { countOf } from "./count";

const grid: VotingGrid = {
    names: { ama: "Ama", ben: "Ben", cleo: "Cleo" },
    votes: [
        { round: 1, step: "vote", decides: "out", totals: { ama: 3 }, result: ["ama"] },
        { round: 2, step: "vote", decides: "out", totals: { ben: 1, cleo: 2, dov: 0 }, result: ["cleo"] },
        { round: 2, step: "revote_tied", decides: "out", totals: null },
    ],
};

test("the latest count of the round is shown, and nothing of a round that has none", () => {
    expect(countOf(grid, 2)).toEqual([
        { name: "Cleo", votes: 2, fate: "out" },
        { name: "Ben", votes: 1, fate: "" },
    ]);
    expect(countOf(grid, 3)).toEqual([]);
    expect(countOf(null, 1)).toEqual([]);
});

import { expect, test } from "vitest";

import type { Standing, Vote } from "$lib/api/types";

import { chartOfVotes, chartsOfFacts, chartsOfSheets, endings } from "./series";

const NAMES = new Map([
    ["ama", "Ama"],
    ["ben", "Ben"],
]);
const CHAPTERS = [
    { round: 1, number: 1, entry: 0, phases: [] },
    { round: 2, number: 10, entry: 8, phases: [] },
];

test("a round ends before the next begins, and the present one now", () => {
    expect(endings(CHAPTERS, 12)).toEqual([
        { round: 1, entry: 7 },
        { round: 2, entry: 12 },
    ]);
});

test("numbers of players and resources by name become charts; what never changes does not", () => {
    const sheet = (points: number, food: number) => ({
        players: { ama: { points, age: 30, team: "Tide" }, ben: { points: 0, age: 30, team: "Tide" } },
        food: { Tide: food },
        round: 3,
    });
    const charts = chartsOfSheets(
        [
            { round: 1, sheet: sheet(1, 9) },
            { round: 2, sheet: sheet(4, 2) },
        ],
        NAMES,
        ["points"],
    );
    expect(charts.map((one) => one.title)).toEqual(["Points", "Food"]);
    expect(charts[0]!.lines).toEqual([
        { id: "ama", name: "Ama", values: [1, 4] },
        { id: "ben", name: "Ben", values: [0, 0] },
    ]);
    expect(charts[1]!.lines[0]).toEqual({ id: "Tide", name: "Tide", values: [9, 2] });
});

test("the line of somebody who left ends with the round in which they did", () => {
    const standing = (out: boolean): Standing => ({
        out,
        status: "",
        team: "",
        immune: false,
        role: "",
        figures: {},
        cards: [],
    });
    const sheet = (points: number, out: boolean) => ({
        players: { ama: { points }, ben: { points: 2 * points } },
        standings: { ama: standing(out), ben: standing(false) },
    });
    const ends = [sheet(1, false), sheet(2, true), sheet(2, true)].map((one, at) => ({
        round: at + 1,
        sheet: one,
    }));
    expect(chartsOfSheets(ends, NAMES, [])[0]!.lines[0]!.values).toEqual([1, 2, null]);
});

test("results that facts tell of several people stand at their rounds", () => {
    const results = (number: number, ama: number) => ({
        number,
        fact: { fact: "CompetitionResults", results: { ama, ben: 3 }, stakes: "both" },
    });
    const [chart] = chartsOfFacts([results(5, 7), results(12, 9)], CHAPTERS, NAMES);
    expect(chart!.title).toBe("Competition results");
    expect(chart!.lines[0]!.values).toEqual([7, 9]);
});

test("votes against somebody add up round by round, until they have left", () => {
    const vote = (round: number, totals: Record<string, number>, out: string): Vote => ({
        round,
        step: "vote",
        decides: "out",
        totals,
        result: [out],
    });
    const grid = {
        names: { ama: "Ama", ben: "Ben", cleo: "Cleo" },
        votes: [
            vote(1, { ama: 1, cleo: 2 }, "cleo"),
            vote(2, { ama: 2 }, "ama"),
            { ...vote(3, { ben: 3 }, "ben"), decides: "winner" as const },
        ],
    };
    const [chart] = chartOfVotes(grid, "Votes against");
    expect(chart!.rounds).toEqual([1, 2]);
    expect(chart!.lines.map(({ name, values }) => [name, values])).toEqual([
        ["Ama", [1, 3]],
        ["Cleo", [2, null]],
    ]);
    expect(chartOfVotes({ ...grid, votes: grid.votes.slice(0, 1) }, "Votes against")).toEqual([]);
});

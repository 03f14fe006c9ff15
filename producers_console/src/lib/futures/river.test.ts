import { expect, test } from "vitest";

import type { Chances, WeighedMove } from "$lib/api/types";

import { HEIGHT, markedMoves, percent, points100, riverOf, turningMoves, WIDTH } from "./river";

function moment(at: number, wins: Record<string, number>): Chances {
    const chance = (share: number) => ({ share, low: share, high: share });
    const seats = Object.fromEntries(
        Object.entries(wins).map(([seat, share]) => [
            seat,
            { tonight: chance(0), end: chance(share), win: chance(share) },
        ]),
    );
    return { at, round: at, number: 4, seats };
}

const NAMES = new Map([
    ["ama", "Ama"],
    ["ben", "Ben"],
]);

test("bands lie on each other and fill the river, however many may win", () => {
    const [ama, ben] = riverOf([moment(1, { ama: 0.25, ben: 0.75 }), moment(2, { ama: 1, ben: 1 })], NAMES);
    expect(ama!.shares).toEqual([0.25, 1]);
    expect(ama!.outline).toBe(
        `0.0,${HEIGHT * 0.75}.0 ${WIDTH}.0,${HEIGHT / 2}.0 ${WIDTH}.0,${HEIGHT}.0 0.0,${HEIGHT}.0`,
    );
    expect(ben!.outline.startsWith(`0.0,0.0 ${WIDTH}.0,0.0 ${WIDTH}.0,${HEIGHT / 2}.0`)).toBe(true);
    expect(ama!.colour).not.toBe(ben!.colour);
});

test("who is out has no share, and one moment makes no river", () => {
    const [, ben] = riverOf([moment(1, { ama: 0.5, ben: 0.5 }), moment(2, { ama: 1 })], NAMES);
    expect(ben!.shares).toEqual([0.5, null]);
    expect(riverOf([moment(1, { ama: 1 })], NAMES)).toEqual([]);
});

function move(group: string, before: number, mark: WeighedMove["mark"] = ""): WeighedMove {
    return {
        kind: "ballot",
        before,
        round: 1,
        group,
        seats: ["ama"],
        chosen: "Ben",
        instead: "Cleo",
        winner: 0.5,
        out: [],
        victim: 0,
        own: 0,
        better: "Cleo",
        mark,
        number: 9,
    };
}

test("the ballots of one vote are one moment; marked moves stand in their order", () => {
    const moves = [move("vote", 9), move("vote", 8, "blunder"), move("talk", 3), move("card", 5, "mistake")];
    expect(turningMoves(moves, 2).map((one) => one.before)).toEqual([9, 3]);
    expect(markedMoves(moves).map((one) => one.before)).toEqual([5, 8]);
});

test("shares and differences are whole percents", () => {
    expect([percent(0.366), points100(0.12), points100(-0.034), points100(0.001)]).toEqual([
        "37 %",
        "+12",
        "−3",
        "0",
    ]);
});

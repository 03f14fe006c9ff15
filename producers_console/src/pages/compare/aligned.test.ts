import { expect, test } from "vitest";

import type { StoryLine, Vote } from "$lib/api/types";

import { storyLine } from "../../test/lines";
import { aligned, decided, scenes } from "./aligned";

const line = (number: number, tone: string, text: string): StoryLine => storyLine(tone, text, { number });
const PAST = [
    line(1, "episode", "Round 1 — 3 left"),
    line(2, "phase", "Camp"),
    line(3, "narration", "Rain."),
];
const LEFT = [
    ...PAST,
    line(4, "narration", "Wind."),
    line(5, "phase", "Vote"),
    line(6, "result", "Ben is out."),
    line(7, "episode", "Round 2"),
    line(8, "phase", "Final"),
    line(9, "result", "Ama wins."),
];
const RIGHT = [
    ...PAST,
    line(4, "narration", "Wind."),
    line(5, "phase", "Auction"),
    line(5, "narration", "Going."),
    line(6, "phase", "Vote"),
    line(7, "result", "Ama is out."),
];

test("stories are told from where they part, scene beside scene", () => {
    const rows = aligned(scenes(LEFT, 3), scenes(RIGHT, 3));
    expect(
        rows.map((row) => [row.round, row.title, row.sides[0] !== null, row.sides[1] !== null, row.same]),
    ).toEqual([
        [1, "Camp", true, true, true],
        [1, "Auction", false, true, false],
        [1, "Vote", true, true, false],
        [2, "Final", true, false, false],
    ]);
});

test("nothing of a story is lost or told twice by setting it beside another", () => {
    for (const [one, other] of [
        [LEFT, RIGHT],
        [RIGHT, LEFT],
        [LEFT, []],
    ] as const) {
        const rows = aligned(scenes(one, 0), scenes(other, 0));
        expect(rows.flatMap((row) => row.sides[0]?.lines ?? [])).toEqual(
            scenes(one, 0).flatMap((scene) => scene.lines),
        );
        expect(rows.flatMap((row) => row.sides[1]?.lines ?? [])).toEqual(
            scenes(other, 0).flatMap((scene) => scene.lines),
        );
    }
});

test("what votes came to is set side by side, from a round on", () => {
    const vote = (round: number, who: string): Vote => ({
        round,
        step: "vote",
        decides: "out",
        totals: { [who]: 2 },
        result: [who],
    });
    const names = { ama: "Ama", ben: "Ben" };
    const found = decided(
        { names, votes: [vote(1, "ama"), vote(2, "ben")] },
        { names, votes: [vote(1, "ama"), vote(2, "ama"), vote(3, "ben")] },
        2,
    );
    expect(found.map((one) => [one.round, ...one.sides, one.differs])).toEqual([
        [2, "Ben (2)", "Ama (2)", true],
        [3, "–", "Ben (2)", true],
    ]);
});

test("a vote that one of the two alone came to stands where it was held, before what both came to later", () => {
    const vote = (step: string): Vote => ({ round: 3, step, decides: "out", totals: {}, result: ["ama"] });
    const names = { ama: "Ama" };
    const [short, long] = [
        { names, votes: [vote("vote"), vote("jury")] },
        { names, votes: [vote("vote"), vote("survival_roll"), vote("jury")] },
    ];
    for (const [one, other] of [
        [short, long],
        [long, short],
    ] as const)
        expect(decided(one, other, 3).map((row) => row.step)).toEqual(["vote", "survival_roll", "jury"]);
});

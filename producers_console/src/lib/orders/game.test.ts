import { expect, it } from "vitest";

import { choicesOf, type Game } from "./game";

const GAME = {
    format: {
        windows: ["vote"],
        claims: {},
        parameters: [
            {
                name: "teams",
                default: 2,
                help: "Teams at the start",
                schema: {
                    type: "integer",
                    description: "Teams at the start. Give a whole number from 1 to 6.",
                },
                field: { least: 1, most: 6 },
            },
        ],
    },
    orders: [],
    cards: { idol: { name: "Idol" } },
} as unknown as Game;

it("a parameter that is chosen comes with its value now, its range and what it does", () => {
    const choices = choicesOf(GAME, [], [], { values: new Map([["teams", 3]]) });
    expect(choices.follows!("parameter", "teams")).toEqual({ value: 3 });
    expect(choices.follows!("announce", true)).toEqual({});
    expect(choices.anything!({ parameter: "teams" })).toMatchObject({
        minimum: 1,
        maximum: 6,
        description: "Teams at the start. Give a whole number from 1 to 6. Now: 3.",
    });
    expect(choicesOf(GAME, []).follows!("parameter", "teams")).toEqual({ value: 2 });
});

it("a season's own cards can be chosen, too", () => {
    const choices = choicesOf(GAME, [], [], { cards: { idol: { name: "Idol" }, horn: { name: "Horn" } } });
    expect(choices.cards).toEqual([
        { value: "idol", label: "Idol" },
        { value: "horn", label: "Horn" },
    ]);
});

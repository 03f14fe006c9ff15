import { expect, it } from "vitest";

import { missing } from "./missing";
import { meant, type Schema } from "./schema";

const card: Schema = {
    type: "object",
    properties: { effect: { enum: ["card"] }, seat: { type: "string" }, kind: { type: "string" } },
    required: ["effect", "seat", "kind"],
};
const points: Schema = {
    type: "object",
    properties: { effect: { enum: ["points"] }, amount: { type: "integer", minimum: -50, maximum: 50 } },
    required: ["effect", "amount"],
};
const event: Schema = {
    type: "object",
    properties: {
        story: { type: "string" },
        team: { anyOf: [{ type: "string" }, { type: "null" }] },
        seats: { type: "array", items: { type: "string" }, minItems: 1 },
        effects: { type: "array", items: { anyOf: [card, points] } },
    },
    required: ["story", "team", "seats"],
};

it("what is needed and empty is found, also in the parts of a list", () => {
    const effects = [
        { effect: "card", seat: "ama" },
        { effect: "points", amount: 60 },
    ];
    expect([...missing({ seats: [], effects }, event, event, "terms")]).toEqual([
        ["terms.story", "This is needed."],
        ["terms.seats", "Choose at least one."],
        ["terms.effects.0.kind", "This is needed."],
        ["terms.effects.1.amount", "From -50 to 50."],
    ]);
});

it("what is given, and what may be nothing, is not", () => {
    expect(missing({ story: "Rain.", seats: ["ama"] }, event).size).toBe(0);
    expect(missing({ value: null }, { properties: { value: {} }, required: ["value"] }).size).toBe(0);
});

it("an option is meant however it is spelled", () => {
    const options = [{ value: "extra_vote", label: "Extra Vote" }];
    expect(meant(" extra vote", options)).toBe("extra_vote");
    expect(meant("idol", options)).toBe("idol");
});

it("so many dice are needed as there are, each of them a die", () => {
    const die = { type: "integer", minimum: 1, maximum: 6 };
    const roll: Schema = {
        properties: {
            dice: { type: "array", minItems: 3, maxItems: 3, prefixItems: [die, die, die], items: false },
        },
        required: ["dice"],
    };
    const wrong = (dice?: unknown) => missing({ dice }, roll).get("dice");
    expect([wrong(), wrong([]), wrong([1, null, 3])]).toEqual(Array(3).fill("Give exactly 3."));
    expect(wrong([1, 7, 3])).toBe("From 1 to 6.");
    expect(wrong([1, 2.5, 3])).toBe("Whole numbers.");
    expect(wrong([1, 2, 3])).toBeUndefined();
});

it("what is empty within an object is found, and an id that follows from a name is not empty", () => {
    const define: Schema = {
        properties: {
            kind: { type: "string", pattern: "^[a-z][a-z0-9_]*$" },
            card: {
                type: "object",
                properties: {
                    name: { type: "string" },
                    effects: { type: "array", items: { anyOf: [points] } },
                },
                required: ["name"],
            },
        },
        required: ["kind", "card"],
    };
    expect([
        ...missing(
            { kind: "", card: { name: "Idol", effects: [{ effect: "points", amount: null }] } },
            define,
        ),
    ]).toEqual([["card.effects.0.amount", "This is needed."]]);
    expect([...missing({}, define).keys()]).toEqual(["kind", "card.name"]);
    expect(missing({ kind: "My Idol", card: { name: "Idol" } }, define).get("kind")).toContain(
        "Small letters",
    );
});

import { describe, expect, it } from "vitest";

import { begun, choicesInParts, filled, idOf, wayOf, type Choices, type Schema } from "./schema";

const HERE: Choices = {
    seats: [{ value: "ama", label: "Ama" }],
    teams: ["Tide"],
    phases: ["vote"],
    cards: [],
    claims: [],
    parameters: [],
};
const way = (name: string, schema: Schema, root: Schema = {}) => wayOf(name, schema, root, HERE).way;

describe("the way a value is given", () => {
    it("follows its name where the schema says no more than a text", () => {
        expect(way("seat", { type: "string" })).toBe("seat");
        expect(way("seats", { type: "array", items: { type: "string" } })).toBe("seats");
        expect(way("story", { type: "string" })).toBe("text");
        expect(way("title", { anyOf: [{ type: "string" }, { type: "null" }] })).toBe("line");
        expect(wayOf("phase", { type: "string" }, {}, HERE)).toMatchObject({
            options: [{ value: "any" }, { value: "vote" }],
        });
    });

    it("follows the schema else", () => {
        expect(way("x", { type: "integer", minimum: 1 })).toBe("number");
        expect(way("x", { enum: ["a", "b"] })).toBe("one");
        expect(way("x", { enum: ["a"] })).toBe("fixed");
        expect(way("x", { type: "array", items: { type: "string", enum: ["a", "b"] } })).toBe("order");
        expect(way("teams", { type: "object", additionalProperties: { type: "array" } })).toBe("groups");
        const root = { $defs: { Points: { type: "object", properties: { effect: { enum: ["points"] } } } } };
        const one = { $ref: "#/$defs/Points" };
        expect(way("effects", { type: "array", items: { anyOf: [one, one] } }, root)).toBe("parts");
        expect(way("card", one, root)).toBe("part");
    });
});

it("a list of fixed length is given number by number", () => {
    const die = { type: "integer", minimum: 1, maximum: 6 };
    expect(
        wayOf("dice", { type: "array", minItems: 3, prefixItems: [die, die, die], items: false }, {}, HERE),
    ).toEqual({ way: "figures", each: [die, die, die] });
});

it("whoever takes an offer can be chosen in its effects, and in no other order's", () => {
    const offer = { description: "with `@taker` for whoever takes it" };
    expect(choicesInParts(HERE, { description: "Tell a story." })).toBe(HERE);
    const here = choicesInParts(HERE, offer);
    expect(here.seats.map((one) => one.value)).toEqual(["@taker", "ama"]);
    expect(wayOf("team", { type: "string" }, offer, here)).toMatchObject({
        options: [{ value: "@taker", label: "Whoever takes it" }, { value: "Tide" }],
    });
    expect(choicesInParts(here, offer).seats).toHaveLength(2);
});

it("the id of a card follows from its name, where none is given", () => {
    expect(idOf(" 3 Goldène Idols! ")).toBe("goldene_idols");
    expect(idOf("Golden Idol")).toBe("golden_idol");
    const schema: Schema = {
        properties: { kind: { type: "string", pattern: "^[a-z]" }, card: { type: "object" } },
        required: ["kind", "card"],
    };
    expect(filled({ kind: "", card: { name: "Golden Idol" } }, schema)).toEqual({
        kind: "golden_idol",
        card: { name: "Golden Idol" },
    });
    expect(filled({ kind: "idol_2", card: { name: "Golden Idol" } }, schema)).toMatchObject({
        kind: "idol_2",
    });
});

it("what is left empty in a part is omitted, too", () => {
    const part: Schema = {
        type: "object",
        properties: { effect: { enum: ["luck"] }, most: { anyOf: [{ type: "integer" }, { type: "null" }] } },
        required: ["effect"],
    };
    const schema: Schema = {
        properties: {
            card: {
                type: "object",
                properties: {
                    looks_like: { type: "string" },
                    effects: { type: "array", items: { anyOf: [part] } },
                },
            },
        },
    };
    expect(filled({ card: { looks_like: "", effects: [{ effect: "luck", most: null }] } }, schema)).toEqual({
        card: { effects: [{ effect: "luck" }] },
    });
});

it("what is fixed and usual is given from the start", () => {
    const schema = {
        properties: {
            effect: { enum: ["points"] },
            secret: { type: "boolean", default: false },
            seats: { type: "array" },
        },
    };
    expect(begun(schema, {})).toEqual({ effect: "points", secret: false });
});

it("what is left empty is omitted, unless it is needed", () => {
    expect(filled({ story: "", team: "", seats: [] }, { required: ["story"] })).toEqual({ story: "" });
});

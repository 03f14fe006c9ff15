import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import type { Choices, Schema } from "./schema";
import SchemaFields from "./SchemaFields.svelte";

const CHOICES: Choices = {
    seats: [
        { value: "ama", label: "Ama" },
        { value: "ben", label: "Ben" },
    ],
    teams: [],
    phases: [],
    cards: [],
    claims: [],
    parameters: [{ value: "teams", label: "Teams" }],
    anything: (beside) => (beside.parameter === "teams" ? { type: "integer", minimum: 1, maximum: 6 } : null),
};
const EVENT: Schema = {
    properties: {
        story: { type: "string" },
        seats: { type: "array", items: { type: "string" } },
        effects: { type: "array", items: { anyOf: [{ $ref: "#/$defs/Points" }, { $ref: "#/$defs/Food" }] } },
    },
    required: ["story"],
    $defs: {
        Points: {
            title: "Points",
            type: "object",
            properties: { effect: { enum: ["points"] }, amount: { type: "integer" } },
        },
        Food: { title: "Food", type: "object", properties: { effect: { enum: ["food"] } } },
    },
};

it("an order's terms are filled in by faces, words and lists", async () => {
    const onchange = vi.fn();
    render(SchemaFields, { schema: EVENT, value: { story: "" }, choices: CHOICES, onchange });
    await fireEvent.click(screen.getByRole("button", { name: /Ben/ }));
    expect(onchange).toHaveBeenLastCalledWith({ story: "", seats: ["ben"] });
    await fireEvent.input(screen.getByLabelText("Story"), { target: { value: "Rain." } });
    expect(onchange).toHaveBeenLastCalledWith({ story: "Rain." });
    await fireEvent.change(screen.getByLabelText("Add to effects"), { target: { value: "0" } });
    expect(onchange).toHaveBeenLastCalledWith({ story: "", effects: [{ effect: "points" }] });
});

it("what is wrong stands beside what it is about", () => {
    const errors = new Map([["terms.story", "is missing: give some words"]]);
    render(SchemaFields, {
        schema: EVENT,
        value: {},
        choices: CHOICES,
        errors,
        way: "terms",
        onchange: vi.fn(),
    });
    expect(screen.getByLabelText("Story")).toHaveProperty("ariaInvalid", "true");
    expect(screen.getByRole("alert").textContent).toBe("is missing: give some words");
});

it("a parameter's value is given in the way of that parameter", async () => {
    const schema: Schema = {
        properties: { parameter: { type: "string" }, value: {} },
        required: ["parameter", "value"],
    };
    const onchange = vi.fn();
    render(SchemaFields, { schema, value: { parameter: "teams" }, choices: CHOICES, onchange });
    await fireEvent.input(screen.getByRole("spinbutton", { name: "Value" }), { target: { value: "3" } });
    expect(onchange).toHaveBeenLastCalledWith({ parameter: "teams", value: 3 });
});

it("a number out of its range, and one that was emptied, is said to be wrong at once", () => {
    const schema: Schema = {
        properties: { finalists: { type: "integer", minimum: 2, maximum: 5 }, teams: { type: "integer" } },
        required: ["finalists", "teams"],
    };
    render(SchemaFields, {
        schema,
        value: { finalists: 99, teams: null },
        choices: CHOICES,
        onchange: vi.fn(),
    });
    expect(screen.getAllByRole("alert").map((one) => one.textContent)).toEqual([
        "From 2 to 5.",
        "This is needed.",
    ]);
});

it("dice are given one by one", async () => {
    const die = { type: "integer", minimum: 1, maximum: 6 };
    const schema: Schema = {
        properties: { dice: { type: "array", minItems: 3, prefixItems: [die, die, die], items: false } },
        required: ["dice"],
    };
    const onchange = vi.fn();
    render(SchemaFields, { schema, value: { dice: [6, null, null] }, choices: CHOICES, onchange });
    await fireEvent.input(screen.getByRole("spinbutton", { name: "Dice 2" }), { target: { value: "5" } });
    expect(onchange).toHaveBeenLastCalledWith({ dice: [6, 5, null] });
});

it("who is out stands last, and is said to be", () => {
    const seats = [
        { value: "ama", label: "Ama", note: "voted out", out: true },
        { value: "ben", label: "Ben", note: "" },
    ];
    const schema: Schema = { properties: { seats: { type: "array", items: { type: "string" } } } };
    render(SchemaFields, { schema, value: {}, choices: { ...CHOICES, seats }, onchange: vi.fn() });
    expect(screen.getAllByRole("button").map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
        expect.stringMatching(/Ben$/),
        expect.stringMatching(/Ama voted out$/),
    ]);
});

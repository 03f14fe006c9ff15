import { expect, test } from "vitest";

import { affordable, isSettled } from "./affordable";
import { begun } from "./answers";
import type { Form, NamedField } from "./fields";

const common = { label: "", help: "", may_pass: false };
const option = (value: string) => ({ value, label: "", note: "" });
const boost: NamedField = {
    ...common,
    name: "boost",
    type: "choice",
    options: ["none", "small", "large"].map(option),
};
const counters: NamedField = { ...common, name: "counters", type: "number", least: 0, most: 4 };
const trade: NamedField = { ...common, name: "trade", type: "flag" };

function form(limit: number, fields = [boost, counters], tradePrice = 0): Form {
    const costs = { boost: { small: 1, large: 3 }, counters: 1, trade: tradePrice };
    const budgets = [{ name: "points", limit, costs }];
    return { kind: "", text: "", quote: null, deadline: "decision", fields, budgets, default: {} };
}

test("what costs more than there is is not offered, and what is left is chosen already", () => {
    const poor = affordable(form(0));
    expect(poor.fields.map((field) => isSettled(field, poor.budgets))).toEqual([true, true]);
    expect(begun(poor.fields)).toEqual({ boost: "none", counters: 0 });
    const [some, amount] = affordable(form(2)).fields;
    expect("options" in some! && some.options.map(({ value }) => value)).toEqual(["none", "small"]);
    expect(amount).toMatchObject({ most: 2 });
    expect(affordable(form(9)).fields).toEqual([boost, counters]);
});

test("what the same answer can bring in counts as there", () => {
    const { fields } = affordable(form(0, [boost, trade], -1));
    expect("options" in fields[0]! && fields[0].options.map(({ value }) => value)).toEqual(["none", "small"]);
});

test("what has no price is always there", () => {
    const one = { ...boost, name: "other", options: [option("only")] };
    expect(isSettled(one as NamedField, form(0).budgets)).toBe(false);
});

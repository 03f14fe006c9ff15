import { expect, test } from "vitest";

import { begun, sent, spent, wordsIn } from "./answers";
import type { Field, NamedField } from "./fields";

const option = (value: string) => ({ value, label: "", note: "" });
const common = { label: "", help: "", may_pass: false };
const named = (name: string, field: Field): NamedField => ({ ...field, name }) as NamedField;
const crew = ["ada", "ben"].map(option);

const whom = named("whom", { ...common, type: "choice", options: crew });
const perhaps = named("perhaps", { ...common, type: "choice", options: crew, may_pass: true });
const stake = named("stake", { ...common, type: "number", least: 1, most: 3 });
const say = named("say", {
    ...common,
    type: "words",
    most_words: 5,
    most_characters: null,
    may_pass: true,
    cut: false,
});
const bet = named("bet", { ...common, type: "fields", fields: { whom, stake, say } });

test("nothing that has to be chosen is chosen beforehand", () => {
    expect(begun([whom, perhaps, stake, say])).toEqual({
        whom: undefined,
        perhaps: null,
        stake: 1,
        say: "",
    });
    expect(begun([whom, stake], { whom: "ada", stake: 2 })).toEqual({ whom: undefined, stake: 2 });
});

test("a ranking of everybody begins with everybody, and one of some with nobody", () => {
    const all = named("all", { ...common, type: "ranking", options: crew, least: 2, most: null });
    const some = named("some", { ...common, type: "ranking", options: crew, least: 0, most: 1 });
    expect(begun([all, some])).toEqual({ all: ["ada", "ben"], some: [] });
});

test("a text without words is sent as none, in groups too", () => {
    expect(sent([bet], { bet: { whom: "ada", stake: 1, say: "  " } })).toEqual({
        bet: { whom: "ada", stake: 1, say: null },
    });
});

test("a budget counts units and options", () => {
    const budget = { name: "points", limit: 5, costs: { stake: 2, whom: { ada: 1, ben: -1 } } };
    expect(spent(budget, { stake: 2, whom: "ada" })).toBe(5);
    expect(spent(budget, { stake: null, whom: ["ada", "ben"] })).toBe(0);
    expect(spent({ ...budget, costs: { trade: 3 } }, { trade: true })).toBe(3);
});

test("words are counted as the server counts them", () => {
    expect(wordsIn("  rice,\n fire\tand  tide ")).toBe(4);
});

import { expect, test } from "vitest";

import type { Life } from "./life";
import { Told } from "./told.svelte";

const LIFE: Life = {
    figures: [],
    phase_facts: { DuskFell: "dusk" },
    marks: { HandsCounted: "vote", CurtainFell: "end" },
    votes: true,
    table: false,
};
const FACTS = [
    { number: 1, entry: 0, fact: { fact: "RoundBegan", round: 1 } },
    { number: 2, entry: 1, fact: { fact: "PhaseBegan", phase: "naming" } },
    { number: 3, entry: 2, fact: { fact: "DuskFell" } },
    { number: 4, entry: 3, fact: { fact: "HandsCounted" } },
    { number: 5, entry: 3, fact: { fact: "HandsCounted" } },
    { number: 6, entry: 4, fact: { fact: "CurtainFell" } },
];

test.each([
    ["before", 0],
    ["among", 3],
    ["after", FACTS.length],
])("phases and marks are what the game says, learnt %s its facts", (_, at) => {
    const told = new Told();
    told.take(FACTS.slice(0, at));
    told.learn(LIFE);
    told.take(FACTS.slice(at));
    expect(told.chapters.map(({ round, phases }) => [round, phases.map(({ name }) => name)])).toEqual([
        [1, ["naming", "dusk"]],
    ]);
    expect(told.marks.map(({ kind, entry }) => [kind, entry])).toEqual([
        ["vote", 3],
        ["end", 4],
    ]);
});

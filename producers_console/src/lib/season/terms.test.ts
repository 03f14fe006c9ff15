import { expect, test } from "vitest";

import { byName, termsOf } from "./terms.svelte";

const schema = {
    $ref: "#/$defs/Sheet",
    $defs: {
        Sheet: {
            properties: {
                out: { type: "array", title: "Out, first to last" },
                players: { type: "object", additionalProperties: { $ref: "#/$defs/Player" } },
            },
        },
        Player: {
            title: "Player",
            properties: {
                results_sum: { type: "integer", title: "Results in all" },
                team: { type: "string" },
            },
        },
    },
};

test("a field is called as the server says, else by its name", () => {
    const terms = termsOf(schema);
    expect(terms("out")).toBe("Out, first to last");
    expect(terms("results_sum", "players")).toBe("Results in all");
    expect(terms("team", "players")).toBe("Team");
    expect(terms("players")).toBe("Players");
    expect(terms("last_votes", "nowhere")).toBe("Last votes");
    expect(byName("last_votes")).toBe("Last votes");
});

import { expect, it } from "vitest";

import type { FormatDetail } from "$lib/api/types";

import { changedParameters, EMPTY, isChosen, missing, playerOf, sent, withParameter } from "./draft";

const format = { sizes: [4, 5, 6] } as FormatDetail;
const draft = { ...EMPTY, format: "survivor", cast: ["a", "b", "c", "d"] };

it("says what is missing", () => {
    expect(missing(EMPTY, null)).toMatch("Choose a game");
    expect(missing({ ...draft, cast: ["a"] }, format)).toBe("Cast 3 more: this game takes 4 to 6.");
    expect(missing(draft, format)).toBeNull();
});

it("sends a bare format with its cast, and a file's own cast not at all", () => {
    expect(sent(draft, false)).toMatchObject({
        format: "survivor",
        cast: ["a", "b", "c", "d"],
        start: false,
    });
    const filed = sent({ ...draft, file: "quick", fileCast: draft.cast }, true);
    expect(filed).toMatchObject({ season: "quick", start: true });
    expect(filed).not.toHaveProperty("cast");
    expect(filed).not.toHaveProperty("format");
});

it("seats of people who are no longer cast are not sent", () => {
    expect(sent({ ...draft, players: { a: "outside", z: "outside" } }, false).players).toEqual({
        a: "outside",
    });
    expect(playerOf({ ...draft, player: "model:x" }, "a", "bot:sensible")).toBe("model:x");
});

it("is for practice only where exactly one person plays", () => {
    const chosen = { ...draft, practice: true };
    expect(sent({ ...chosen, players: { a: "outside" } }, false)).toHaveProperty("practice", true);
    expect(sent({ ...chosen, player: "outside" }, false)).not.toHaveProperty("practice");
    expect(sent(chosen, false)).not.toHaveProperty("practice");
});

it("a parameter as usual is not kept", () => {
    const changed = withParameter(draft, "teams", 3, 2);
    expect(changed.parameters).toEqual({ teams: 3 });
    expect(withParameter(changed, "teams", 2, 2).parameters).toEqual({});
});

it("what a season file says as is usual is not other than usual, and can be said against it", () => {
    const game = {
        ...format,
        parameters: [
            { name: "teams", default: 2 },
            { name: "marks", default: [1, 2] },
        ],
    } as unknown as FormatDetail;
    const filed = { ...draft, file: "quick", parameters: { teams: 3, marks: [1, 2] } };
    expect(changedParameters(filed, game)).toEqual(["teams"]);
    expect(withParameter(filed, "teams", 2, 2).parameters).toEqual({ teams: 2, marks: [1, 2] });
});

it("a game and a season file of it are two choices", () => {
    expect(isChosen(draft, { format: "survivor" })).toBe(true);
    expect(isChosen(draft, { format: "survivor", file: "quick" })).toBe(false);
    expect(isChosen(EMPTY, { format: "" })).toBe(false);
});

import { expect, test } from "vitest";

import { blocksOf, headed } from "./rules";

test("items of a list stay together, whatever lies between them", () => {
    expect(blocksOf("Eight begin.\n\n- Dice: three.\n\n- Talks.\nThe end.")).toEqual([
        "Eight begin.",
        ["Dice: three.", "Talks."],
        "The end.",
    ]);
    expect(blocksOf("")).toEqual([]);
});

test("an item's heading is what stands before its first colon, and short", () => {
    expect(headed("Dice: a roll is three dice.")).toEqual(["Dice", "a roll is three dice."]);
    expect(headed("Nobody sees what you hold. Note: nobody.")[0]).toBe("");
});

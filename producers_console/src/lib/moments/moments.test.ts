import { expect, test } from "vitest";

import { lightAt, lightOf, TITLES, type MomentKind } from "./moments";

test("an episode begins at dawn and ends at night, however many parts it has", () => {
    for (const parts of [2, 3, 5, 9]) {
        expect(lightAt(0, parts)).toBe("dawn");
        expect(lightAt(parts - 1, parts)).toBe("night");
    }
    expect(lightAt(0, 1)).toBe("day");
});

test("every kind of moment has a title and a light", () => {
    for (const kind of Object.keys(TITLES) as MomentKind[]) {
        expect(TITLES[kind]).not.toBe("");
        expect(lightOf(kind)).toBeTruthy();
    }
});

import { expect, test } from "vitest";

import { namedIn } from "./portraits";

const CAST = [{ name: "Ama" }, { name: "Amadou" }, { name: "J. (Jo)" }];

test("whoever is named is found by their whole name, in the order of the words", () => {
    expect(namedIn("Amadou wrote Ama.", CAST).map((one) => one.name)).toEqual(["Amadou", "Ama"]);
    expect(namedIn("Amas Stimme zählt nicht; J. (Jo) geht.", CAST)).toEqual([CAST[0], CAST[2]]);
    expect(namedIn("Amazing.", CAST)).toEqual([]);
});

import { expect, it } from "vitest";

import { isEmpty, ownPart, valueWords } from "./sheet";

const name = (seat: string): string => ({ ama: "Ama", ben: "Ben" })[seat] ?? seat;

it("a sheet is read in names and words", () => {
  expect(valueWords({ ama: 3, ben: 0 }, name)).toBe("Ama: 3; Ben: 0");
  expect(valueWords(["ama", "ben"], name)).toBe("Ama and Ben");
  expect(valueWords("voted_out", name)).toBe("voted out");
});

it("what says nothing is left out", () => {
  expect(isEmpty({ a: [], b: {} })).toBe(true);
  expect(ownPart({ players: { ama: { points: 2, role: "" } } }, "ama")).toEqual([["points", 2]]);
});

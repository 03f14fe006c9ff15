import { expect, test } from "vitest";

import type { Schemas } from "$lib/api/client";
import type { SeasonCard, SeatCard } from "$lib/api/types";

import { waitsForProducers } from "./waiting";

const card = (status: string) => ({ status }) as SeasonCard;
const stop = (before: string | null) => ({ number: 1, fact: { fact: "WindowStopped", before } });
const held = [{}, {}] as Schemas["HeldAnswer"][];
const thinking = [{ thinking: [{}] }] as unknown as SeatCard[];

test("a season at a window, or with held answers, waits for its producers", () => {
  expect(waitsForProducers({ card: card("running"), facts: [stop("vote")], seats: [], held })).toEqual(["a window is open", "2 answers are held"]);
});

test("who goes on, thinks or is done waits for nobody", () => {
  expect(waitsForProducers({ card: card("running"), facts: [stop("vote"), stop(null)], seats: [], held: [] })).toEqual([]);
  expect(waitsForProducers({ card: card("running"), facts: [stop("vote")], seats: thinking, held: [] })).toEqual([]);
  expect(waitsForProducers({ card: card("over"), facts: [stop("vote")], seats: [], held })).toEqual([]);
});

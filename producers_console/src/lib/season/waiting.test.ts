import { expect, test } from "vitest";

import type { Schemas } from "$lib/api/client";
import type { SeasonCard } from "$lib/api/types";

import { waitsForProducers } from "./waiting";

const card = (status: string) => ({ status }) as SeasonCard;
const stop = (before: string) => ({ number: 1, fact: { fact: "WindowStopped", before } });
const held = [{}, {}] as Schemas["HeldAnswerTold"][];

test("a season at a window, or with held answers, waits for its producers", () => {
    expect(waitsForProducers({ card: card("running"), facts: [stop("vote"), stop("here")], held })).toEqual([
        "a window is open",
        "2 answers are held",
    ]);
});

test("who goes on, is on the way to a window or is done waits for nobody", () => {
    expect(waitsForProducers({ card: card("running"), facts: [stop("here"), stop("")], held: [] })).toEqual(
        [],
    );
    expect(
        waitsForProducers({ card: card("running"), facts: [stop("here"), stop("any")], held: [] }),
    ).toEqual([]);
    expect(waitsForProducers({ card: card("over"), facts: [stop("here")], held })).toEqual([]);
});

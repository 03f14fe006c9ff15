import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import type { ToldSeason } from "$lib/api/types";

import Placements from "./Placements.svelte";

const one = (seat: string, place: number): ToldSeason["cast"][number] => ({
    seat,
    name: seat.toUpperCase(),
    age: 30,
    home: "",
    work: "",
    biography: "",
    pronouns: "they",
    place,
    result: "",
});

test("who got furthest stands first, whatever the order in which they came", () => {
    render(Placements, {
        cast: [one("ama", 2), one("ben", 0), one("cleo", 3), one("dan", 1)],
        winners: ["dan"],
    });
    const names = screen.getAllByRole("listitem").map((item) => item.textContent?.match(/[A-Z]{3,}/)?.[0]);
    expect(names).toEqual(["DAN", "AMA", "CLEO", "BEN"]);
});

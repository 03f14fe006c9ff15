import { expect, test } from "vitest";

import type { LibraryEntry } from "$lib/api/types";

import { filledIn, nameIn } from "./filling";

const model = {
    castaway: {
        id: "ama",
        name: "Ama",
        full_name: "Ama Boateng",
        age: 34,
        pronouns: "she",
        work: "bus mechanic",
        biography: "Ama Boateng keeps buses. Amara is a sister of Ama's.",
        temperament: "",
        phrases: ["Listen."],
    },
} as unknown as LibraryEntry;

test("somebody of whom only the name is known has all else from somebody else", () => {
    const made = filledIn("Wren $1", model);
    expect(made).toMatchObject({ name: "Wren $1", age: 34, work: "bus mechanic", phrases: ["Listen."] });
    expect(made.biography).toBe("Wren $1 keeps buses. Amara is a sister of Wren $1's.");
    expect(made).not.toHaveProperty("id");
    expect(made).not.toHaveProperty("full_name");
});

test("a picture's file is called like whom it shows", () => {
    expect(nameIn("wren_alder-2.png")).toBe("Wren Alder");
    expect(nameIn("Özge.JPG")).toBe("Özge");
    expect(nameIn("1234.webp")).toBe("");
});

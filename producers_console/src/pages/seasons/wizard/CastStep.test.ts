import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import type { LibraryEntry } from "$lib/api/types";

import CastStep from "./CastStep.svelte";

const library = ["Ama", "Ben", "Cleo"].map(
    (name) =>
        ({
            castaway: { id: name.toLowerCase(), name, age: 30, work: "baker", archetype: "loyalist" },
            picture: null,
            own: false,
            changed_at: null,
        }) as unknown as LibraryEntry,
);

function shown(cast: string[]) {
    const onchange = vi.fn();
    render(CastStep, { cast, library, least: 2, most: 3, onchange });
    return {
        onchange,
        cast: within(screen.getByRole("region", { name: "Cast" })),
        library: within(screen.getByRole("region", { name: "Library" })),
    };
}

it("who is clicked or keyed in the library is cast", async () => {
    const { onchange, library } = shown(["ama"]);
    expect(library.queryByRole("button", { name: /Ama/ })).toBeNull();
    await fireEvent.click(library.getByRole("button", { name: /Ben/ }));
    expect(onchange).toHaveBeenLastCalledWith(["ama", "ben"]);
});

it("the second click of a double click casts nobody else", async () => {
    const { onchange, library } = shown([]);
    await fireEvent.click(library.getByRole("button", { name: /Ben/ }), { detail: 2 });
    expect(onchange).not.toHaveBeenCalled();
});

it("the cast is put in order, and people left out, by keys", async () => {
    const { onchange, cast } = shown(["ama", "ben", "cleo"]);
    const ben = cast.getByRole("button", { name: "Ben" });
    await fireEvent.keyDown(ben, { key: "ArrowUp", altKey: true });
    expect(onchange).toHaveBeenLastCalledWith(["ben", "ama", "cleo"]);
    await fireEvent.keyDown(ben, { key: "ArrowDown", altKey: true });
    expect(onchange).toHaveBeenLastCalledWith(["ama", "cleo", "ben"]);
    await fireEvent.keyDown(ben, { key: "Delete" });
    expect(onchange).toHaveBeenLastCalledWith(["ama", "cleo"]);
});

it("who is dropped on somebody comes before them", async () => {
    const { onchange, cast } = shown(["ama", "ben"]);
    const dataTransfer = { getData: () => "cleo", setData: () => undefined };
    await fireEvent.drop(cast.getAllByRole("listitem")[1]!, { dataTransfer });
    expect(onchange).toHaveBeenLastCalledWith(["ama", "cleo", "ben"]);
});

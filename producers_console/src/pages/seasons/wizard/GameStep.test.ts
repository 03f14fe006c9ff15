import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import type { FormatCard } from "$lib/api/types";
import { toasts } from "$lib/ui/toasts.svelte";

import { EMPTY } from "./draft";
import GameStep from "./GameStep.svelte";

vi.mock("$lib/api/client", () => ({ api: {}, told: vi.fn() }));

const formats = ["survivor", "survival"].map(
    (name) => ({ name, title: name.toUpperCase(), sizes: [4, 8] }) as unknown as FormatCard,
);
const draft = { ...EMPTY, format: "survivor", title: "Leeward", cast: ["ama", "ben"] };

function shown() {
    const [onchange, onnext] = [vi.fn(), vi.fn()];
    render(GameStep, { draft, formats, files: [], onchange, onnext });
    return { onchange, onnext };
}

it("the game that is chosen goes on, and nothing is thrown away", async () => {
    const { onchange, onnext } = shown();
    await fireEvent.click(screen.getByRole("button", { name: /SURVIVOR/ }));
    expect(onnext).toHaveBeenCalledOnce();
    expect(onchange).not.toHaveBeenCalled();
});

it("another game begins anew, and the draft can be had back", async () => {
    const { onchange } = shown();
    await fireEvent.click(screen.getByRole("button", { name: /SURVIVAL/ }));
    expect(onchange).toHaveBeenLastCalledWith({ ...EMPTY, format: "survival" });
    toasts.shown.at(-1)!.undo!();
    expect(onchange).toHaveBeenLastCalledWith(draft);
});

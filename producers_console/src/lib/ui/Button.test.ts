import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";

import Button from "./Button.svelte";

const words = createRawSnippet(() => ({ render: () => "<span>Pause</span>" }));

test("a button does what it says, and nothing while it is busy", async () => {
    const onclick = vi.fn();
    const { rerender } = render(Button, { children: words, onclick });
    screen.getByRole("button", { name: "Pause" }).click();
    expect(onclick).toHaveBeenCalledTimes(1);
    await rerender({ busy: true });
    screen.getByRole("button").click();
    expect(onclick).toHaveBeenCalledTimes(1);
});

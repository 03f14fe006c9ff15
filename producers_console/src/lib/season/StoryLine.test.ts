import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { storyLine } from "../../test/lines";
import StoryLine from "./StoryLine.svelte";

test("a moment's picture stands beside its words, and says nothing to who cannot see it", async () => {
    const line = storyLine("result", "Ben is voted out.", { moment: "out", about: ["ben"] });
    const { container } = render(StoryLine, { line });
    await waitFor(() => expect(container.querySelector("svg.out")).not.toBeNull());
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByText("Ben is voted out.")).toBeTruthy();
});

test("other lines have none", () => {
    const { container } = render(StoryLine, { line: storyLine("narration", "It rains.") });
    expect(container.querySelector("svg")).toBeNull();
});

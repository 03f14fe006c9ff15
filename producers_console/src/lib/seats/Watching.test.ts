import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import type { SeasonCard } from "$lib/api/types";

import Watching from "./Watching.svelte";

const { POST, PATCH } = vi.hoisted(() => ({ POST: vi.fn(), PATCH: vi.fn() }));
vi.mock("$lib/api/client", () => ({
    api: { POST, PATCH },
    told: () => Promise.resolve({ path: "/enter#abc", lasts_seconds: 60 }),
}));
HTMLDialogElement.prototype.showModal ??= vi.fn();

function shown(viewers: string) {
    const changed = vi.fn(async () => undefined);
    render(Watching, {
        season: {
            id: "one",
            title: "Leeward",
            hand: { viewers, release: "episode", broadcast: "auto", delay_minutes: 30 },
        } as unknown as SeasonCard,
        open: true,
        changed,
    });
    return changed;
}

it("where everybody may watch the address is the link", () => {
    shown("everybody");
    expect(screen.getByLabelText("Link for viewers")).toHaveProperty("value", `${location.origin}/watch/one`);
});

it("a link for viewers is made when it is wanted", async () => {
    shown("link");
    expect(POST).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByText("Make a link"));
    expect(await screen.findByLabelText("Link for viewers")).toHaveProperty(
        "value",
        `${location.origin}/enter#abc`,
    );
});

it("who may watch is changed at any time", async () => {
    const changed = shown("nobody");
    expect(screen.queryByText("Make a link")).toBeNull();
    await fireEvent.change(screen.getByLabelText("Who may watch"), { target: { value: "link" } });
    expect(PATCH).toHaveBeenCalledWith("/api/v1/seasons/{season}", {
        params: { path: { season: "one" } },
        body: { viewers: "link" },
    });
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
});

it("what viewers see, and when, is shown and changed", async () => {
    const changed = shown("everybody");
    const select = screen.getByLabelText("What everybody in the game knows");
    expect(select).toHaveProperty("value", "episode");
    await fireEvent.change(select, { target: { value: "end" } });
    expect(PATCH).toHaveBeenLastCalledWith("/api/v1/seasons/{season}", {
        params: { path: { season: "one" } },
        body: { release: "end" },
    });
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    const secrets = screen.getByLabelText("The broadcast, with everybody's secrets");
    expect(secrets).toHaveProperty("value", "auto");
    await fireEvent.change(secrets, { target: { value: "never" } });
    expect(PATCH).toHaveBeenLastCalledWith("/api/v1/seasons/{season}", {
        params: { path: { season: "one" } },
        body: { broadcast: "never" },
    });
    const delay = screen.getByLabelText("How many minutes later episodes and the end are shown");
    expect(delay).toHaveProperty("value", "30");
    await fireEvent.change(delay, { target: { value: "90" } });
    expect(PATCH).toHaveBeenLastCalledWith("/api/v1/seasons/{season}", {
        params: { path: { season: "one" } },
        body: { delay_minutes: 90 },
    });
});

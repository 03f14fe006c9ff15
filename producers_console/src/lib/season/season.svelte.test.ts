import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { Season } from "./season.svelte";

vi.mock("$lib/live/stream.svelte", () => ({
    LiveStream: class {
        close(): void {}
    },
}));
vi.mock("$lib/api/client", () => ({ api: { GET: vi.fn() }, told: () => new Promise(() => undefined) }));

afterEach(() => vi.restoreAllMocks());

it("the phase goes on within a round, for whoever looks at it already", () => {
    const season = new Season("one");
    const seen: string[] = [];
    const end = $effect.root(() => {
        $effect(() => {
            seen.push(season.phase);
        });
    });
    flushSync();
    season.live.take([
        { number: 1, fact: { fact: "RoundBegan", round: 1 } },
        { number: 2, fact: { fact: "PhaseBegan", phase: "competition" } },
    ]);
    flushSync();
    season.live.take([{ number: 3, fact: { fact: "PhaseBegan", phase: "conversation" } }]);
    flushSync();
    end();
    season.close();
    expect(seen).toEqual(["", "competition", "conversation"]);
});

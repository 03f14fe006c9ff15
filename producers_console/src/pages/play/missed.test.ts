import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Missed } from "./missed.svelte";

const DECIDED = { ask: "7", kind: "vote", decides: "Vote", by: "clock", facts: [] };
const said = vi.hoisted(() => vi.fn());
vi.mock("$lib/api/client", async (original) => ({
    ...(await original<object>()),
    api: { GET: said },
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a decision that was missed while the server was away is told when it is back", async () => {
    said.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const decided = [DECIDED, { ...DECIDED, ask: "8" }];
    said.mockResolvedValueOnce({ data: { decided }, response: new Response() });
    const missed = new Missed("0af3", "ama");
    missed.look(["7"], 12);
    await vi.advanceTimersByTimeAsync(3000);
    expect(missed.decided.map(({ ask }) => ask)).toEqual(["7"]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Problem } from "$lib/api/problem";

import { untilTold } from "./until";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that says these things, one after another. */
function saying(...answers: (string | Problem)[]): () => Promise<string> {
    return vi.fn(async () => {
        const answer = answers.shift();
        if (typeof answer !== "string") throw answer ?? new Error("nobody asks so often");
        return answer;
    });
}

test("it is asked again while the server is away, and what is said is taken", async () => {
    const take = vi.fn();
    const ask = saying(new Problem(0, "away"), new Problem(503, "away"), "here");
    untilTold(ask, take);
    await vi.runAllTimersAsync();
    expect(take.mock.calls).toEqual([["here"]]);
    expect(ask).toHaveBeenCalledTimes(3);
});

test("it is not asked again where it is refused, or where nobody waits any more", async () => {
    const take = vi.fn();
    const refused = saying(new Problem(403, "no"), "here");
    untilTold(refused, take);
    const left = saying(new Problem(0, "away"), "here");
    untilTold(left, take)();
    await vi.runAllTimersAsync();
    expect(take).not.toHaveBeenCalled();
    expect([refused, left].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 1]);
});

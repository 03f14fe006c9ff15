import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Fresh } from "./fresh.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("it is fresh when it was asked for after it was last called stale, and not before", async () => {
    const asked: ((said: number) => void)[] = [];
    const fresh = new Fresh(() => new Promise<number>((say) => asked.push(say)));
    expect(fresh.isFresh).toBe(false);
    fresh.stale();
    fresh.stale(); // while it is being asked for
    asked[0]!(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([fresh.value, fresh.isFresh]).toEqual([1, false]);
    await vi.runAllTimersAsync();
    asked[1]!(2);
    await vi.runAllTimersAsync();
    expect([fresh.value, fresh.isFresh]).toEqual([2, true]);
    fresh.stale();
    expect([fresh.value, fresh.isFresh]).toEqual([2, false]);
    fresh.close();
});

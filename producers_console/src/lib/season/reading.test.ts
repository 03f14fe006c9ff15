import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storyLine as line } from "../../test/lines";
import { Reading } from "./reading.svelte";

const BEFORE = [line("phase", "Vote")];
const AFTER = [
    ...BEFORE,
    line("ballot", "Ben"),
    line("ballot", "Cleo"),
    line("scores", "1-1"),
    line("result", "A tie"),
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("votes that come while one watches are turned one by one, and the outcome is last", () => {
    const reading = new Reading();
    reading.take(BEFORE, true);
    reading.take(AFTER, true);
    expect([reading.until, reading.left]).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(reading.turned.map((one) => one.text)).toEqual(["Ben"]);
    vi.advanceTimersByTime(1300);
    expect([reading.turned.length, reading.left, reading.until]).toEqual([2, 0, 3]);
    vi.advanceTimersByTime(3000);
    expect(reading.until).toBeNull();
});

test("a reading can be skipped, and what stood there before is not read at all", () => {
    const reading = new Reading();
    reading.take(AFTER, true);
    expect(reading.on).toBe(false);
    reading.take([...AFTER, line("ballot", "Dan")], true);
    expect(reading.on).toBe(true);
    reading.skip();
    vi.advanceTimersByTime(9000);
    expect(reading.on).toBe(false);
});

test("where motion is unwanted, or the season is far ahead, nothing is held back", () => {
    const reading = new Reading();
    reading.take(BEFORE, false);
    reading.take(AFTER, false);
    expect(reading.on).toBe(false);
    reading.take([...AFTER, line("ballot", "Dan")], true);
    const many = Array.from({ length: 90 }, () => line("speech", "…"));
    reading.take([...AFTER, line("ballot", "Dan"), ...many], true);
    expect(reading.on).toBe(false);
});

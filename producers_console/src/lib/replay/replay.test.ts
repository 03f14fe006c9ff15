import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storyLine } from "../../test/lines";
import { lasts, Replay } from "./replay.svelte";

const LINES = [
    storyLine("phase", "Vote", { moment: "council" }),
    storyLine("ballot", "First vote: Ben."),
    storyLine("ballot", "Second vote: Cleo."),
    storyLine("result", "Ben is voted out.", { moment: "out", about: ["ben"] }),
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function playing(): Replay {
    const replay = new Replay(() => LINES);
    replay.play();
    return replay;
}

test("votes are told one after another, and the outcome only after the last", () => {
    const replay = playing();
    vi.advanceTimersByTime(lasts(LINES[0]!));
    expect(replay.now!.text).toBe("First vote: Ben.");
    vi.advanceTimersByTime(lasts(LINES[1]!));
    expect(replay.now!.text).toBe("Second vote: Cleo.");
    vi.advanceTimersByTime(lasts(LINES[2]!));
    expect(replay.now!.moment).toBe("out");
    expect(replay.playing).toBe(false);
});

test("twice the speed takes half the time, also for the line that stands there", () => {
    const replay = playing();
    replay.setSpeed(2);
    vi.advanceTimersByTime(lasts(LINES[0]!) / 2);
    expect(replay.at).toBe(1);
});

test("it can be held, stepped through, jumped in, and begins again after its end", () => {
    const replay = playing();
    replay.pause();
    vi.advanceTimersByTime(60_000);
    expect(replay.at).toBe(0);
    replay.go(2);
    replay.jump(1);
    expect(replay.at).toBe(3);
    replay.jump(-1);
    expect(replay.at).toBe(0);
    replay.go(99);
    expect(replay.atEnd).toBe(true);
    replay.play();
    expect([replay.at, replay.playing]).toEqual([0, true]);
});

test("what is long to read stands longer, and nothing for ever", () => {
    const long = storyLine("speech", "x".repeat(5000));
    expect(lasts(long)).toBeGreaterThan(lasts(storyLine("speech", "Yes.")));
    expect(lasts(long)).toBeLessThan(10_000);
});

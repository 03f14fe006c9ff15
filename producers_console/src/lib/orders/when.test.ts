import { expect, it } from "vitest";

import { NOW, whenOf, whenWords, wrongWhen } from "./when";

it("sends what was chosen, and nothing where something is missing", () => {
    expect(whenOf(NOW)).toBeNull();
    expect(whenOf({ ...NOW, moment: "phase" })).toBeUndefined();
    expect(whenOf({ ...NOW, moment: "phase", phase: "vote" })).toEqual({ phase: "vote" });
    expect(whenOf({ ...NOW, moment: "round", round: 5, phase: "vote" })).toEqual({ round: 5, phase: "vote" });
    expect(whenOf({ ...NOW, moment: "left", left: 9 })).toEqual({ left: 9 });
    expect(whenOf({ ...NOW, moment: "fact", fact: "VotedOut", times: 2 })).toEqual({
        fact: "VotedOut",
        times: 2,
    });
    expect(whenOf({ ...NOW, moment: "next" })).toEqual({});
});

it("says when", () => {
    expect(whenWords(null)).toBe("now");
    expect(whenWords({ phase: "vote" })).toBe("before the next vote");
    expect(whenWords({ round: 5, phase: "camp" })).toBe("before the next camp from round 5 on");
    expect(whenWords({ round: 1 })).toBe("from round 1 on");
    expect(whenWords({ left: 9 })).toBe("when 9 are left");
    expect(whenWords({ fact: "VotedOut", times: 2 })).toBe("after “voted out” 2 times");
    expect(whenWords({})).toBe("at the next pause between phases");
});

it("a round that cannot be is said to be wrong, and not sent", () => {
    for (const round of [2.5, -3, 0]) {
        expect(wrongWhen({ ...NOW, moment: "round", round })).toContain("whole numbers");
        expect(whenOf({ ...NOW, moment: "round", round })).toBeUndefined();
    }
    expect(wrongWhen({ ...NOW, moment: "round" })).toBe("");
    expect(wrongWhen({ ...NOW, moment: "left", left: 1.5 })).not.toBe("");
});

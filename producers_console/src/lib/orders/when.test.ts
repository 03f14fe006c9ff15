import { expect, it } from "vitest";

import { NOW, whenOf, whenWords } from "./when";

it("sends what was chosen, and nothing where something is missing", () => {
  expect(whenOf(NOW)).toBeNull();
  expect(whenOf({ ...NOW, moment: "phase" })).toBeUndefined();
  expect(whenOf({ ...NOW, moment: "phase", phase: "vote" })).toEqual({ phase: "vote" });
  expect(whenOf({ ...NOW, moment: "round", round: 5, phase: "vote" })).toEqual({ round: 5, phase: "vote" });
  expect(whenOf({ ...NOW, moment: "left", left: 9 })).toEqual({ left: 9 });
  expect(whenOf({ ...NOW, moment: "fact", fact: "VotedOut", times: 2 })).toEqual({ fact: "VotedOut", times: 2 });
  expect(whenOf({ ...NOW, moment: "next" })).toEqual({});
});

it("says when", () => {
  expect(whenWords(null)).toBe("now");
  expect(whenWords({ phase: "vote" })).toBe("before the next vote");
  expect(whenWords({ round: 5, phase: "camp" })).toBe("before the camp of round 5");
  expect(whenWords({ left: 9 })).toBe("when 9 are left");
  expect(whenWords({ fact: "VotedOut", times: 2 })).toBe("after “voted out” 2 times");
  expect(whenWords({})).toBe("at the next pause between phases");
});

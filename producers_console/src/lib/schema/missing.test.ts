import { expect, it } from "vitest";

import { missing } from "./missing";
import { meant, type Schema } from "./schema";

const card: Schema = { type: "object", properties: { effect: { enum: ["card"] }, seat: { type: "string" }, kind: { type: "string" } }, required: ["effect", "seat", "kind"] };
const points: Schema = { type: "object", properties: { effect: { enum: ["points"] }, amount: { type: "integer", minimum: -50, maximum: 50 } }, required: ["effect", "amount"] };
const event: Schema = {
  type: "object",
  properties: { story: { type: "string" }, team: { anyOf: [{ type: "string" }, { type: "null" }] }, seats: { type: "array", items: { type: "string" }, minItems: 1 }, effects: { type: "array", items: { anyOf: [card, points] } } },
  required: ["story", "team", "seats"],
};

it("what is needed and empty is found, also in the parts of a list", () => {
  const effects = [{ effect: "card", seat: "ama" }, { effect: "points", amount: 60 }];
  expect([...missing({ seats: [], effects }, event, event, "terms")]).toEqual([
    ["terms.story", "This is needed."],
    ["terms.seats", "Choose at least one."],
    ["terms.effects.0.kind", "This is needed."],
    ["terms.effects.1.amount", "From -50 to 50."],
  ]);
});

it("what is given, and what may be nothing, is not", () => {
  expect(missing({ story: "Rain.", seats: ["ama"] }, event).size).toBe(0);
  expect(missing({ value: null }, { properties: { value: {} }, required: ["value"] }).size).toBe(0);
});

it("an option is meant however it is spelled", () => {
  const options = [{ value: "extra_vote", label: "Extra Vote" }];
  expect(meant(" extra vote", options)).toBe("extra_vote");
  expect(meant("idol", options)).toBe("idol");
});

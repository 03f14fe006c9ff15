import { describe, expect, it } from "vitest";

import { begun, filled, wayOf, withoutRules, type Choices, type Schema } from "./schema";

const HERE: Choices = {
  seats: [{ value: "ama", label: "Ama" }], teams: ["Tide"], phases: ["vote"], cards: [], claims: [], parameters: [],
};
const way = (name: string, schema: Schema, root: Schema = {}) => wayOf(name, schema, root, HERE).way;

describe("the way a value is given", () => {
  it("follows its name where the schema says no more than a text", () => {
    expect(way("seat", { type: "string" })).toBe("seat");
    expect(way("seats", { type: "array", items: { type: "string" } })).toBe("seats");
    expect(way("story", { type: "string" })).toBe("text");
    expect(way("title", { anyOf: [{ type: "string" }, { type: "null" }] })).toBe("line");
    expect(wayOf("phase", { type: "string" }, {}, HERE)).toMatchObject({ options: [{ value: "any" }, { value: "vote" }] });
  });

  it("follows the schema else", () => {
    expect(way("x", { type: "integer", minimum: 1 })).toBe("number");
    expect(way("x", { enum: ["a", "b"] })).toBe("one");
    expect(way("x", { enum: ["a"] })).toBe("fixed");
    expect(way("x", { type: "array", items: { type: "string", enum: ["a", "b"] } })).toBe("order");
    expect(way("teams", { type: "object", additionalProperties: { type: "array" } })).toBe("groups");
    const root = { $defs: { Points: { type: "object", properties: { effect: { enum: ["points"] } } } } };
    const one = { $ref: "#/$defs/Points" };
    expect(way("effects", { type: "array", items: { anyOf: [one, one] } }, root)).toBe("parts");
    expect(way("card", one, root)).toBe("part");
  });
});

it("what is fixed and usual is given from the start", () => {
  const schema = { properties: { effect: { enum: ["points"] }, secret: { type: "boolean", default: false }, seats: { type: "array" } } };
  expect(begun(schema, {})).toEqual({ effect: "points", secret: false });
});

it("what is left empty is left away, unless it is needed", () => {
  expect(filled({ story: "", team: "", seats: [] }, { required: ["story"] })).toEqual({ story: "" });
});

it("a description stands without its rules", () => {
  expect(withoutRules("DS-9.7, DS-11.1: choose the jurors.")).toBe("Choose the jurors.");
});

import { expect, it } from "vitest";

import { orderWords } from "./orders";

const name = (seat: string): string => ({ ama: "Ama", ben: "Ben" })[seat] ?? seat;

it("an order in words names people, and leaves out what was left empty", () => {
  expect(orderWords("grant_immunity", { seats: ["ama", "ben"] }, name)).toBe("Grant immunity: Ama and Ben");
  expect(orderWords("go_on", {}, name)).toBe("Go on");
  const event = { story: "Rain.", seats: [], effects: [{ effect: "points", seats: ["ama"], amount: 2, secret: false }] };
  expect(orderWords("event", event, name)).toBe("Event: Rain. · points Ama amount 2");
});

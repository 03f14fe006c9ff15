import { expect, it, vi } from "vitest";

import { commands } from "./commands.svelte";

it("a single key does something, unless single keys are switched off", () => {
  const run = vi.fn();
  const back = commands.offer(() => [{ id: "x", words: "Do x", group: "Test", key: "x", run }]);
  const press = () => dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  press();
  expect(run).toHaveBeenCalledTimes(1);
  commands.turnSingleKeys();
  press();
  expect(run).toHaveBeenCalledTimes(1);
  commands.turnSingleKeys();
  back();
});

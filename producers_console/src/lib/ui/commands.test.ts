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

it("a letter works with Shift and without, and one that is meant with Shift before others", () => {
    const [small, big] = [vi.fn(), vi.fn()];
    const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));
    const back = commands.offer(() => [{ id: "y", words: "Do y", group: "Test", key: "y", run: small }]);
    press("y");
    press("Y");
    expect(small).toHaveBeenCalledTimes(2);
    const more = commands.offer(() => [{ id: "Y", words: "Do Y", group: "Test", key: "Y", run: big }]);
    press("Y");
    expect([small, big].map((one) => one.mock.calls.length)).toEqual([2, 1]);
    more();
    back();
});

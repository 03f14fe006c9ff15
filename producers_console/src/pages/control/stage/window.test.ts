import { expect, test } from "vitest";

import { MOST, atEnd, down, up } from "./window";

test("going up to the beginning and down to the end sees everything, and never much at once", () => {
    let window = atEnd(1000);
    expect(window.to).toBe(1000);
    for (let turn = 0; window.from > 0; turn++) {
        const next = up(window);
        expect(next.from).toBeLessThan(window.from);
        expect(next.to).toBeGreaterThan(window.from);
        window = next;
        expect(turn).toBeLessThan(40);
    }
    while (window.to < 1000) {
        const next = down(window, 1000);
        expect(next.from).toBeLessThan(window.to);
        expect(next.to - next.from).toBeLessThanOrEqual(MOST);
        window = next;
    }
    expect(window.from).toBe(1000 - MOST);
});

test("a short list is there as a whole", () => {
    expect(atEnd(3)).toEqual({ from: 0, to: 3 });
});

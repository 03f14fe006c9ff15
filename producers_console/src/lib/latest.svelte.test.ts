import { expect, test, vi } from "vitest";

import { Latest } from "./latest.svelte";
import { toasts } from "./ui/toasts.svelte";

const tick = (): Promise<void> => new Promise((done) => setTimeout(done));

function slowServer() {
    const sent: { value: string; leaving: boolean; say: (good: boolean) => void }[] = [];
    const save = (value: string, leaving: boolean): Promise<void> =>
        new Promise((resolve, reject) =>
            sent.push({ value, leaving, say: (good) => (good ? resolve() : reject(new Error("no"))) }),
        );
    return { sent, save };
}

test("what is chosen while a save is under way is saved next, and the newest wins", async () => {
    const { sent, save } = slowServer();
    const saved = vi.fn();
    const latest = new Latest(save, saved);
    void latest.put("a");
    void latest.put("ab");
    void latest.put("abc");
    expect([latest.wanted, latest.saving, sent.length]).toEqual(["abc", true, 1]);
    latest.settle(() => true); // what the server said meanwhile is older
    expect(latest.wanted).toBe("abc");
    sent[0]!.say(true);
    await tick();
    expect(sent.map((one) => one.value)).toEqual(["a", "abc"]);
    sent[1]!.say(true);
    await tick();
    expect([latest.saving, saved.mock.calls.length]).toEqual([false, 1]);
    latest.settle((wanted) => wanted === "abc");
    expect(latest.wanted).toBeNull();
});

test("what waits for its turn is sent at once where the page goes away", () => {
    const { sent, save } = slowServer();
    const latest = new Latest(save, vi.fn());
    void latest.put("a");
    latest.flush(); // it is on its way already
    void latest.put("ab");
    latest.flush();
    expect(sent.map(({ value, leaving }) => [value, leaving])).toEqual([
        ["a", false],
        ["ab", true],
    ]);
});

test("what the server refuses is shown as it is there, and said", async () => {
    const { sent, save } = slowServer();
    const latest = new Latest(save, vi.fn());
    void latest.put("a");
    sent[0]!.say(false);
    await tick();
    expect(latest.wanted).toBeNull();
    expect(toasts.shown.at(-1)?.words).toBe("no");
});

// What jsdom lacks and pages use.
import { vi } from "vitest";

vi.stubGlobal("matchMedia", (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
}));
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
};

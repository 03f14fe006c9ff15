/** Notifications of this browser: that something is asked, and nothing of what it is about. */
import { api, told } from "$lib/api/client";
import { Kept } from "$lib/kept.svelte";
import { language } from "$lib/language";

const WORKER = `/notify.js?language=${language}`;

export class Notifying {
    /** Whether this browser can notify at all. */
    readonly possible =
        "serviceWorker" in navigator && "Notification" in globalThis && globalThis.isSecureContext;
    /** Whether its user has said no. */
    refused = $state(false);
    /** Whether it is told while the page is closed, too. */
    pushed = $state(false);
    readonly #on: Kept<boolean>;

    constructor(private readonly season: string) {
        this.#on = new Kept(`notify:${season}`, false);
        this.refused = this.possible && Notification.permission === "denied";
        if (this.on) void this.#look();
    }

    get on(): boolean {
        return this.possible && this.#on.value && Notification.permission === "granted";
    }

    /** Ask the user, and where the server sends pushes, have them sent to this browser. */
    async start(pushKey: string | null): Promise<void> {
        const answer = await Notification.requestPermission();
        this.refused = answer === "denied";
        this.#on.value = answer === "granted";
        if (answer !== "granted") return;
        await navigator.serviceWorker.register(WORKER);
        const registration = await navigator.serviceWorker.ready;
        if (pushKey === null) return;
        try {
            const subscription = await registration.pushManager.subscribe({
                userVisibleOnly: true,
                applicationServerKey: pushKey,
            });
            await this.#tell(subscription.endpoint, true);
            this.pushed = true;
        } catch (thrown) {
            // A browser without a service for pushes, or one that the operator does not allow.
            if (!(thrown instanceof Error)) throw thrown;
            this.pushed = false;
        }
    }

    async stop(): Promise<void> {
        this.#on.value = false;
        const subscription = await this.#subscription();
        if (!subscription) return;
        await this.#tell(subscription.endpoint, false);
        await subscription.unsubscribe();
        this.pushed = false;
    }

    /** Something new is asked: say so, unless the page is looked at. */
    asked = async (): Promise<void> => {
        if (!this.on || !document.hidden) return;
        const registration = await navigator.serviceWorker.getRegistration();
        registration?.active?.postMessage("asked");
    };

    async #look(): Promise<void> {
        this.pushed = (await this.#subscription()) !== null;
    }

    async #subscription(): Promise<PushSubscription | null> {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await registration?.pushManager.getSubscription()) ?? null;
    }

    async #tell(endpoint: string, on: boolean): Promise<void> {
        const params = { path: { season: this.season } };
        await told(api.PUT("/api/v1/seasons/{season}/seat/push", { params, body: { endpoint, on } }));
    }
}

/** Who we are to the server; it alone decides what we are shown. */
import { api, told } from "$lib/api/client";
import { Problem } from "$lib/api/problem";
import type { Identity } from "$lib/api/types";

class Session {
    /** Null for nobody; undefined until the server has said. */
    who = $state<Identity | null | undefined>(undefined);
    trouble = $state<Problem | null>(null);

    produces = $derived(this.who?.role === "producer" || this.who?.role === "operator");
    /** The page that is ours to come to first. */
    home = $derived(homeOf(this.who));

    async ask(): Promise<void> {
        this.trouble = null;
        try {
            this.who = await told(api.GET("/api/v1/session"));
        } catch (thrown) {
            if (!(thrown instanceof Problem)) throw thrown;
            if (thrown.status === 401) this.who = null;
            else this.trouble = thrown;
        }
    }
}

function homeOf(who: Identity | null | undefined): string {
    if (who?.role === "contestant") return `/play/${who.season}`;
    if (who?.role === "viewer" && who.season) return `/watch/${who.season}`;
    return "/seasons";
}

export const session = new Session();

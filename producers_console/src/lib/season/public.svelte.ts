/** A season as everybody may know it, also for those who know more: what is shown to an audience. */
import { api, told } from "$lib/api/client";
import { Problem } from "$lib/api/problem";
import type { SeasonCard, Sheet, VotingGrid } from "$lib/api/types";
import { showPortraits } from "$lib/ui/portraits";

import { castawaysOf, teamsOf } from "./castaways";

const EVERY = 3000;

export class PublicSeason {
    card = $state.raw<SeasonCard | null>(null);
    sheet = $state.raw<Sheet | null>(null);
    votes = $state.raw<VotingGrid | null>(null);
    trouble = $state.raw<Problem | null>(null);

    castaways = $derived(castawaysOf(this.card?.cast ?? [], this.sheet));
    teams = $derived(teamsOf(this.castaways));
    left = $derived(this.castaways.filter((one) => !one.out));
    round = $derived(Number(this.sheet?.round ?? 0));
    phase = $derived(String(this.sheet?.phase ?? ""));

    constructor(private readonly id: string) {}

    look = async (): Promise<void> => {
        const path = { season: this.id };
        try {
            const card = await told(api.GET("/api/v1/seasons/{season}", { params: { path } }));
            // A contestant's own view is nothing to show others, and producers may ask for the public's.
            if (card.role === "contestant") throw new Problem(403, "This is for viewers and producers.");
            const params = { path, query: card.role === "producer" ? { as: "public" } : {} };
            const [sheet, votes] = await Promise.all([
                told(api.GET("/api/v1/seasons/{season}/sheet", { params })),
                told(api.GET("/api/v1/seasons/{season}/votes", { params })),
            ]);
            [this.card, this.sheet, this.votes, this.trouble] = [card, sheet as Sheet, votes, null];
        } catch (thrown) {
            if (!(thrown instanceof Problem)) throw thrown;
            this.trouble = thrown;
        }
    };
}

/** A season as everybody may know it, looked at again and again while a component is there. */
export function publicSeason(id: () => string): () => PublicSeason {
    const season = $derived(new PublicSeason(id()));
    showPortraits(() => season.card?.cast);
    $effect(() => {
        const here = season;
        void here.look();
        const timer = setInterval(() => {
            const done = here.card?.status === "over" || here.trouble?.isRefusal;
            if (!document.hidden && !done) void here.look();
        }, EVERY);
        return () => clearInterval(timer);
    });
    return () => season;
}

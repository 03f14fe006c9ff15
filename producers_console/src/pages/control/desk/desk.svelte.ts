/** What the desk knows beside the season: its game, and what was ordered, held and asked in it. */
import { getContext } from "svelte";

import { api, told, type Schemas } from "$lib/api/client";
import { every } from "$lib/every";
import { choicesOf, gameOf, type Game } from "$lib/orders/game";
import { playingFirst } from "$lib/schema/schema";
import { Fresh } from "$lib/season/fresh.svelte";
import type { Season } from "$lib/season/season.svelte";
import { inSentence } from "$lib/words";

import { changesTheDesk } from "./changes";

export const DESK = Symbol("desk");

const MODELS_EVERY = 8000;
const HELD_EVERY = 4000;

export class Desk {
    game = $state.raw<Game | null>(null);
    format = $derived(this.game?.format ?? null);
    kinds = $derived(this.game?.orders ?? []);
    choices = $derived.by(() => {
        const { castaways, teams } = this.#season;
        const seats = castaways.map((one) => ({
            value: one.seat,
            label: one.name,
            note: one.out ? inSentence(one.status) : "",
            out: one.out,
        }));
        const cards = (this.#season.now.sheet.value?.kinds ?? {}) as Game["cards"];
        const values = new Map((this.parameters.value ?? []).map((one) => [one.name, one.value as unknown]));
        return choicesOf(this.game, playingFirst(seats), teams, { cards, values });
    });

    readonly orders: Fresh<Schemas["Orders"]>;
    readonly held: Fresh<Schemas["HeldAnswers"]>;
    readonly interviews: Fresh<Schemas["InterviewList"]>;
    readonly parameters: Fresh<Schemas["ParameterInForce"][]>;
    readonly ledger: Fresh<Schemas["LedgerTold"]>;
    readonly models: Fresh<Schemas["ModelTold"][]>;

    #season: Season;
    #rest: (() => void)[];
    #read = 0;
    #asked = "";

    constructor(season: Season) {
        this.#season = season;
        const at = { params: { path: { season: season.id } } };
        this.orders = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/orders", at)));
        this.held = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/holds", at)));
        this.interviews = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/interviews", at)));
        this.parameters = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/parameters", at)));
        this.ledger = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/ledger", at)));
        this.models = new Fresh(async () => (await told(api.GET("/api/v1/models"))).models);
        this.#rest = [
            every(MODELS_EVERY, () => this.models.stale()),
            every(HELD_EVERY, () => this.#lookAtHeld()), // that an answer is held is no fact
        ];
        this.models.stale();
        this.look();
    }

    isOf(season: Season): boolean {
        return this.#season === season;
    }

    close(): void {
        for (const stop of this.#rest) stop();
        for (const one of [
            this.orders,
            this.held,
            this.interviews,
            this.parameters,
            this.ledger,
            this.models,
        ])
            one.close();
    }

    /** Something was done here: look again. */
    look = (): void => {
        this.orders.stale();
        this.held.stale();
        this.interviews.stale();
        this.parameters.stale();
        this.ledger.stale();
    };

    /** More facts are here. */
    hear(count: number): void {
        const some = this.#season.facts.slice(this.#read, count);
        this.#read = count;
        if (some.some(({ fact }) => changesTheDesk(fact.fact))) this.look();
        else this.#lookAtHeld();
    }

    #lookAtHeld(): void {
        const { kinds, waiting } = this.held.value ?? {};
        if (kinds?.length || waiting) this.held.stale();
    }

    /** Read what can be ordered in this game. */
    async know(format: string): Promise<void> {
        if (this.#asked === format) return;
        this.#asked = format;
        try {
            this.game = await gameOf(format);
        } catch {
            this.#asked = ""; // the page says elsewhere that the server is away; it is asked again
        }
    }
}

/** Call it while a component is made; read what it returns where it is needed. */
export function deskHere(): () => Desk {
    return getContext<() => Desk>(DESK);
}

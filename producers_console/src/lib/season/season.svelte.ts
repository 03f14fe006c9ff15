/** One season in this browser: its facts as they come, and what pages need folded out of them. */
import { api, told } from "$lib/api/client";
import { Problem } from "$lib/api/problem";
import type { SeasonCard, SeatCard, SeenFact, Sheet, StoryLine, Table, VotingGrid } from "$lib/api/types";
import { LiveStream } from "$lib/live/stream.svelte";

import { castawaysOf, teamsOf } from "./castaways";
import { Fresh } from "./fresh.svelte";
import { Known } from "./known";
import { COMMON, type Life, lifeOf } from "./life";
import { Past } from "./past.svelte";
import { Story } from "./story.svelte";
import { Told } from "./told.svelte";

/** The views of those who watch at home: of television, or of what everybody in the season knows. */
export type FromHome = "broadcast" | "public";

const LOOK_EVERY = 2500;
const TEAM_COLOURS = 6;

export class Season {
    card = $state.raw<SeasonCard | null>(null);
    trouble = $state.raw<Problem | null>(null);
    /** When the last fact came, by this browser's clock. */
    stirred = $state(Date.now());

    /** When the seats were told, by this browser's clock. */
    seatsAt = Date.now();

    readonly seats: Fresh<SeatCard[]>;
    /** What has been told by now, whatever moment is looked at. */
    readonly live = new Told();
    readonly now: Known;
    readonly liveStory: Story;
    readonly stream: LiveStream;

    /** We were let in, and are not any more: the seat was taken back, or the season is gone. */
    shutOut = $derived(this.card !== null && this.trouble !== null && this.trouble.isRefusal);
    produces = $derived(this.card?.role === "producer");
    chapter = $derived(this.chapters.at(-1) ?? null);
    // A chapter grows and stays the same object: what follows of it goes by the list, which is new.
    phase = $derived(this.chapters.at(-1)?.phases.at(-1)?.name ?? "");
    castaways = $derived.by(() => castawaysOf(this.card?.cast ?? [], this.sheet.value));
    /** What its game says of chapters, marks, figures and the table. */
    life = $state.raw<Life>(COMMON);
    teams = $derived(teamsOf(this.castaways));
    left = $derived(this.castaways.filter((one) => !one.out).length);
    /** Whether all that there was when we came is here. */
    caughtUp = $derived(this.card !== null && this.live.count >= (this.card.hand?.facts ?? 0));

    #names = $derived(new Map((this.card?.cast ?? []).map((one) => [one.seat, one.name])));
    #timer: ReturnType<typeof setInterval>;
    #past = $state.raw<Past | null>(null);
    #votesWanted = false;
    #tableWanted = false;
    #listeners = new Set<(event: string, data: unknown) => void>();

    constructor(
        readonly id: string,
        /** Which view of it is shown, if not one's own. */
        readonly as: FromHome | null = null,
    ) {
        const season = { params: { path: { season: id } } };
        this.now = new Known(id, as ? { as } : {});
        this.liveStory = new Story(id, as);
        this.seats = new Fresh(async () => {
            const seats = await told(api.GET("/api/v1/seasons/{season}/seats", season));
            this.seatsAt = Date.now();
            return seats;
        });
        this.stream = new LiveStream(
            id,
            0,
            {
                facts: (some) => this.#take(some),
                over: () => this.#end(),
                lost: () => void this.look(),
                news: (event, data) => this.#listeners.forEach((listen) => listen(event, data)),
            },
            as,
        );
        this.#timer = setInterval(() => {
            if (document.hidden || this.card?.status === "over") return;
            void this.look();
            if (this.produces) this.seats.stale(); // who thinks, and who was late
        }, LOOK_EVERY);
        void this.look();
        this.now.sheet.stale();
        this.liveStory.read();
        this.seats.stale();
    }

    close(): void {
        this.#rest();
        this.#past?.close();
    }

    /** Ask no more. */
    #rest(): void {
        clearInterval(this.#timer);
        this.stream.close();
        this.liveStory.close();
        this.now.close();
        this.seats.close();
    }

    /** The entry after which the season is looked at; null for now. All that follows is of then. */
    get moment(): number | null {
        return this.#past?.entry ?? null;
    }

    get facts(): readonly SeenFact[] {
        return this.#then.facts;
    }

    get count(): number {
        return this.#then.count;
    }

    get talks(): Told["talks"] {
        return this.#then.talks;
    }

    get chapters(): Told["chapters"] {
        return this.#then.chapters;
    }

    get marks(): Told["marks"] {
        return this.#then.marks;
    }

    get thoughts(): Told["thoughts"] {
        return this.#then.thoughts;
    }

    get sheet(): Fresh<Sheet> {
        return (this.#past?.known ?? this.now).sheet;
    }

    get story(): { readonly lines: readonly StoryLine[] } {
        return this.#past?.story ?? this.liveStory;
    }

    /** The voting grid, which is asked for as soon as somebody looks. */
    get votes(): VotingGrid | null {
        if (!this.#votesWanted) {
            this.#votesWanted = true;
            queueMicrotask(() => this.now.votes.stale());
        }
        return (this.#past?.known ?? this.now).votes.value;
    }

    /** What lies on the table, asked for as soon as somebody looks; null in a game without one. */
    get table(): Table | null {
        if (!this.life.table) return null;
        if (!this.#tableWanted) {
            this.#tableWanted = true;
            queueMicrotask(() => this.now.table.stale());
        }
        return (this.#past?.known ?? this.now).table.value;
    }

    /** Whether there is something on the table; until that is known, whether the game has one. */
    get hasTable(): boolean {
        return this.table === null ? this.life.table : Boolean(this.table.places?.length);
    }

    /** Whether the table shows all that has been told; in a game without one, as soon as that is known. */
    get tableIsFresh(): boolean {
        return this.life !== COMMON && (!this.hasTable || this.now.table.isFresh);
    }

    /** Look at the season as it was after this entry; null: as it is. For producers. */
    lookAt(entry: number | null): void {
        if (entry === this.moment) return;
        const before = this.#past?.known ?? this.now;
        this.#past?.close();
        this.#past =
            entry === null
                ? null
                : new Past(this.id, entry, this.live.facts, this.liveStory, before, this.life);
    }

    get #then(): Told {
        return this.#past?.told ?? this.live;
    }

    /** Hear what a contestant's stream says beside facts, until what this returns is called. */
    hear(listen: (event: string, data: unknown) => void): () => void {
        this.#listeners.add(listen);
        return () => this.#listeners.delete(listen);
    }

    /** What a castaway is called. */
    name = (seat: string): string => this.#names.get(seat) ?? seat;

    /** The number of a team's colour; 0 for none. */
    colourOf = (team: string): number => (this.teams.indexOf(team) % TEAM_COLOURS) + 1;

    /** Look at the season as a whole again: status, pace, faults. */
    look = async (): Promise<void> => {
        try {
            const season = { params: { path: { season: this.id } } };
            const card = await told(api.GET("/api/v1/seasons/{season}", season));
            if (JSON.stringify(card) !== JSON.stringify(this.card)) this.card = card;
            this.trouble = null;
            if (this.life === COMMON) await this.#learn(card.format);
        } catch (thrown) {
            if (!(thrown instanceof Problem)) throw thrown;
            if (!thrown.isAway || this.card === null) this.trouble = thrown;
            if (thrown.isRefusal) this.#rest();
        }
    };

    async #learn(format: string): Promise<void> {
        this.life = await lifeOf(format);
        this.live.learn(this.life);
        this.#past?.learn(this.life);
    }

    #take(some: SeenFact[]): void {
        this.live.take(some);
        this.#past?.take(some);
        this.stirred = Date.now();
        this.#tell();
    }

    #end(): void {
        void this.look();
        this.#tell(); // what was still going on is told now
    }

    #tell(): void {
        this.now.sheet.stale();
        if (this.#votesWanted) this.now.votes.stale();
        if (this.#tableWanted) this.now.table.stale();
        this.liveStory.read();
    }
}

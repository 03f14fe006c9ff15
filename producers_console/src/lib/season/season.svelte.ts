/** One season in this browser: its facts as they come, and what pages need folded out of them. */
import { api, told } from "$lib/api/client";
import { Problem } from "$lib/api/problem";
import type { SeasonCard, SeatCard, SeenFact, Sheet } from "$lib/api/types";
import { LiveStream } from "$lib/live/stream.svelte";

import { castawaysOf, teamsOf } from "./castaways";
import { addChapters, type Chapter } from "./chapters";
import { Fresh } from "./fresh.svelte";
import { Story } from "./story.svelte";
import { withTalks, type Talk } from "./talks";

const LOOK_EVERY = 2500;

export class Season {
  card = $state.raw<SeasonCard | null>(null);
  trouble = $state.raw<Problem | null>(null);
  /** How many facts there are; whoever reads `facts` reads this, to hear of more. */
  count = $state(0);
  /** Every fact we may know, `facts[n - 1]` having the number n. It grows and never changes. */
  readonly facts: SeenFact[] = [];
  talks = $state.raw<ReadonlyMap<string, Talk>>(new Map());
  chapters = $state.raw<readonly Chapter[]>([]);
  /** What each castaway's player thought last; producers alone are told. */
  thoughts = $state.raw<ReadonlyMap<string, SeenFact>>(new Map());
  /** When the last fact came, by this browser's clock. */
  stirred = $state(Date.now());

  readonly sheet: Fresh<Sheet>;
  readonly seats: Fresh<SeatCard[]>;
  readonly story: Story;
  readonly stream: LiveStream;

  produces = $derived(this.card?.role === "producer");
  chapter = $derived(this.chapters.at(-1) ?? null);
  phase = $derived(this.chapter?.phases.at(-1)?.name ?? "");
  castaways = $derived.by(() => castawaysOf(this.card?.cast ?? [], this.sheet?.value ?? null));
  teams = $derived(teamsOf(this.castaways));
  left = $derived(this.castaways.filter((one) => !one.out).length);
  /** Whether all that there was when we came is here. */
  caughtUp = $derived(this.card !== null && this.count >= (this.card.hand?.facts ?? 0));

  #names = $derived(new Map((this.card?.cast ?? []).map((one) => [one.seat, one.name])));
  #timer: ReturnType<typeof setInterval>;
  #listeners = new Set<(event: string, data: unknown) => void>();
  #chapters: Chapter[] = [];

  constructor(readonly id: string) {
    const season = { params: { path: { season: id } } };
    this.sheet = new Fresh(
      async () => (await told(api.GET("/api/v1/seasons/{season}/sheet", season))) as Sheet,
    );
    this.seats = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/seats", season)));
    this.story = new Story(id);
    this.stream = new LiveStream(id, 0, {
      facts: (some) => this.#take(some),
      over: () => this.#end(),
      news: (event, data) => this.#listeners.forEach((listen) => listen(event, data)),
    });
    this.#timer = setInterval(() => {
      if (!document.hidden && this.card?.status !== "over") void this.look();
    }, LOOK_EVERY);
    void this.look();
    this.sheet.stale();
    this.seats.stale();
  }

  close(): void {
    clearInterval(this.#timer);
    this.stream.close();
    this.story.close();
    this.sheet.close();
    this.seats.close();
  }

  /** Hear what a contestant's stream says beside facts, until what this returns is called. */
  hear(listen: (event: string, data: unknown) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }

  /** What a castaway is called. */
  name = (seat: string): string => this.#names.get(seat) ?? seat;

  /** Look at the season as a whole again: status, pace, faults. */
  look = async (): Promise<void> => {
    try {
      const season = { params: { path: { season: this.id } } };
      const card = await told(api.GET("/api/v1/seasons/{season}", season));
      if (JSON.stringify(card) !== JSON.stringify(this.card)) this.card = card;
      this.trouble = null;
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      if (!thrown.isAway || this.card === null) this.trouble = thrown;
    }
  };

  #take(some: SeenFact[]): void {
    this.facts.push(...some);
    this.count = this.facts.length;
    this.talks = withTalks(this.talks, some);
    if (addChapters(this.#chapters, some)) this.chapters = [...this.#chapters];
    this.#think(some);
    this.stirred = Date.now();
    this.sheet.stale();
    this.story.read();
  }

  #end(): void {
    void this.look();
    this.sheet.stale();
    this.story.read(); // what was still going on is told now
  }

  #think(some: SeenFact[]): void {
    const had = some.filter(({ fact }) => fact.fact === "ThoughtHad");
    if (had.length === 0) return;
    this.thoughts = new Map([
      ...this.thoughts,
      ...had.map((one) => [String(one.fact.seat), one] as const),
    ]);
  }
}

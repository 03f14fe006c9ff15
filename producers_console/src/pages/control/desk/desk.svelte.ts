/** What the desk knows beside the season: its game, and what was ordered, held and asked in it. */
import { getContext } from "svelte";

import { api, told, type Schemas } from "$lib/api/client";
import type { FormatDetail, OrderCard } from "$lib/api/types";
import type { Choices, Schema, Terms } from "$lib/schema/schema";
import { Fresh } from "$lib/season/fresh.svelte";
import type { Season } from "$lib/season/season.svelte";
import { titled } from "$lib/words";

export const DESK = Symbol("desk");

/** Facts after which orders, or what is held, are otherwise. */
const CHANGES = /^(Order|Condition|Hold|Decision|AnsweredFor|Interview|Parameter|WindowStopped)/;
const MODELS_EVERY = 8000;

export class Desk {
  format = $state.raw<FormatDetail | null>(null);
  kinds = $state.raw<OrderCard[]>([]);
  cards = $state.raw<Record<string, { name?: string }>>({});

  readonly orders: Fresh<Schemas["Orders"]>;
  readonly held: Fresh<Schemas["Held"]>;
  readonly interviews: Fresh<Schemas["Interviews"]>;
  readonly models: Fresh<Schemas["ModelTold"][]>;

  #season: Season;
  #timer: ReturnType<typeof setInterval>;
  #read = 0;
  #asked = "";

  constructor(season: Season) {
    this.#season = season;
    const at = { params: { path: { season: season.id } } };
    this.orders = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/orders", at)));
    this.held = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/holds", at)));
    this.interviews = new Fresh(() => told(api.GET("/api/v1/seasons/{season}/interviews", at)));
    this.models = new Fresh(async () => (await told(api.GET("/api/v1/models"))).models);
    this.#timer = setInterval(() => !document.hidden && this.models.stale(), MODELS_EVERY);
    this.models.stale();
    this.look();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const one of [this.orders, this.held, this.interviews, this.models]) one.close();
  }

  /** Something was done here: look again. */
  look = (): void => {
    this.orders.stale();
    this.held.stale();
    this.interviews.stale();
  };

  /** More facts are here. */
  hear(count: number): void {
    const some = this.#season.facts.slice(this.#read, count);
    this.#read = count;
    if (some.some(({ fact }) => CHANGES.test(fact.fact))) this.look();
    else if (this.held.value?.kinds.length) this.held.stale();
  }

  /** Read what can be ordered in this game. */
  async know(format: string): Promise<void> {
    if (this.#asked === format) return;
    this.#asked = format;
    const at = { params: { path: { name: format } } };
    const [detail, kinds, cards] = await Promise.all([
      told(api.GET("/api/v1/formats/{name}", at)),
      told(api.GET("/api/v1/formats/{name}/orders", at)),
      told(api.GET("/api/v1/formats/{name}/cards", at)).catch(() => ({})),
    ]);
    this.format = detail;
    this.kinds = kinds;
    this.cards = cards as Record<string, { name?: string }>;
  }

  choices = $derived.by((): Choices => {
    const season = this.#season;
    const parameters = this.format?.parameters ?? [];
    return {
      seats: season.castaways.map((one) => ({ value: one.seat, label: one.name, note: one.out ? one.status : "" })),
      teams: season.teams,
      phases: this.format?.windows ?? [],
      cards: Object.entries(this.cards).map(([value, card]) => ({ value, label: card.name ?? titled(value) })),
      claims: Object.entries(this.format?.claims ?? {}).map(([value, note]) => ({ value, label: titled(value), note })),
      parameters: parameters.map((one) => ({ value: one.name, label: titled(one.name), note: one.help })),
      anything: (beside: Terms) => {
        const meant = parameters.find((one) => one.name === beside.parameter);
        return meant ? parameterSchema(meant) : null;
      },
    };
  });
}

/** A parameter's value as a schema with its range. */
export function parameterSchema(card: Schemas["ParameterCard"]): Schema {
  const field = card.field as { least?: number | null; most?: number | null };
  const schema = card.schema as Schema;
  const isNumber = [schema.type].flat().some((one) => one === "integer" || one === "number");
  if (!isNumber) return schema;
  return { ...schema, minimum: field.least ?? undefined, maximum: field.most ?? undefined };
}

/** Call it while a component is made; read what it returns where it is needed. */
export function deskHere(): () => Desk {
  return getContext<() => Desk>(DESK);
}

/** A past season as the beginning of a new one. */
import { api, told } from "$lib/api/client";

import { EMPTY, type Draft, type Twist } from "./draft";

export async function copyOf(season: string): Promise<Draft> {
    const path = { season };
    const [card, parameters, orders] = await Promise.all([
        told(api.GET("/api/v1/seasons/{season}", { params: { path } })),
        told(api.GET("/api/v1/seasons/{season}/parameters", { params: { path, query: { at: 0 } } })).catch(
            () => told(api.GET("/api/v1/seasons/{season}/parameters", { params: { path } })),
        ),
        told(api.GET("/api/v1/seasons/{season}/orders", { params: { path } })),
    ]);
    const changed = parameters.filter((one) => JSON.stringify(one.value) !== JSON.stringify(one.default));
    const scheduled = orders.orders.filter((one) => one.by === "schedule" && one.when);
    return {
        ...EMPTY,
        format: card.format,
        title: `${card.title}, again`,
        cast: (card.cast ?? []).map((one) => one.seat),
        players: card.hand?.players ?? (await playersOf(season)),
        parameters: Object.fromEntries(changed.map((one) => [one.name, one.value])),
        twists: scheduled.map((one) => ({
            order: one.order,
            terms: one.terms,
            when: one.when as Twist["when"],
        })),
        director: card.hand?.director ?? "",
        pace: card.hand?.pace ?? 0,
        viewers: (card.hand?.viewers as Draft["viewers"] | undefined) ?? "nobody",
        release: (card.hand?.release as Draft["release"] | undefined) ?? "live",
        delayMinutes: card.hand?.delay_minutes ?? 0,
    };
}

async function playersOf(season: string): Promise<Record<string, string>> {
    const seats = await told(api.GET("/api/v1/seasons/{season}/seats", { params: { path: { season } } }));
    return Object.fromEntries(seats.filter((one) => one.player).map((one) => [one.seat, one.player!]));
}

/** What producers do with a season's running. Each throws `Problem` where it cannot be done. */
import { api, told } from "$lib/api/client";
import type { SeasonCard } from "$lib/api/types";

export type Unit = "decision" | "phase" | "round";

const at = (season: string) => ({ params: { path: { season } } });

export const start = (season: string) => told(api.POST("/api/v1/seasons/{season}/start", at(season)));
export const resume = (season: string) => told(api.POST("/api/v1/seasons/{season}/resume", at(season)));
export const pause = (season: string) => told(api.POST("/api/v1/seasons/{season}/pause", at(season)));
export const stop = (season: string) => told(api.POST("/api/v1/seasons/{season}/stop", at(season)));
export const step = (season: string, by: Unit) =>
    told(api.POST("/api/v1/seasons/{season}/step", { ...at(season), body: { by } }));
export const setPace = (season: string, seconds: number) =>
    told(api.PUT("/api/v1/seasons/{season}/pace", { ...at(season), body: { seconds } }));
export const setArchived = (season: string, archived: boolean) =>
    told(api.PATCH("/api/v1/seasons/{season}", { ...at(season), body: { archived } }));
/** Another season that goes its own way after an entry. */
export const fork = (season: string, entry: number, luck: "same" | "fresh", title: string | null) =>
    told(api.POST("/api/v1/seasons/{season}/forks", { ...at(season), body: { at: entry, luck, title } }));
/** Go back to an entry: everybody goes on in a fork from there, with the links they have. */
export const undoTo = (season: string, entry: number, title: string, begin: boolean) =>
    told(
        api.POST("/api/v1/seasons/{season}/forks", {
            ...at(season),
            body: { at: entry, luck: "same", title, start: begin, take_people: true },
        }),
    );
/** Another title in lists and on pages. */
export const rename = (season: string, title: string) =>
    told(api.PATCH("/api/v1/seasons/{season}", { ...at(season), body: { title } }));
/** It counts as over from now on, for good. */
export const end = (season: string) => told(api.POST("/api/v1/seasons/{season}/end", at(season)));
/** For good. */
export const erase = async (season: string): Promise<void> => {
    await told(api.DELETE("/api/v1/seasons/{season}", at(season)));
};

/** How a season stands, in words. */
export const STATUS: Record<string, string> = {
    ready: "Ready to start",
    running: "Live",
    paused: "Paused",
    stopped: "At rest",
    halted: "Halted by a fault",
    over: "Over",
};

/** The page that is for whoever one is in a season. */
export function pageOf(card: SeasonCard): string {
    if (card.role === "producer") return `/seasons/${card.id}`;
    return card.role === "contestant" ? `/play/${card.id}` : `/watch/${card.id}`;
}

/** Start or go on, or pause: whichever a season can do now; null where it is over. */
export function turning(card: SeasonCard): { words: string; run: () => Promise<unknown> } | null {
    if (card.status === "over") return null;
    if (card.status === "running") return { words: "Pause", run: () => pause(card.id) };
    if (card.status === "ready") return { words: "Start", run: () => start(card.id) };
    return { words: "Go on", run: () => resume(card.id) };
}

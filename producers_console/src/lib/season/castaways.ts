/** What pages show of each castaway, out of the sheet of any format. */
import type { Person, Sheet } from "$lib/api/types";

export interface Castaway {
  seat: string;
  name: string;
  team: string;
  /** In words, such as `voted out`; empty for somebody who plays on. */
  status: string;
  out: boolean;
  immune: boolean;
  /** A role that the format deals in secret. */
  role: string;
  figures: Figure[];
  cards: string[];
}

export interface Figure {
  name: string;
  value: number;
}

/** The figures of a castaway that are worth a place, in this order, where the format has them. */
export const FIGURES = ["points", "counters", "garnets", "idols", "tokens", "fell"];
const PLAYING = ["", "active", "finalist", "winner"];

type Plain = Record<string, unknown>;

export function castawaysOf(cast: readonly Person[], sheet: Sheet | null): Castaway[] {
  const players = (sheet?.players ?? {}) as Record<string, Plain | undefined>;
  const cards = Object.values((sheet?.cards ?? {}) as Record<string, Plain>);
  const kinds = (sheet?.kinds ?? {}) as Record<string, Plain | undefined>;
  return cast.map(({ seat, name }) => {
    const known = players[seat] ?? {};
    const status = statusOf(known);
    return {
      seat,
      name,
      team: text(known.team),
      status: status === "active" ? "" : status,
      out: isOut(known),
      immune: Array.isArray(known.immune_by) && known.immune_by.length > 0,
      role: text(known.role),
      figures: FIGURES.filter((figure) => typeof known[figure] === "number").map((figure) => ({
        name: figure,
        value: known[figure] as number,
      })),
      cards: cards
        .filter((card) => card.holder === seat && card.fate === "held")
        .map((card) => text(kinds[text(card.kind)]?.name) || text(card.kind)),
    };
  });
}

/** Whether a player of the sheet plays no longer. */
export function isOut(known: Plain): boolean {
  return !PLAYING.includes(statusOf(known));
}

function statusOf(known: Plain): string {
  if (typeof known.status === "string") return known.status;
  if (known.removed === true) return "removed";
  return known.alive === false ? "out" : "";
}

/** The teams that are, in the order in which they first stand in the cast. */
export function teamsOf(castaways: readonly Castaway[]): string[] {
  return [...new Set(castaways.filter((one) => one.team).map((one) => one.team))];
}

export interface Group {
  title: string;
  members: Castaway[];
}

/** Those who play on by their teams, those without one under `alone` where there are no teams; then who is out. */
export function groupsOf(castaways: readonly Castaway[], teams: readonly string[], alone: string): Group[] {
  const playing = castaways.filter((one) => !one.out);
  return [
    ...teams.map((team) => ({ title: team, members: playing.filter((one) => one.team === team) })),
    { title: teams.length ? "No team" : alone, members: playing.filter((one) => !one.team) },
    { title: "Out", members: castaways.filter((one) => one.out) },
  ].filter((group) => group.members.length > 0);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

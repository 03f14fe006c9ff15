/** When an order is to take effect, as it is chosen and as it is told. */
import type { Schemas } from "$lib/api/client";
import { counted, spaced, titled } from "$lib/words";

export type When = Schemas["When"];
export type Moment = "now" | "next" | "phase" | "round" | "left" | "fact";

export interface Chosen {
  moment: Moment;
  phase: string;
  round: number | null;
  left: number | null;
  fact: string;
  times: number | null;
}

export const MOMENTS: [Moment, string][] = [
  ["now", "Now"],
  ["phase", "Before the next…"],
  ["round", "In round…"],
  ["left", "When so many are left…"],
  ["fact", "After it happens that…"],
  ["next", "At the next pause between phases"],
];

export const NOW: Chosen = { moment: "now", phase: "", round: null, left: null, fact: "", times: null };

/** What is sent; null is now, undefined where something is still to be chosen. */
export function whenOf(chosen: Chosen): When | null | undefined {
  switch (chosen.moment) {
    case "now":
      return null;
    case "next":
      return {};
    case "phase":
      return chosen.phase ? { phase: chosen.phase } : undefined;
    case "round":
      if (!chosen.round) return undefined;
      return chosen.phase ? { round: chosen.round, phase: chosen.phase } : { round: chosen.round };
    case "left":
      return chosen.left ? { left: chosen.left } : undefined;
    case "fact":
      if (!chosen.fact) return undefined;
      return (chosen.times ?? 1) > 1 ? { fact: chosen.fact, times: chosen.times } : { fact: chosen.fact };
  }
}

/** `before the vote of round 5`, `when 9 are left`. */
export function whenWords(when: Record<string, unknown> | null | undefined): string {
  if (!when) return "now";
  const phase = typeof when.phase === "string" ? when.phase : "";
  const words: string[] = [];
  if (phase === "end") words.push("at the end of the round");
  else if (phase) words.push(`before the ${when.round ? "" : "next "}${titled(phase).toLowerCase()}`);
  if (when.round) words.push(phase ? `of round ${String(when.round)}` : `at round ${String(when.round)}`);
  if (when.left) words.push(`when ${String(when.left)} are left`);
  if (typeof when.fact === "string" && when.fact) {
    const times = Number(when.times ?? 1);
    words.push(`after “${factWords(when.fact)}”${times > 1 ? ` ${counted(times, "times")}` : ""}`);
  }
  return words.join(" ") || "at the next pause between phases";
}

/** `VotedOut` as people write it: `voted out`. */
export function factWords(name: string): string {
  return spaced(name).toLowerCase();
}

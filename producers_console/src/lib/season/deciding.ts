/** What votes turned on: by how much, and who left the side of whoever went. */
import type { Ballot, Vote, VotingGrid } from "$lib/api/types";
import { counted, listed, titled } from "$lib/words";

import { count } from "./voting";

/** By how many votes the first was ahead of the next; null where it is not known, or dice decided. */
export function margin(vote: Vote): number | null {
  if (!vote.result?.length || Object.keys(vote.rolls ?? {}).length) return null;
  const [first, next = 0] = Object.values(vote.totals ?? {}).filter(Boolean).sort((a, b) => b - a);
  return first === undefined ? null : first - next;
}

/** Who voted against the one who went, and for the same name as they did at their last common vote. */
export function turned(votes: readonly Vote[], at: number): string[] {
  const vote = votes[at]!;
  const [gone] = vote.result ?? [];
  if (vote.decides !== "out" || gone === undefined) return [];
  return (vote.voters ?? []).filter((who) => {
    if (who === gone || !named(vote, who).includes(gone)) return false;
    const before = votes.slice(0, at).findLast((one) => one.decides === "out" && named(one, who).length > 0 && named(one, gone).length > 0);
    return before !== undefined && named(before, who).some((name) => named(before, gone).includes(name));
  });
}

function named(vote: Vote, voter: string): string[] {
  const counts = (one: Ballot): boolean => one.voter === voter && one.name !== null && one.counts !== false;
  return (vote.ballots ?? []).filter(counts).map((one) => one.name!);
}

/** How a season that has a winner was decided: by its last vote, and by the closest of those before it. */
export function decidedBy(grid: VotingGrid): string[] {
  const votes = grid.votes ?? [];
  const name = (who: string): string => grid.names?.[who] ?? who;
  const last = votes.at(-1);
  if (last?.decides !== "winner" || !last.result?.length) return [];
  const won = count(last);
  const said = [`${listed(last.result.map(name))} won${won ? ` ${won}` : ""}${last.how && !won ? `: ${last.how}` : ""}.`];
  const out = votes.map((vote, at) => ({ vote, at, by: vote.decides === "out" ? margin(vote) : null }));
  const close = out.filter((one) => one.by !== null).sort((a, b) => a.by! - b.by! || b.at - a.at)[0];
  if (!close) return said;
  const { vote, at, by } = close;
  const against = turned(votes, at);
  said.push(
    `The closest vote before that: episode ${vote.round}, ${titled(vote.step).toLowerCase()}: ${listed((vote.result ?? []).map(name))} went ${count(vote)}, by ${counted(by!, "votes")}` +
      (against.length ? `; ${listed(against.map(name))} had voted with them before, and turned.` : "."),
  );
  return said;
}

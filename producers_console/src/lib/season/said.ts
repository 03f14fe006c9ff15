/** Everything that castaways have said, whatever kind of fact tells it, and which of it was a lie. */
import type { Boards, SeenFact } from "$lib/api/types";
import { actsOf, type Act } from "$lib/forms/acts";

export interface Words {
    number: number;
    entry: number | undefined;
    seat: string;
    words: string;
    acts: Act[];
    /** Who was in the talk; empty for what was said outside talks. */
    talk: string;
}

type Lie = NonNullable<Boards["deeds"][number]["rounds"][number]["said"][number]["lies"]>[number];

/** Why words are false, and the facts that prove it. */
export interface Falsehood {
    why: Lie["kind"] | "ballot";
    facts: readonly number[];
}

/** What each mark says once it is opened. */
export const FALSENESS: Readonly<Record<Falsehood["why"], string>> = {
    meant: "The speaker meant it as a lie.",
    plan: "The speaker's own plan was to vote for them.",
    promises: "The speaker had promised somebody the opposite.",
    finals: "The speaker had promised the end to too many.",
    alliance: "The speaker had promised to vote for one of this alliance.",
    card: "The speaker held no card.",
    identity: "It is not what the speaker was dealt.",
    vote: "The speaker has never voted like that.",
    ballot: "The speaker's own ballot says otherwise.",
};

/** What somebody thinks or writes for themselves. */
const UNSAID = ["ThoughtHad", "MemoWritten", "NoteTaken"];

/** What was said to others, in the order in which it was. */
export function saidIn(facts: readonly SeenFact[]): Words[] {
    return facts.flatMap(({ number, entry, fact }) =>
        typeof fact.words === "string" && typeof fact.seat === "string" && !UNSAID.includes(fact.fact)
            ? [
                  {
                      number,
                      entry,
                      seat: fact.seat,
                      words: fact.words,
                      acts: actsOf(fact),
                      talk: typeof fact.talk === "string" ? fact.talk : "",
                  },
              ]
            : [],
    );
}

/** By the number of its fact: why what was said is false. */
export function falseIn(deeds: Boards["deeds"] = []): ReadonlyMap<number, readonly Falsehood[]> {
    const said = deeds.flatMap(({ rounds }) => rounds.flatMap((round) => round.said));
    const reasons = said.map(({ fact, lies = [], contradicted_by: ballots = [] }) => {
        const all = lies.map((lie): Falsehood => ({ why: lie.kind, facts: lie.facts ?? [] }));
        if (ballots.length) all.push({ why: "ballot", facts: ballots });
        return [fact, all] as const;
    });
    return new Map(reasons.filter(([, all]) => all.length));
}

/** Those that contain these words, the newest first. */
export function sought(said: readonly Words[], words: string): Words[] {
    const wanted = words.trim().toLowerCase();
    return said.filter((one) => one.words.toLowerCase().includes(wanted)).reverse();
}

/** The words before, where they are, and after what is sought; all of them where it is not there. */
export function partsOf(words: string, wanted: string): string[] {
    const at = wanted ? words.toLowerCase().indexOf(wanted.toLowerCase()) : -1;
    const end = at + wanted.length;
    return at < 0 ? [words] : [words.slice(0, at), words.slice(at, end), words.slice(end)];
}

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

/** What is known of words by now: their speaker meant them as a lie, or has not kept them. */
export type Falseness = "lie" | "broken";

/** What each mark says. */
export const FALSENESS: Record<Falseness, string> = {
    lie: "Meant as a lie",
    broken: "Not kept: the speaker's own ballot says otherwise",
};

/** What somebody thinks or writes for themselves. */
const UNSAID = ["ThoughtHad", "MemoWritten", "NoteTaken"];
const LIE = "lie";

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

/** By the number of its fact: what was false. Players mark a lie as they think, before they speak. */
export function falseIn(
    facts: readonly SeenFact[],
    deeds: Boards["deeds"] = [],
): ReadonlyMap<number, Falseness> {
    const found = new Map<number, Falseness>();
    for (const { rounds } of deeds)
        for (const { said } of rounds)
            for (const deed of said) if (deed.contradicted_by?.length) found.set(deed.fact, "broken");
    const lying = new Set<unknown>();
    for (const { number, fact } of facts) {
        if (fact.fact === "ThoughtHad") {
            if (fact.intent === LIE) lying.add(fact.seat);
            else lying.delete(fact.seat);
        } else if (typeof fact.words === "string" && !UNSAID.includes(fact.fact) && lying.delete(fact.seat))
            found.set(number, "lie");
    }
    return found;
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

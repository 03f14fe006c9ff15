/** What goes on in a castaway's head, out of the facts that producers are told. */
import type { SeenFact } from "$lib/api/types";
import type { Chapter } from "$lib/season/chapters";

export interface Thought {
    number: number;
    round: number;
    /** What it was about, such as `game.ballot`; `diary`, `takeaway` or `note` (on a talk) for what they wrote. */
    kind: string;
    words: string | null;
    intent: string;
    about: string[];
    written: boolean;
}

export interface Relation {
    seat: string;
    trust: number | null;
    threat: number | null;
    ally: boolean;
    promised: boolean;
    target: number | null;
}

/** Their thoughts and what they wrote for themselves, the newest first. */
export function thoughtsOf(
    seat: string,
    facts: readonly SeenFact[],
    chapters: readonly Chapter[],
): Thought[] {
    const found: Thought[] = [];
    let at = 0;
    for (const { number, fact } of facts) {
        while (at < chapters.length && chapters[at]!.number <= number) at += 1;
        if (fact.seat !== seat) continue;
        const thinks = fact.fact === "ThoughtHad";
        if (!thinks && fact.fact !== "MemoWritten" && fact.fact !== "NoteTaken") continue;
        found.push({
            number,
            round: chapters[at - 1]?.round ?? 0,
            kind: String(fact.kind ?? "note"),
            words: typeof fact.words === "string" ? fact.words : null,
            intent: thinks ? String(fact.intent ?? "") : "",
            about: thinks && Array.isArray(fact.about) ? (fact.about as string[]) : [],
            written: !thinks,
        });
    }
    return found.reverse();
}

interface Plan {
    targets?: string[];
    allies?: string[];
    promised?: string[];
    trust?: Record<string, number>;
    threat?: Record<string, number>;
}

/** How they see each of the others, by the last plan that said so. */
export function relationsOf(seat: string, others: readonly string[], facts: readonly SeenFact[]): Relation[] {
    const plan: Plan = {};
    for (const { fact } of facts)
        if (fact.fact === "ThoughtHad" && fact.seat === seat && fact.plan) {
            const { trust, threat, ...rest } = fact.plan as Plan;
            Object.assign(plan, rest);
            plan.trust = { ...plan.trust, ...trust };
            plan.threat = { ...plan.threat, ...threat };
        }
    return others
        .filter((one) => one !== seat)
        .map((one) => {
            const target = plan.targets?.indexOf(one) ?? -1;
            return {
                seat: one,
                trust: plan.trust?.[one] ?? null,
                threat: plan.threat?.[one] ?? null,
                ally: plan.allies?.includes(one) ?? false,
                promised: plan.promised?.includes(one) ?? false,
                target: target < 0 ? null : target + 1,
            };
        });
}

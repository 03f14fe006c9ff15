/** What types of facts are called: apart from other words, as pages that show none need not load them. */
import facts from "$facts";

import { spaced } from "./words";

const FACTS: Record<string, string> = facts;

/** A type of fact within a sentence: `VotedOut` is `voted out`. */
export function factWords(fact: string): string {
    return FACTS[fact] ?? spaced(fact).toLowerCase();
}

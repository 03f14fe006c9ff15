/** Facts after which orders, what is held, or what is asked in private are otherwise. */
const CHANGES = /^(Order|Condition|Hold|Decision|AnsweredFor|Interview|Claim|Parameter|WindowStopped)/;

export function changesTheDesk(fact: string): boolean {
    return CHANGES.test(fact);
}

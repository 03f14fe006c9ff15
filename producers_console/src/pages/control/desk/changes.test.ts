import { expect, it } from "vitest";

import { changesTheDesk } from "./changes";

it("the desk is read anew after orders, holds, interviews and what is judged of claims", () => {
    for (const fact of [
        "OrderTaken",
        "HoldChanged",
        "DecisionRuled",
        "InterviewAnswered",
        "ClaimJudged",
        "ParameterChanged",
    ])
        expect(changesTheDesk(fact), fact).toBe(true);
    expect(changesTheDesk("VoteCast")).toBe(false);
});

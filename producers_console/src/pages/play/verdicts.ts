/** What became of a promise, as a contestant reads it. */
import type { Schemas } from "$lib/api/client";

type Verdict = Schemas["OwnPromise"]["verdict"];

const NOT_SHOWN = /* @wc-ignore */ "not shown";

export const VERDICTS: Readonly<Record<Verdict, string>> = {
    kept: /* @wc-include */ "kept",
    broken: /* @wc-include */ "broken",
    open: "still open",
    [NOT_SHOWN]: "the count does not show it",
};

import { expect, test } from "vitest";

import { problemOf } from "./problem";

const words = (detail: string, ...errors: [string, string, string][]): string =>
    problemOf(422, { detail, errors: errors.map(([field, wrong, right]) => ({ field, wrong, right })) })
        .words;

test("what is wrong with fields is said by the labels of the page", () => {
    expect(
        words(
            "for programs",
            ["seconds", "is less than 0", "give 0 or more"],
            ["allowance.season", "is less than 0", "give 0 or more"],
            ["deadlines.vote", "is a text", "give a number or nothing"],
            ["terms.comment_order", "is missing", ""],
            ["", "there is no cast", "give one"],
        ),
    ).toBe(
        "Pace: is less than 0; give 0 or more. Models may cost, in dollars – The whole season: is less " +
            "than 0; give 0 or more. People decide within, vote: is a text; give a number or nothing. " +
            "Comment order: is missing. There is no cast; give one.",
    );
});

test("what the server says as a whole is shown without code and addresses", () => {
    expect(words("raise the cap (PUT …/allowance); set `viewers` first")).toBe(
        "Raise the cap; set “viewers” first",
    );
});

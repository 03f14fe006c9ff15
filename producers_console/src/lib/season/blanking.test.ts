import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { Schemas } from "$lib/api/client";
import { secrets } from "$lib/ui/secrets.svelte";

import InterviewAnswer from "./InterviewAnswer.svelte";
import StoryLine from "./StoryLine.svelte";

beforeEach(() => secrets.turn());
afterEach(() => secrets.turn());

it.each(["speech", "result", "production", "narration", "talk"])(
    "a line of tone %s that is not for everybody is blanked, its speaker too",
    (tone) => {
        const { container } = render(StoryLine, {
            line: {
                tone,
                text: "Vote for Ben.",
                speaker: "Ama",
                seat: "ama",
                how: "",
                lies: false,
                everybody: false,
            },
        });
        expect(container.textContent).not.toMatch(/Ben|Ama/);
        expect(container.textContent).toMatch("Hidden");
    },
);

it("what everybody was told stays, but for the word that it is a lie", () => {
    const { container } = render(StoryLine, {
        line: {
            tone: "speech",
            text: "I like Ben.",
            speaker: "Ama",
            seat: "ama",
            how: "",
            lies: true,
            everybody: true,
        },
    });
    expect(container.textContent).toMatch("I like Ben.");
    expect(container.textContent).not.toMatch("lying");
});

it("an interview's claims and verdicts are blanked with its words", () => {
    const interview = {
        seat: "ama",
        question: "Whom do you vote for?",
        answered: true,
        words: "For Ben.",
        spoken_for: false,
        claims: [{ claim: "vote", said: "ben", verdict: "broken", truth: "cleo" }],
    } as unknown as Schemas["InterviewTold"];
    const { container } = render(InterviewAnswer, { interview, name: (seat: string) => seat, claims: {} });
    expect(container.textContent).toMatch("Whom do you vote for?");
    expect(container.textContent).not.toMatch(/ben|cleo|not true/);
});

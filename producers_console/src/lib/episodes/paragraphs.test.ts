import { expect, test } from "vitest";

import { paragraphs } from "./paragraphs";

test("what is told goes on in one paragraph, and each speaker has their own", () => {
    const made = paragraphs([
        { text: "It rains." },
        { text: "Nobody sleeps.", facts: [3] },
        { text: "Is it me?", speaker: "Ama", seat: "ama", to: ["Ben"] },
        { text: "Tell me.", speaker: "Ama", seat: "ama", to: ["Ben"] },
        { text: "He lies.", speaker: "Ama", seat: "ama", private: true },
        { text: "No.", speaker: "Ben", seat: "ben", to: ["Ama"] },
        { text: "It was." },
    ]);
    expect(made.map((one) => [one.speaker, one.private, one.sentences.length])).toEqual([
        ["", false, 2],
        ["Ama", false, 2],
        ["Ama", true, 1],
        ["Ben", false, 1],
        ["", false, 1],
    ]);
});

import { expect, test } from "vitest";

import { belongingsOf, rowsOf } from "./sheet";

const sheet = {
    round: 3,
    players: {
        ama: {
            status: "active",
            team: "tide",
            points: 1200,
            immune_by: ["card", "win"],
            owned: ["hard_hat.1", "hard_hat.2", "rope.1"],
            exiled: false,
            won: null,
            kept: true,
        },
    },
    kinds: { veto: { name: "Veto", text: "Takes a vote away." } },
    cards: {
        "veto/1": { kind: "veto", holder: "ama", fate: "held" },
        "veto/2": { kind: "veto", holder: "ben", fate: "held" },
    },
    survivors: { 12: { owner: "ama", tribe: "C", alive: true, outcast_since: 0 }, 13: { owner: "ben" } },
};

test("a seat's sheet is said in rows, without what is not", () => {
    expect(rowsOf(sheet, "ama")).toEqual([
        { label: "Team", words: "tide" },
        { label: "Points", words: "1,200" },
        { label: "Immune by", words: "card, win" },
        { label: "Kept", words: "yes" },
    ]);
    expect(rowsOf(null, "ama")).toEqual([]);
});

test("what has a seat for its owner is theirs, whatever the game calls it", () => {
    expect(belongingsOf(sheet, "ama")).toEqual([
        { title: "Cards", items: [{ key: "veto/1", name: "Veto", about: "Takes a vote away." }] },
        { title: "Survivors", items: [{ key: "12", name: "12", about: "tribe C, alive" }] },
    ]);
});

import { expect, test } from "vitest";

import {
    bootOrderPicture,
    contradictionPicture,
    escaped,
    momentPicture,
    votePicture,
    wrapped,
} from "./pictures";

function parsed(svg: string): Document {
    const made = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(made.querySelector("parsererror")?.textContent ?? "").toBe("");
    return made;
}

const HOSTILE = `<script>"x" & 'y'\u0000</script> **b** ‏שלום 😀`;
const face = (name: string): { name: string; image: string } => ({
    name,
    image: "data:image/svg+xml,<svg/>",
});

test("whatever people wrote is text in a picture, and nothing else", () => {
    const svg = contradictionPicture({
        season: HOSTILE,
        who: face(HOSTILE),
        where: HOSTILE,
        words: HOSTILE,
        did: HOSTILE,
    });
    const made = parsed(svg);
    expect(made.querySelectorAll("script")).toHaveLength(0);
    expect(made.documentElement.textContent).toContain("😀");
    expect(escaped("a\u0007b")).toBe("ab");
    const moment = { season: HOSTILE, title: HOSTILE, words: HOSTILE, who: [face(HOSTILE), face("Ben")] };
    expect(parsed(momentPicture(moment)).querySelectorAll("script, image")).toHaveLength(2);
});

test("long words are cut, and long lines go on below", () => {
    expect(wrapped("one two three four", 9, 3)).toEqual(["one two", "three", "four"]);
    expect(wrapped("one two three four", 9, 2)).toEqual(["one two", "three …"]);
    expect(wrapped("x".repeat(30), 9, 2)).toEqual(["xxxxxxxx…"]);
    expect(wrapped("", 9, 2)).toEqual([]);
});

test("a vote has a row for each name and a face for each ballot", () => {
    const groups = [
        { name: face("Ama"), voters: [face("Ben"), face("Cleo")] },
        { name: face("Ben"), voters: [face("Ama")] },
    ];
    const made = parsed(
        votePicture({ season: "S", title: "Round 1: Ama 2–1", groups, out: new Set(["Ama"]) }),
    );
    expect(made.querySelectorAll("image")).toHaveLength(5);
});

test("a vote with many names says how many it leaves out", () => {
    const groups = ["Ama", "Ben", "Cleo", "Dee", "Eve", "Fay", "Gus"].map((name) => ({
        name: face(name),
        voters: [face("Zoe")],
    }));
    const svg = votePicture({ season: "S", title: "Round 1", groups, out: new Set() });
    expect(parsed(svg).documentElement.textContent).toContain("and 2 more");
});

test("all who won a season together are drawn alike", () => {
    const people = ["Ama", "Ben", "Cleo"].map((name, at) => ({
        ...face(name),
        place: at + 1,
        won: name !== "Cleo",
    }));
    const made = parsed(bootOrderPicture("S", people));
    const faded = [...made.querySelectorAll("image")].map((one) => one.hasAttribute("opacity"));
    expect(faded).toEqual([true, false, false]);
});

test("a boot order ends with the winner, and leaves out who has no place yet", () => {
    const people = ["Ama", "Ben", "Cleo"].map((name, at) => ({
        ...face(name),
        place: at,
        won: at === 1,
    }));
    const made = parsed(bootOrderPicture("S", people));
    const names = [...made.querySelectorAll("text")].map((one) => one.textContent);
    expect(names).toEqual(["S", "2. Cleo", "1. Ben"]);
});

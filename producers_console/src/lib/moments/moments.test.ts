import { expect, test } from "vitest";

import { storyLine } from "../../test/lines";
import { lightAt, lightOf, momentNow, TITLES, titleOf, type MomentKind } from "./moments";

test("an episode begins at dawn and ends at night, however many parts it has", () => {
    for (const parts of [2, 3, 5, 9]) {
        expect(lightAt(0, parts)).toBe("dawn");
        expect(lightAt(parts - 1, parts)).toBe("night");
    }
    expect(lightAt(0, 1)).toBe("day");
});

test("every kind of moment has a title and a light", () => {
    for (const kind of Object.keys(TITLES) as MomentKind[]) {
        expect(TITLES[kind]).not.toBe("");
        expect(lightOf(kind)).toBeTruthy();
    }
});

test("what is seen live is the last moment of the scene, in the light of its place in the episode", () => {
    const first = [
        storyLine("episode", "Episode 1"),
        storyLine("phase", "Camp"),
        storyLine("phase", "Challenge", { moment: "challenge" }),
        storyLine("phase", "Vote", { moment: "council" }),
    ];
    expect(momentNow(first.slice(0, 2))).toEqual({ kind: null, about: [], light: "dawn" });
    expect(momentNow(first.slice(0, 3))).toMatchObject({ kind: "challenge", light: "day" });
    expect(momentNow(first)).toMatchObject({ kind: "council", light: "night" });
    const counted = [...first, storyLine("ballot", "First vote: Ben.")];
    expect(momentNow(counted).kind).toBe("count");
    const out = storyLine("result", "Ben is out.", { moment: "out", about: ["ben"] });
    expect(momentNow([...counted, out])).toEqual({ kind: "out", about: ["ben"], light: "night" });
    const next = [...counted, storyLine("episode", "Episode 2"), storyLine("phase", "Camp")];
    expect(momentNow([...next, storyLine("phase", "Feast")]).light).toBe("day");
});

test("night falls and day breaks within a scene", () => {
    const dark = [storyLine("phase", "Darkness"), storyLine("result", "All sleep.", { moment: "night" })];
    const episode = [storyLine("episode", "Episode 1"), ...dark];
    expect(momentNow(episode).light).toBe("night");
    const day = [storyLine("phase", "Conference"), storyLine("result", "All meet.", { moment: "dawn" })];
    expect(momentNow([...episode, ...day, storyLine("speech", "Good morning.")]).light).toBe("dawn");
});

test("one wins, or several do", () => {
    expect(titleOf("winner", ["ama"])).toBe("The winner");
    expect(titleOf("winner", ["ama", "ben"])).toBe("The winners");
});

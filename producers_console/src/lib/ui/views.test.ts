import { expect, test } from "vitest";

import { fitting, goings, shownOf, viewsAt } from "./views";

const VIEWS = viewsAt(
    "/watch/one",
    [
        { id: "story", title: "Story" },
        { id: "votes", title: "Votes" },
    ],
    "?at=3",
);

test("the first view stands at the page's own address, the others below it", () => {
    expect(VIEWS.map((view) => view.address)).toEqual(["/watch/one?at=3", "/watch/one/votes?at=3"]);
});

test("an address that names no view shows the first", () => {
    expect([shownOf(VIEWS, "votes"), shownOf(VIEWS, "nothing"), shownOf(VIEWS, undefined)]).toEqual([
        "votes",
        "story",
        "story",
    ]);
});

test("one goes to views by their numbers", () => {
    expect(goings("Go to", VIEWS).map(({ key, words }) => [key, words])).toEqual([
        ["1", "Story"],
        ["2", "Votes"],
    ]);
});

test("tabs without room are in a menu, and the one that is looked at never is", () => {
    const fit = (room: number, now = 0): number[] => [...fitting([50, 50, 50, 50], room, 30, now)];
    expect([fit(200), fit(199), fit(150), fit(150, 3), fit(10, 2)]).toEqual([
        [0, 1, 2, 3],
        [0, 1, 2],
        [0, 1],
        [0, 3],
        [2],
    ]);
});

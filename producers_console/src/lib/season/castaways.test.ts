import { expect, test } from "vitest";

import type { Person, Standing } from "$lib/api/types";

import { castawaysOf, groupsOf, teamsOf } from "./castaways";

const person = (seat: string): Person => ({
    seat,
    name: seat.toUpperCase(),
    full_name: "",
    portrait: null,
    age: 30,
    home: "",
    work: "",
    biography: "",
});

const standing = (made: Partial<Standing>): Standing => ({
    out: false,
    status: "",
    team: "",
    immune: false,
    role: "",
    figures: {},
    cards: [],
    ...made,
});

test("a castaway stands as the sheet of any game says", () => {
    const standings = {
        ama: standing({
            team: "Tide",
            immune: true,
            figures: { points: 3, counters: 0 },
            cards: ["Extra vote"],
        }),
        ben: standing({ out: true, status: "voted out", role: "activist" }),
    };
    const [ama, ben] = castawaysOf([person("ama"), person("ben")], { standings });
    expect(ama).toMatchObject({ team: "Tide", immune: true, out: false, cards: ["Extra vote"] });
    expect(ama!.figures).toEqual([
        { name: "points", value: 3 },
        { name: "counters", value: 0 },
    ]);
    expect(ben).toMatchObject({ status: "voted out", out: true, role: "activist", cards: [] });
    expect(teamsOf([ama!, ben!])).toEqual(["Tide"]);
});

test("castaways of a season of which nothing is known yet are shown too", () => {
    expect(castawaysOf([person("ama"), person("ben")], null).map((one) => one.out)).toEqual([false, false]);
});

test("castaways stand by their teams, then those without one, then who is out", () => {
    const standings = {
        ama: standing({ team: "Tide" }),
        ben: standing({}),
        cleo: standing({ team: "Tide", out: true }),
    };
    const cast = castawaysOf(["ama", "ben", "cleo"].map(person), { standings });
    const titles = (teams: string[]): string[] =>
        groupsOf(cast, teams, "Playing").map(
            ({ title, members }) => `${title} ${members.map((one) => one.seat).join()}`,
        );
    expect(titles(["Tide", "Ember"])).toEqual(["Tide ama", "No team ben", "Out cleo"]);
    expect(groupsOf(cast.slice(1, 2), [], "Playing").map((group) => group.title)).toEqual(["Playing"]);
});

import { expect, test } from "vitest";

import type { Person } from "$lib/api/types";

import { castawaysOf, groupsOf, teamsOf } from "./castaways";

const person = (seat: string): Person => ({
  seat, name: seat.toUpperCase(), full_name: "", age: 30, home: "", work: "", biography: "",
});

test("a castaway of the dice season has team, immunity, figures and the cards they hold", () => {
  const sheet = {
    players: {
      ama: { status: "active", team: "Tide", points: 3, counters: 0, immune_by: ["idol"] },
      ben: { status: "voted out", team: "", points: 0, counters: 1, immune_by: [] },
    },
    cards: {
      "Tide/1": { kind: "extra_vote", holder: "ama", fate: "held" },
      "Tide/2": { kind: "spy", holder: "ama", fate: "played" },
    },
    kinds: { extra_vote: { name: "Extra vote" } },
  };
  const [ama, ben] = castawaysOf([person("ama"), person("ben")], sheet);
  expect(ama).toMatchObject({ team: "Tide", immune: true, out: false, cards: ["Extra vote"] });
  expect(ama!.figures).toEqual([{ name: "points", value: 3 }, { name: "counters", value: 0 }]);
  expect(ben).toMatchObject({ status: "voted out", out: true, cards: [] });
  expect(teamsOf([ama!, ben!])).toEqual(["Tide"]);
});

test("castaways of other formats, and of a season of which nothing is known yet, are shown too", () => {
  const cast = [person("ama"), person("ben")];
  const survival = castawaysOf(cast, { players: { ama: { role: "activist", alive: false } } });
  expect(survival[0]).toMatchObject({ role: "activist", out: true });
  const mini = castawaysOf(cast, { players: { ben: { garnets: 4, removed: true } } });
  expect(mini[1]).toMatchObject({ status: "removed", figures: [{ name: "garnets", value: 4 }] });
  expect(castawaysOf(cast, null).map((one) => one.out)).toEqual([false, false]);
});

test("castaways stand by their teams, then those without one, then who is out", () => {
  const players = { ama: { team: "Tide" }, ben: { team: "" }, cleo: { team: "Tide", status: "voted out" } };
  const cast = castawaysOf(["ama", "ben", "cleo"].map(person), { players });
  const titles = (teams: string[]): string[] => groupsOf(cast, teams, "Playing").map(({ title, members }) => `${title} ${members.map((one) => one.seat).join()}`);
  expect(titles(["Tide", "Ember"])).toEqual(["Tide ama", "No team ben", "Out cleo"]);
  expect(groupsOf(cast.slice(1, 2), [], "Playing").map((group) => group.title)).toEqual(["Playing"]);
});

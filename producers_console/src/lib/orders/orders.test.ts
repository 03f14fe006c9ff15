import { expect, it } from "vitest";

import { problemOf } from "$lib/api/problem";
import { givenWords, orderWords, refusalWords, titleIn } from "./orders";
import { plainWords } from "./plain_words";

const name = (seat: string): string => ({ ama: "Ama", ben: "Ben" })[seat] ?? seat;

it("an order in words names people, and leaves out what was left empty", () => {
    expect(orderWords("Grant immunity", { seats: ["ama", "ben"] }, name)).toBe("Grant immunity: Ama and Ben");
    expect(orderWords("Go on", {}, name)).toBe("Go on");
    const event = {
        story: "Rain.",
        seats: [],
        effects: [{ effect: "points", seats: ["ama"], amount: 2, secret: false }],
    };
    expect(orderWords("Event", event, name)).toBe("Event: Rain. · points Ama amount 2");
});

it("empty parts of an order's objects are left out, and whoever takes an offer is called so", () => {
    const card = {
        name: "Idol",
        text: "You are safe.",
        playable: ["before the votes"],
        effects: [],
        shared: [],
        joins: null,
        looks_like: "",
        expires: null,
        secret: false,
    };
    expect(orderWords("Define card", { kind: "idol", card }, name)).toBe(
        "Define card: idol · name Idol, text You are safe., playable before the votes",
    );
    expect(orderWords("Event", { effects: [{ effect: "card", seat: "@taker", kind: "idol" }] }, name)).toBe(
        "Event: card whoever takes it idol",
    );
});

it("what is said of an order follows what became of it, not what was asked for", () => {
    const given = (state: string, ordered: object | null) =>
        givenWords("Deal teams", { state, ordered } as never, name);
    expect(given("taken", { state: "taken", when: null })).toBe("Deal teams: done.");
    expect(given("taken", { state: "scheduled", when: null })).toBe(
        "Deal teams will take effect at the next pause between phases.",
    );
    expect(given("taken", { state: "scheduled", when: { phase: "vote" } })).toBe(
        "Deal teams will take effect before the next vote.",
    );
    expect(given("waiting", null)).toContain("when the season goes on");
    const why = "IAS-4.2: 'ama' has nobody left (DS-1.3, DS-2.7)";
    expect(given("taken", { state: "fell through", why })).toBe(
        "Deal teams fell through: Ama has nobody left.",
    );
});

it("a refusal calls people by their names, and says nothing of addresses", () => {
    const refused = (type: string, detail: string): string =>
        refusalWords(problemOf(422, { type: `urn:showrunner:${type}`, detail }), name);
    expect(refused("order-refused", "'ama' is out of the game; in it are 'ben' and 'x'")).toBe(
        "Ama is out of the game; in it are Ben and 'x'",
    );
    expect(refused("wrong-request", "Whatever is wrong with POST /api/v1/seasons/1/orders")).not.toContain(
        "/api",
    );
});

it("no words of the machine are left in what the server says", () => {
    const said =
        "the order 'set_parameter' is refused: terms.value: comments_per_vote: 99 is out of range (DS-2.9); " +
        "give a whole number";
    expect(plainWords(said, name)).toBe("Comments per vote: 99 is out of range; give a whole number");
    expect(orderWords("Change a rule", { parameter: "comments_per_vote", value: 2 }, name)).toBe(
        "Change a rule: comments per vote · value 2",
    );
    const kinds = [{ name: "set_parameter", title: "Change a rule" }] as never;
    expect([titleIn(kinds, "set_parameter"), titleIn(kinds, "go_on")]).toEqual(["Change a rule", "Go on"]);
});

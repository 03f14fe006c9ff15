import { expect, it } from "vitest";

import type { Card, Place } from "$lib/api/types";

import { arePieces, around, arranged, cardsById, columnsOf, countOf, withNote } from "./arranging";

const card = (id: string, more: Partial<Card> = {}): Card => ({ id, name: id, ...more });
const place = (name: string, more: Partial<Place> = {}): Place => ({ name, title: name, ...more });
const hand = (...cards: Card[]): Place["zones"] => [{ name: "hand", title: "Hand", cards }];
const knife = card("knife", { text: "Damage 20." });

it("one's own places stand first, and all others in their order", () => {
    const places = [place("market"), place("ada", { seat: "ada" }), place("ben", { seat: "ben" })];
    const names = (own: string): string[] =>
        arranged({ places }, own).flatMap((group) => group.places.map((one) => one.name));
    expect(names("ben")).toEqual(["ben", "market", "ada"]);
    expect(names("")).toEqual(["market", "ada", "ben"]);
});

it("squares next to each other are one board, and other places stand with those of their size", () => {
    const many = hand(...[1, 2, 3, 4, 5].map((n) => card(`knife.${n}`, { text: "Damage" })));
    const groups = arranged({
        places: [
            place("a", { square: { row: 0, column: 0 } }),
            place("b", { square: { row: 1, column: 2 }, zones: many }),
            place("ada", { seat: "ada" }),
            place("ben", { seat: "ben" }),
            place("market", { zones: many }),
        ],
    });
    expect(groups.map(({ shape, size, places }) => [shape, size, places.length])).toEqual([
        ["board", "small", 2],
        ["row", "small", 2],
        ["row", "wide", 1],
    ]);
    expect(columnsOf(groups[0]!.places)).toBe(3);
});

it("a circle keeps all of its chairs, and one's own place stands before it, too", () => {
    const chair = (seat: string): Place => place(seat, { seat, circle: "chair" });
    const groups = arranged(
        { places: [place("living", { circle: "middle" }), chair("ada"), chair("ben"), place("market")] },
        "ben",
    );
    expect(groups.map(({ shape, places }) => [shape, places.map((one) => one.name)])).toEqual([
        ["row", ["ben"]],
        ["circle", ["living", "ada", "ben"]],
        ["row", ["market"]],
    ]);
});

it("chairs stand around the circle, the first at the top", () => {
    const rounded = around(4).map(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0]);
    expect(rounded).toEqual([
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
    ]);
});

it("cards with nothing to read on any of them are pieces", () => {
    const piece = card("12", { kind: "Amethyst", owner: "ada" });
    expect(arePieces([piece, card("13")])).toBe(true);
    expect(arePieces([piece, card("13", { cost: 0 })])).toBe(false);
    expect(arePieces([piece, card("13", { figures: { damage: 1 } })])).toBe(false);
    expect(arePieces([piece, knife])).toBe(false);
});

it("an option's note stands on its card, and nothing twice", () => {
    expect(withNote(knife, "damage 20")).toBe(knife);
    expect(withNote(knife, "green Weapon: damage 20").text).toBe("green Weapon: damage 20");
    expect(withNote({ ...knife, note: "used" }, "Costs 1 less.")).toEqual({
        ...knife,
        note: "used; Costs 1 less.",
    });
    expect(withNote(card("12"), "alone").note).toBe("alone");
    expect(withNote(card("12"), "")).toEqual(card("12"));
});

it("a zone counts what lies on one another and what lies face down", () => {
    expect(countOf({ name: "x", title: "X", cards: [card("a", { count: 3 }), card("b")], hidden: 2 })).toBe(
        6,
    );
});

it("a card that lies in several zones is one's own, without what only one of them says", () => {
    const places = [
        place("market", { zones: hand({ ...knife, count: 7, cost: 2 }) }),
        place("ada", { seat: "ada", zones: hand({ ...knife, note: "used" }) }),
    ];
    expect(cardsById({ places }, "ada").get("knife")).toEqual({ ...knife, note: "", count: 1 });
    expect(cardsById({ places: places.slice(0, 1) }, "ada").get("knife")!.count).toBe(7);
});

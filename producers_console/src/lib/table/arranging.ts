/** How a game's table is laid out on a page: which places are a board, and how much room each needs. */
import type { Card, Place, Table, Zone } from "$lib/api/types";

export type Size = "small" | "medium" | "wide";

/** How places stand together: on a board, in a circle, or beside each other. */
type Shape = "board" | "circle" | "row";

/** Places that stand together; in a row those that need about as much room. */
export interface Group {
    shape: Shape;
    size: Size;
    places: Place[];
}

/** A small place has room for this many cards, and a medium one for this many. */
const FEW = 1;
const SOME = 4;

/**
 * The places in their order, own ones first; those that can stand in one grid together, castaways apart.
 * A circle has all of its places, own ones too.
 */
export function arranged(table: Table, own = ""): Group[] {
    const places = table.places ?? [];
    const mine = places.filter((place) => own && place.seat === own);
    const groups: Group[] = [];
    const ordered = [
        ...mine.map((place) => ({ place, shape: "row" as Shape, size: "wide" as Size })),
        ...places
            .filter((place) => place.circle || !mine.includes(place))
            .map((place) => ({ place, shape: shapeOf(place), size: sizeOf(place) })),
    ];
    for (const { place, shape, size } of ordered) {
        const last = groups.at(-1);
        const before = last?.places[0];
        const alike = shape !== "row" || (last?.size === size && !before!.seat === !place.seat);
        if (last?.shape === shape && alike) last.places.push(place);
        else groups.push({ shape, size, places: [place] });
    }
    return groups;
}

function shapeOf(place: Place): Shape {
    if (place.square) return "board";
    return place.circle ? "circle" : "row";
}

/** Where chairs stand around a circle, the first at the top: -1 to 1 from its middle each way. */
export function around(chairs: number): { x: number; y: number }[] {
    return Array.from({ length: chairs }, (_, at) => {
        const angle = (2 * Math.PI * at) / chairs;
        return { x: Math.sin(angle), y: -Math.cos(angle) };
    });
}

/** How many columns a board has. */
export function columnsOf(places: readonly Place[]): number {
    const squares = places.flatMap((place) => place.square ?? []);
    return Math.max(0, ...squares.map((square) => square.column)) + 1;
}

function sizeOf(place: Place): Size {
    const shown = (place.zones ?? []).map(cardsInView);
    const most = shown.reduce((sum, cards) => sum + cards, 0);
    return most <= FEW ? "small" : most <= SOME ? "medium" : "wide";
}

/** For how many cards a zone needs room: pieces without words need little. */
function cardsInView(zone: Zone): number {
    const cards = zone.cards ?? [];
    const backs = zone.hidden ? 1 : 0;
    if (zone.layout === "pile") return cards.length || backs ? 1 : 0;
    return backs + (arePieces(cards) ? Math.ceil(cards.length / 4) : cards.length);
}

/** Whether cards beside each other have so little on them that they are drawn as pieces: no text, no numbers. */
export function arePieces(cards: readonly Card[]): boolean {
    return cards.every(
        ({ text, cost, figures = {} }) => !text && cost == null && Object.keys(figures).length === 0,
    );
}

/** A card as an option shows it: with the option's note, unless the card says the same already. */
export function withNote(card: Card, note: string): Card {
    const plain = (words: string): string =>
        words
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
            .trim();
    const [text, said] = [plain(card.text ?? ""), plain(note)];
    if (text.includes(said)) return card;
    if (text && said.includes(text)) return { ...card, text: note };
    return { ...card, note: [card.note, note].filter(Boolean).join("; ") };
}

/** How many cards lie in a zone, known or not. */
export function countOf(zone: Zone): number {
    return (zone.cards ?? []).reduce((sum, card) => sum + (card.count ?? 1), 0) + (zone.hidden ?? 0);
}

/**
 * Every card on the table by its id, as questions offer it: one's own before another of that id, and
 * where it lies several times without what is so of one of them alone.
 */
export function cardsById(table: Table, own = ""): Map<string, Card> {
    const places = table.places ?? [];
    const ordered = [
        ...places.filter((place) => place.seat === own),
        ...places.filter((place) => place.seat !== own),
    ];
    const found = new Map<string, Card>();
    for (const card of ordered.flatMap(cardsOf)) {
        const first = found.get(card.id);
        if (!first) found.set(card.id, card);
        else if (first.count !== card.count || first.note !== card.note)
            found.set(card.id, { ...first, count: 1, note: "" });
    }
    return found;
}

/** The cards of a place that lie face up. */
export function cardsOf(place: Place): Card[] {
    return (place.zones ?? []).flatMap((zone) => zone.cards ?? []);
}

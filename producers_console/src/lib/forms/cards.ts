/** Which options are cards on the viewer's table, and what draws them; for every field of a form. */
import { getContext, setContext, type Component, type Snippet } from "svelte";

import type { Card } from "$lib/api/types";

import type { Option } from "./fields";

/** What draws options is given. */
export interface OptionTilesProps {
    type: "radio" | "checkbox";
    group: string;
    options: readonly Option[];
    chosen: readonly unknown[];
    /** No more of them can be chosen. */
    full?: boolean;
    choose: (option: string, on: boolean) => void;
    /** Move a chosen one by so many places, where the order in which they are chosen counts. */
    move?: (option: string, by: number) => void;
    /** One more tile, at the end. */
    children?: Snippet;
}

export interface CardOptionsProps extends OptionTilesProps {
    /** The card that an option is; null for one that is none. */
    of: (option: string) => Card | null;
}

export interface Cards {
    of: (option: string) => Card | null;
    /** Draws options of which some are cards. */
    Options: Component<CardOptionsProps>;
}

const CARDS = Symbol("cards");

/** Say what is a card; forms below here draw it. Null while the table is not known. */
export function showCards(cards: () => Cards | null): void {
    setContext(CARDS, cards);
}

/** Of these options: the cards and what draws them, if any is one. Read what it returns where it is needed. */
export function cardsHere(): (options: readonly Option[]) => Cards | null {
    const cards = getContext<(() => Cards | null) | undefined>(CARDS);
    return (options) => {
        const here = cards?.() ?? null;
        return here && options.some(({ value }) => here.of(value)) ? here : null;
    };
}

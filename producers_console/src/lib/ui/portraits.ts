/** Where the portraits of castaways are: the server draws faces and keeps pictures. */
import { getContext, setContext } from "svelte";

const PORTRAITS = Symbol("portraits");
/** The address of a seat's portrait; null where only the name is known. */
export type PortraitOf = (seat: string) => string | null;

export interface Portrayed {
    seat: string;
    name: string;
    portrait?: string | null;
}

type Cast = () => readonly Portrayed[] | undefined;

/** All portraits in this component are those of this cast. Call it while the component is made. */
export function showPortraits(cast: Cast): void {
    setContext<Cast>(PORTRAITS, cast);
}

/** Whose portraits are shown here. Call it while the component is made. */
export function castHere(): () => readonly Portrayed[] {
    const cast = getContext<Cast | undefined>(PORTRAITS);
    return () => cast?.() ?? [];
}

/** Where portraits are here. Call it while the component is made. */
export function portraitsHere(): PortraitOf {
    const cast = castHere();
    return (seat) => cast().find((one) => one.seat === seat)?.portrait ?? null;
}

/** Who of this cast is named in these words, in the order of the words. */
export function namedIn<One extends { name: string }>(words: string, cast: readonly One[]): One[] {
    return cast
        .map((one) => {
            const name = one.name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
            return { one, at: words.search(new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, "u")) };
        })
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);
}

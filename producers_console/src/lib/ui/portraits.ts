/** Where the portraits of castaways are: the server draws faces and keeps pictures. */
import { getContext, setContext } from "svelte";

const PORTRAITS = Symbol("portraits");
/** The address of a seat's portrait; null where only the name is known. */
export type PortraitOf = (seat: string) => string | null;

interface Portrayed {
    seat: string;
    portrait?: string | null;
}

/** All portraits in this component are those of this cast. Call it while the component is made. */
export function showPortraits(cast: () => readonly Portrayed[] | undefined): void {
    setContext<PortraitOf>(PORTRAITS, (seat) => cast()?.find((one) => one.seat === seat)?.portrait ?? null);
}

/** Where portraits are here. Call it while the component is made. */
export function portraitsHere(): PortraitOf {
    return getContext<PortraitOf | undefined>(PORTRAITS) ?? (() => null);
}

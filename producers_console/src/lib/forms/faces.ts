/** Whose faces stand beside what is a castaway's: options of a form, places of a table. */
import { getContext, setContext } from "svelte";

import type { Season } from "$lib/season/season.svelte";

export interface Face {
    seat: string;
    name: string;
    /** 1 to 6, for the ring of their team; 0 for none. */
    team: number;
    out: boolean;
}

const FACES = Symbol("faces");
type Faces = (value: string) => Face | null;

/** Say whose season it is; what is below here draws its castaways. */
export function showFaces(season: () => Season): void {
    setContext(FACES, (value: string): Face | null => {
        const found = season().castaways.find((one) => one.seat === value);
        return found ? { ...found, team: season().colourOf(found.team) } : null;
    });
}

export function facesHere(): Faces {
    return getContext<Faces | undefined>(FACES) ?? (() => null);
}

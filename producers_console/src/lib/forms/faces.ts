/** Whose faces stand beside options that are castaways, for every field of a form. */
import { getContext, setContext } from "svelte";

export interface Face {
    seat: string;
    name: string;
    /** 1 to 6, for the ring of their team; 0 for none. */
    team: number;
    out: boolean;
}

const FACES = Symbol("faces");
type Faces = (value: string) => Face | null;

/** Say who is a castaway; forms below here draw them. */
export function showFaces(of: Faces): void {
    setContext(FACES, of);
}

export function facesHere(): Faces {
    return getContext<Faces | undefined>(FACES) ?? (() => null);
}

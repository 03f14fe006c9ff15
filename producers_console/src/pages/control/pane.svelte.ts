/** Which part of the room is looked at, where there is no room for all three at once. */
import { tick } from "svelte";

export type Pane = "cast" | "stage" | "desk";

class Looked {
    now = $state<Pane>("stage");

    /** Look there, then do this: focus something that was hidden before. */
    async at(pane: Pane, then: () => void): Promise<void> {
        this.now = pane;
        await tick();
        then();
    }
}

export const pane = new Looked();

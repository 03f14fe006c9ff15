/** Whether results are hidden until they are clicked; remembered in this browser. */
import { Kept } from "$lib/kept.svelte";

const kept = new Kept("spoilers-hidden", false);

export const spoilers = {
    get hidden(): boolean {
        return kept.value;
    },
    turn(): void {
        kept.value = !kept.value;
    },
};

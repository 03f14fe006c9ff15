/** Whether what only producers may see is blanked, so that a screen can be shared. */
import { Kept } from "$lib/kept.svelte";

const kept = new Kept("secrets-blanked", false);

export const secrets = {
    get blanked(): boolean {
        return kept.value;
    },
    turn(): void {
        kept.value = !kept.value;
    },
};

/** What a page cannot do without: the page says elsewhere that the server is away. */
import { Problem } from "$lib/api/problem";

const AGAIN = 2000;

/** Ask until the server has answered, and take what it said; what this returns stops it. */
export function untilTold<T>(ask: () => Promise<T>, take: (said: T) => void): () => void {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = async (): Promise<void> => {
        try {
            const said = await ask();
            if (here) take(said);
        } catch (thrown) {
            const refused = thrown instanceof Problem && thrown.isRefusal;
            if (here && !refused) timer = setTimeout(() => void work(), AGAIN);
        }
    };
    void work();
    return () => {
        here = false;
        clearTimeout(timer);
    };
}

/** Where we are: real addresses, so that links, reload and the back button work. */
import { find } from "./routes";

class Router {
    #path = $state(location.pathname);
    #query = $state(location.search);

    constructor() {
        addEventListener("popstate", () => this.#read());
        document.addEventListener("click", (event) => this.#follow(event));
    }

    get path(): string {
        return this.#path;
    }

    /** What is looked at beside the page, such as `?seat=ama&round=3`. */
    query = $derived(new URLSearchParams(this.#query));
    found = $derived(find(this.#path));

    go(address: string, { replace = false } = {}): void {
        if (replace) history.replaceState(null, "", address);
        else history.pushState(null, "", address);
        this.#read();
        if (!replace) scrollTo(0, 0);
    }

    /** Look at something else of the same page: a value, or null to take it out of the address. */
    look(values: Record<string, string | null>, { replace = true } = {}): void {
        const query = new URLSearchParams(this.#query);
        for (const [name, value] of Object.entries(values))
            if (value === null) query.delete(name);
            else query.set(name, value);
        const text = query.toString();
        const address = this.#path + (text ? `?${text}` : "");
        if (replace) history.replaceState(null, "", address);
        else history.pushState(null, "", address);
        this.#read();
    }

    #read(): void {
        this.#path = location.pathname;
        this.#query = location.search;
    }

    #follow(event: MouseEvent): void {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        const meantElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!link || event.defaultPrevented || event.button !== 0 || meantElsewhere) return;
        if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (!find(link.pathname)) return; // the server's own pages
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const router = new Router();

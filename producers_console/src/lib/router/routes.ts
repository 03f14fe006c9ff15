/** The console's addresses, and what is found at each. */
export interface Found {
    page: string;
    at: Record<string, string>;
}

/** `:name` takes one part of the address; `:name?` one that may be missing. */
export const ADDRESSES: Record<string, string> = {
    front: "/",
    seasons: "/seasons",
    newSeason: "/seasons/new",
    castStudio: "/cast",
    castawayEditor: "/cast/:castaway",
    models: "/models",
    careers: "/careers",
    control: "/seasons/:season/:tab?",
    compare: "/seasons/:season/compare",
    castaway: "/seasons/:season/cast/:seat/:tab?",
    play: "/play/:season/:tab?",
    watch: "/watch/:season/:tab?",
    overlay: "/overlay/:season",
    card: "/card/:season",
};

/** What stands at an address: the first that fits, those without names first; null for nothing. */
export function find(path: string, addresses = ADDRESSES): Found | null {
    const parts = path.split("/").filter(Boolean);
    const fixed = (pattern: string): number =>
        pattern.split("/").filter((part) => part && !part.startsWith(":")).length;
    const names = Object.keys(addresses).sort((a, b) => fixed(addresses[b]!) - fixed(addresses[a]!));
    for (const page of names) {
        const at = match(addresses[page]!, parts);
        if (at) return { page, at };
    }
    return null;
}

function match(pattern: string, parts: string[]): Record<string, string> | null {
    const wanted = pattern.split("/").filter(Boolean);
    if (parts.length > wanted.length) return null;
    const at: Record<string, string> = {};
    for (const [place, want] of wanted.entries()) {
        const part = parts[place];
        if (want.startsWith(":")) {
            if (part !== undefined) at[want.slice(1).replace("?", "")] = decodeURIComponent(part);
            else if (!want.endsWith("?")) return null;
        } else if (part !== want) return null;
    }
    return at;
}

/** The server's texts about orders in words for people. */
import { withoutRules } from "$lib/words";

/** The names of things in a text as people write them: `comments_per_vote` is `comments per vote`. */
export function spelled(words: string): string {
    return words.replace(/\b[a-z]\w*_\w*\b/g, (name) => name.replaceAll("_", " "));
}

/** What a server's text says, in words for people. */
export function plainWords(text: string, name: (seat: string) => string): string {
    const said = text
        .replace(/^the order '[^']+' is refused: /, "")
        .replace(/\bterms(?:\.\w+|\[\d+\])+: /g, "");
    const words = spelled(withNames(withoutRules(said), name));
    return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `'errol' is out`, with people's names for their ids. */
function withNames(words: string, name: (seat: string) => string): string {
    return words.replace(/'([^']+)'/g, (all, seat: string) => (name(seat) === seat ? all : name(seat)));
}

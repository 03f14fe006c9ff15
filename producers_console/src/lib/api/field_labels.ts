/** What the fields that the server names are called on the pages. */
import { titled } from "$lib/words";

const LABELS: Record<string, string> = {
    allowance: "Models may cost, in dollars",
    at: "Entry",
    base_url: "Address",
    broadcast: "The broadcast, with everybody's secrets",
    call: "A call",
    cast: "Cast",
    context: "Context window, in tokens",
    deadlines: "People decide within",
    delay_minutes: "How many minutes later episodes and the end are shown",
    episode: "An episode",
    format: "Game",
    key: "Key",
    label: "Note",
    lasts_seconds: "How long the link works",
    model: "Model, by the provider's name",
    name: "Name",
    pace: "Pace",
    player: "Player",
    players: "Who plays",
    reading: "Reading what people say",
    release: "What everybody in the game knows",
    seal: "Text",
    season: "The whole season",
    seat: "A castaway",
    seconds: "Pace",
    stand_in_share: "Pause at this share of stand-ins in an episode",
    stand_ins_in_a_row: "Pause after this many stand-ins in a row for a castaway",
    title: "Title",
    tokens: "Tokens of the whole season",
    viewers: "Who may watch",
    voice: "What models say for bots",
    words: "Words",
};

/** `terms.comment_order` is `Comment order`; what a page has a label for is called as there. */
export function fieldLabel(field: string): string {
    const path = field
        .replace(/^(?:data|terms|answer|parameters)\./, "")
        .replaceAll(/\[(\d+)\]/g, (_, at) => ` ${Number(at) + 1}`)
        .split(".");
    const known = LABELS[path[0]!];
    const inner = path.length === 2 ? LABELS[path[1]!] : undefined;
    if (known && inner) return `${known} – ${inner}`;
    const rest = path.slice(known ? 1 : 0).map((part) => titled(part).toLowerCase());
    return known ? [known, ...rest].join(", ") : titled(rest.join(", "));
}

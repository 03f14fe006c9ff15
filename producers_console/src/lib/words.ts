/** Small pieces of wording that several pages share. */
import { locale } from "$lib/language";
import labels from "$labels";

/** What identifiers are called in this language, by their words; English ones need no names. */
const LABELS: Record<string, string> = labels;

/** What the labels have for this, if anything. */
export function labelled(name: string): string | undefined {
    return LABELS[name];
}

/** `camp_deck` as people write it: `Camp deck`. */
export function titled(name: string): string {
    const plain = name.replaceAll("_", " ").trim();
    const words = LABELS[plain.toLowerCase()] ?? plain;
    return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same within a sentence: `camp deck`. */
export function inSentence(name: string): string {
    const words = name.replaceAll("_", " ").trim().toLowerCase();
    return LABELS[words] ?? words;
}

/** A kind of decision as people write it: `game.comment_order` is `Comment order`. */
export function kindWords(kind: string): string {
    return titled(kind.split(".").at(-1)!);
}

/** `VotedOut` as people write it: `Voted Out`. */
export function spaced(name: string): string {
    const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
    return LABELS[words.toLowerCase()] ?? words;
}

const RULES = /[A-Z]{2,3}-\d[\d.]*(?:, [A-Z]{2,3}-\d[\d.]*)*/.source;

/** A text of the server without the rules that it is of: `DS-2.7: …`, `… (DS-2.7)`. */
export function withoutRules(text: string): string {
    return text.replace(new RegExp(`^${RULES}: `), "").replaceAll(new RegExp(` \\(${RULES}\\)`, "g"), "");
}

/** A help text of the server as people read it: without the rules it is of, and names without ticks. */
export function helpWords(help: string): string {
    return withoutRules(help)
        .replaceAll(/`([^`]*)`/g, (_, name: string) => inSentence(name))
        .replace(/^./, (first) => first.toUpperCase());
}

/** `1 point`, `2 points`: a name in the plural fits its number. One in the singular stands first: `Level 2`. */
export function counted(number: number, names: string): string {
    if (!names.endsWith("s")) return `${titled(names)} ${number}`;
    return `${number} ${inSentence(number === 1 ? names.slice(0, -1) : names)}`;
}

/** How somebody stands: `voted out`, or word by word `1 rescued and 2 dead`. */
export function standingWords(status: string): string {
    return LABELS[status] ?? status.replaceAll(/[a-z]+/g, (word) => LABELS[word]?.toLowerCase() ?? word);
}

/** The form that fits a number, with the number for `#`: `plural(2, ["# vote", "# votes"])`. */
export function plural(
    number: number,
    forms: readonly string[],
    form = (count: number): number => (count === 1 ? 0 : 1),
): string {
    return forms[form(number)]!.replace("#", String(number));
}

/** `Ama, Ben and Cleo`. */
export function listed(names: readonly string[]): string {
    return new Intl.ListFormat(locale, { type: "conjunction" }).format(names).replace(", and", " and");
}

/** How long ago something was, in short: `8 s`, `3 min`, `2 h`, `5 days`. */
export function ago(seconds: number): string {
    if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`;
    if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
    return seconds < 129_600 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** What plays a seat, in words. */
export function playerWords(player: string): string {
    if (player === "outside") return /* @wc-include */ "person or program";
    const [kind, name = ""] = player.split(":");
    if (kind === "model") return `model ${name}`;
    return kind === "bot" ? `${name} bot` : player;
}

/** Why a season paused by itself, without the API's ways to help: here are buttons. */
export function pausedWords(why: string): string {
    return why.replaceAll(/ \((?:PUT|POST) [^)]*\)/g, "");
}

/** The summary of a game's rules: Markdown with paragraphs and lists, and nothing else. */

/** A paragraph, or the items of a list. */
export type Block = string | string[];

const ITEM = "- ";

export function blocksOf(markdown: string): Block[] {
    const blocks: Block[] = [];
    for (const line of markdown.split("\n").map((one) => one.trim())) {
        if (!line) continue;
        if (!line.startsWith(ITEM)) {
            blocks.push(line);
            continue;
        }
        const last = blocks.at(-1);
        if (Array.isArray(last)) last.push(line.slice(ITEM.length));
        else blocks.push([line.slice(ITEM.length)]);
    }
    return blocks;
}

/** What an item is about, where it begins with that and a colon; and the rest. */
export function headed(item: string): [string, string] {
    const found = /^([A-Z][^:.]{1,24}): (.*)$/su.exec(item);
    return found ? [found[1]!, found[2]!] : ["", item];
}

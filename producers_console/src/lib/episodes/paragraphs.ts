/** The sentences of an episode as paragraphs and quotations. */
import type { Sentence } from "$lib/api/types";

export interface Paragraph {
    /** Who speaks; empty for what the editor says. */
    speaker: string;
    seat: string;
    /** To whom, in words: `to Ama and Ben`; empty for everybody. */
    to: readonly string[];
    /** Words that nobody hears, as of a diary. */
    private: boolean;
    sentences: Sentence[];
}

/** What the same person says to the same people goes on in one paragraph; so does what the editor says. */
export function paragraphs(sentences: readonly Sentence[]): Paragraph[] {
    const made: Paragraph[] = [];
    for (const sentence of sentences) {
        const { speaker = "", seat = "", to = [], private: alone = false } = sentence;
        const last = made.at(-1);
        const goesOn =
            last?.speaker === speaker && last.private === alone && last.to.join("\n") === to.join("\n");
        if (goesOn) last.sentences.push(sentence);
        else made.push({ speaker, seat, to, private: alone, sentences: [sentence] });
    }
    return made;
}

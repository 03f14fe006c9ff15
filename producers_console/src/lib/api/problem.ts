import { fieldLabel } from "./field_labels";

/** What was wrong with one field of what was sent, and what would be right. */
export interface FieldError {
    field: string;
    wrong: string;
    right: string;
}

/** The server said no, or could not be reached (`status` 0). */
export class Problem extends Error {
    constructor(
        readonly status: number,
        readonly detail: string,
        readonly errors: readonly FieldError[] = [],
        /** The kind of problem, such as `urn:showrunner:order-mistake`; empty if nothing came. */
        readonly type = "",
    ) {
        super(detail);
    }

    /** What was wrong, in sentences for people: each names a field as the page does. */
    get words(): string {
        if (!this.errors.length) return withoutCode(this.detail);
        return this.errors.map(sentence).join(" ");
    }

    /** It is not there, or not for us: asking again changes nothing. */
    get isRefusal(): boolean {
        return [401, 403, 404].includes(this.status);
    }

    /** Our token is for a fork now, in which the season goes on. */
    get isElsewhere(): boolean {
        return this.type === "urn:showrunner:season-goes-on";
    }

    get isAway(): boolean {
        return this.status === 0 || this.status === 503;
    }
}

function sentence({ field, wrong, right }: FieldError): string {
    const said = [wrong, right].filter(Boolean).join("; ");
    return withoutCode(field ? `${fieldLabel(field)}: ${said}.` : `${said}.`);
}

/** Without the marks and addresses that are for programs. */
function withoutCode(text: string): string {
    const words = text.replaceAll(/ \((?:GET|PUT|POST|PATCH|DELETE) [^)]*\)/g, "");
    return words.replaceAll(/`([^`]*)`/g, "“$1”").replace(/^./, (first) => first.toUpperCase());
}

/** A problem out of whatever the server (RFC 9457) or the network said. */
export function problemOf(status: number, body: unknown): Problem {
    const said = (typeof body === "object" && body !== null ? body : {}) as Partial<{
        type: string;
        detail: string;
        title: string;
        errors: FieldError[];
    }>;
    const words = said.detail ?? said.title ?? `The server answered with status ${status}.`;
    return new Problem(status, words, Array.isArray(said.errors) ? said.errors : [], said.type);
}

/** What to say of anything that was thrown. */
export function wordsOf(thrown: unknown): string {
    if (thrown instanceof Problem) return thrown.words;
    return thrown instanceof Error ? thrown.message : String(thrown);
}

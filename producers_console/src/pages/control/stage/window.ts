/** The part of a long list that is on the page: it follows the reader, and stays small. */
export interface Window {
    from: number;
    to: number;
}

export const CHUNK = 40;
export const MOST = 200;
const AT_END = 80;

/** The end of a list of this length. */
export const atEnd = (length: number): Window => ({ from: Math.max(0, length - AT_END), to: length });

/** Further up; what is far below goes. */
export function up({ from, to }: Window): Window {
    const start = Math.max(0, from - CHUNK);
    return { from: start, to: Math.min(to, start + MOST) };
}

/** Further down; what is far above goes. */
export function down({ from, to }: Window, length: number): Window {
    const end = Math.min(length, to + CHUNK);
    return { from: Math.max(from, end - MOST), to: end };
}

/** Do this again and again while somebody looks at the page, until what this returns is called. */
export function every(milliseconds: number, work: () => void): () => void {
    const timer = setInterval(() => {
        if (!document.hidden) work();
    }, milliseconds);
    return () => clearInterval(timer);
}

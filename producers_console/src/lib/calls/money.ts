/** Dollars as people read them: a call costs parts of a cent, a season some dollars. */
export function dollars(amount: number): string {
    if (amount === 0) return "$0";
    if (amount < 0.01) return `$${amount.toPrecision(2)}`;
    return `$${amount.toFixed(2)}`;
}

/** `1.3 M`, `940 k`: tokens are many. */
export function many(number: number): string {
    if (number >= 1_000_000) return `${(number / 1_000_000).toFixed(1)} M`;
    return number >= 10_000 ? `${Math.round(number / 1000)} k` : String(number);
}

import { locale } from "$lib/language";

const dollarsWith = (digits: Intl.NumberFormatOptions): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, {
        style: "currency",
        currency: "USD",
        currencyDisplay: "narrowSymbol",
        ...digits,
    });
const ZERO = dollarsWith({ maximumFractionDigits: 0 });
const SMALL = dollarsWith({ maximumSignificantDigits: 2 });
const USUAL = dollarsWith({});
const ONE_DIGIT = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Dollars as people read them: a call costs parts of a cent, a season some dollars. */
export function dollars(amount: number): string {
    return (amount === 0 ? ZERO : amount < 0.01 ? SMALL : USUAL).format(amount);
}

/** A number with one digit after the point: seconds of a call. */
export function decimal(number: number): string {
    return ONE_DIGIT.format(number);
}

/** `1.3 M`, `940 k`: tokens are many. */
export function many(number: number): string {
    if (number >= 1_000_000) return `${decimal(number / 1_000_000)} M`;
    return number >= 10_000 ? `${Math.round(number / 1000)} k` : String(number);
}

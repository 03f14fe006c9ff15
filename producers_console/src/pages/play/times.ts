/** Times as whoever reads them has them on the wall. */
import { locale } from "$lib/language";

/** What is left, to the second when it is short: `0:42`, `12:05`, `3 h 20 min`, `2 d 4 h`. */
export function left(seconds: number): string {
    const whole = Math.max(0, Math.ceil(seconds));
    const minutes = Math.floor(whole / 60);
    const hours = Math.floor(minutes / 60);
    if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
    if (hours >= 1) return `${hours} h ${minutes % 60} min`;
    return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

/** A moment in the reader's own zone: the time, with the day unless that is today. */
export function until(moment: Date, now = new Date()): string {
    const today = moment.toDateString() === now.toDateString();
    return new Intl.DateTimeFormat(locale, {
        ...(today ? {} : { weekday: "short", day: "numeric", month: "short" }),
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
    }).format(moment);
}

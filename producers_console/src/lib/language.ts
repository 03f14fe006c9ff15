/** The page's language: chosen here and kept in a cookie, because the server sends the page in it. */

/** Each language that the console is built in, by its own name. */
const LANGUAGES: Record<string, string> = { en: "English", de: /* @wc-ignore */ "Deutsch" };
const YEAR = 365 * 24 * 60 * 60;

export const language = document.documentElement.lang || "en";
/** For numbers and dates: the reader's own region, where they read this language there. */
export const locale = navigator.languages.find((one) => one.startsWith(language)) ?? language;
export const languageName = LANGUAGES[language];

/** Load the page again in the next language. */
export function turnLanguage(): void {
    const codes = Object.keys(LANGUAGES);
    const next = codes[(codes.indexOf(language) + 1) % codes.length]!;
    document.cookie = `showrunner_language=${next}; path=/; max-age=${YEAR}; samesite=lax`;
    location.reload();
}

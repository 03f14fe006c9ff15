/** The console in one more language: a build of its own, with the texts of its catalogue in place of the English ones. */
import type { Plugin } from "vite";
import { wuchale } from "wuchale/vite";

const NO_TEXTS = "\0no-texts";

/** The plugins of the build for a language (`vite build --mode de`), which writes `index.de.html`. */
export function translated(language: string): Plugin[] {
    const ownTexts = `.${language}.compiled.js`;
    return [
        wuchale() as Plugin,
        {
            name: "only-this-language",
            enforce: "pre",
            resolveId: (id) => (id.endsWith(".compiled.js") && !id.endsWith(ownTexts) ? NO_TEXTS : null),
            load: (id) => (id === NO_TEXTS ? "export {}" : null),
        },
        {
            name: "texts-of-scripts", // wuchale expects them in functions alone
            transform: {
                order: "pre",
                handler: (code, id) =>
                    /\.ts$/.test(id)
                        ? code.replace(
                              /^const _w_catalogs_ = .*$/m,
                              "$&; const _w_runtime_ = _w_load_(_w_catalogs_);",
                          )
                        : null,
            },
        },
        {
            name: "page-of-this-language",
            enforce: "post",
            transformIndexHtml: (html) => html.replace('lang="en"', `lang="${language}"`),
            generateBundle(_, bundle) {
                const page = bundle["index.html"];
                if (page) page.fileName = `index.${language}.html`;
            },
        },
    ];
}

/** Which texts of the console are in its catalogue (src/locales/de.po), and how they are found. */
import { adapter as svelte } from "@wuchale/svelte";
import { defaultHeuristic, defineConfig, pofile } from "wuchale";
import { adapter as scripts } from "wuchale/adapter-vanilla";

/** Attributes that hold names for the browser, not texts. */
const NAMES =
    /^(accept|allow|class|d|for|form|id|rel|preserveAspectRatio|role|style|transform|type|viewBox|aria-(describedby|keyshortcuts|labelledby))$/;
/** Calls whose texts are compared or looked up, not shown. */
const LOOKED_UP =
    /(^|\.)(closest|endsWith|includes|matchMedia|on|querySelector(All)?|replace(All)?|split|startsWith|addEventListener|GET|POST|PUT|PATCH|DELETE)$/;
/** What no text has: markup, selectors, paths, fonts. */
const NOT_WORDS = /^[/.[<-]|="|:\/\/|&as=|system-ui|\dpx|^M\d|samesite=|samesite=|^#-#|^[a-z]+(, ?[a-z]+)+$/;

/** Types of fact, keys of the keyboard, headers of requests. */
const IDENTIFIER =
    /^(\p{Lu}\p{Ll}+){2,}$|^(Backspace|Enter|Escape|Content-Type|Idempotency-Key|X-CSRF-Token)$/u;

/** Whether to translate it: what reads like English, in markup, attributes and code. */
function isText(message) {
    const { scope, attribute, call } = message.details;
    const text = message.msgStr.join(" ");
    if (scope === "markup") return defaultHeuristic(message);
    if (NAMES.test(attribute ?? "") || LOOKED_UP.test(call ?? "") || NOT_WORDS.test(text)) return false;
    if (IDENTIFIER.test(text)) return false;
    if (/^\p{Lu}/u.test(text)) return defaultHeuristic(message);
    return /\p{L}{2}/u.test(text) && /\s/.test(text.trim()) ? "message" : false;
}

/** Each language is a build of its own, so that its texts are part of the scripts that show them. */
const BUNDLED = {
    loader: "custom",
    bundleLoad: true,
    granularLoad: true,
    heuristic: isText,
    // Once for each component; for scripts, language.ts adds it.
    runtime: { initReactive: ({ funcName }) => (funcName == null ? false : null), useReactive: false },
};

export default defineConfig({
    locales: ["en", "de"],
    ai: null,
    adapters: {
        // A folder each: in one, the catalogues of files that share a text would overwrite each other.
        components: svelte({
            ...BUNDLED,
            files: "src/**/*.svelte",
            storage: pofile({ dir: "src/locales/components" }),
        }),
        scripts: scripts({
            ...BUNDLED,
            storage: pofile({ dir: "src/locales/scripts" }),
            files: { include: "src/**/*.ts", ignore: ["**/*.d.ts", "**/*.test.ts", "src/test/**"] },
        }),
    },
});

/** Fail where the catalogue lacks a text of the console, holds one that is gone, or translates one wrongly. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

import PO from "pofile";

const PARTS = ["components", "scripts"];
const FILES = PARTS.map((part) => `src/locales/${part}/de.po`);
// The English catalogue of an earlier build hides what is new.
for (const part of PARTS) rmSync(`src/locales/${part}/en.po`, { force: true });
const items = FILES.flatMap((file) => PO.parse(readFileSync(file, "utf8")).items);
const untranslated = items.filter((item) => !item.obsolete && item.msgstr.some((text) => !text.trim()));
const gone = items.filter((item) => item.obsolete);

try {
    // What the code has and the catalogue lacks; placeholders that differ.
    execFileSync("wuchale", ["check", "--full"], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
} catch (problem) {
    fail(`${problem.stderr}\nrun \`npm run texts\`, then translate what is new in ${FILES.join(" and ")}`);
}
if (untranslated.length) fail(listed(untranslated, "have no translation"));
if (gone.length) fail(`${listed(gone, "are not in the console any more")}\nrun \`npm run texts\``);

function listed(some, what) {
    return [`these texts of the catalogue ${what}:`, ...some.map((item) => `  ${item.msgid}`)].join("\n");
}

function fail(why) {
    console.error(`error: ${why}`);
    process.exit(1);
}

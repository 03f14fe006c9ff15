"""Take the parts of Avataaars (as DiceBear has them) that castaways' faces are drawn from.

Run it after an update of `@dicebear/avataaars`, or of `OPTIONS` in
`showrunner/files/drawn_faces.py`; the tests compare with what DiceBear draws.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from showrunner.files.drawn_faces import GROUPS, OPTIONS, PARTS

CONSOLE = Path(__file__).parents[1] / "producers_console"
FIXED = {"eyes": "default", "nose": "default"}
"""Groups of which all faces have the same part."""

# A part is a function of colours: called with placeholders, it becomes a template.
SCRIPT = """
import * as groups from "./node_modules/@dicebear/avataaars/lib/components/index.js";
const [wanted, fixed] = %s;
const colored = ["skin", "hair", "facialHair", "accessories", "hat", "clothes"];
const colors = Object.fromEntries(colored.map((one) => [one, `{${one}Color}`]));
const inner = Object.fromEntries(Object.keys(groups).map((group) => [group, {
    value: () => group in fixed ? groups[group][fixed[group]]({}, colors) : `{${group}}`,
}]));
const faces = { base: groups.base.default(inner, colors), groups: {} };
for (const [group, names] of Object.entries(wanted)) {
    const part = (name) => [name, groups[group][name]({}, colors)];
    faces.groups[group] = Object.fromEntries(names.map(part));
}
process.stdout.write(JSON.stringify(faces));
"""


def main() -> None:
    """Write the parts."""
    wanted: dict[str, list[str]] = {}
    for field, group in GROUPS.items():
        wanted.setdefault(group, []).extend(filter(None, OPTIONS[field].values()))
    script = SCRIPT % json.dumps([wanted, FIXED])
    node = ["node", "--input-type=module", "-e", script]
    made = subprocess.run(node, cwd=CONSOLE, check=True, capture_output=True, text=True)
    PARTS.write_text(json.dumps(json.loads(made.stdout), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

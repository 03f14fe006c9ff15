"""Take the parts of the console's portraits (ToonHead) for those that Python draws.

Run it after an update of `@dicebear/toon-head`; the tests compare both drawings.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONSOLE = ROOT / "producers_console"
PARTS = ROOT / "showrunner" / "exports" / "documents" / "face_parts.json"

# A part is a function of colours: called with placeholders, it becomes a template.
SCRIPT = """
import * as style from "./node_modules/@dicebear/toon-head/lib/index.js";
import * as groups from "./node_modules/@dicebear/toon-head/lib/components/index.js";
const colors = { skin: "{skin}", hair: "{hair}", clothes: "{clothes}" };
const defaults = (name) => style.schema.properties[name]?.default;
const faces = { groups: {}, colors: {} };
for (const group of %s) {
    const names = defaults(group);
    faces.groups[group] = {
        likelihood: defaults(`${group}Probability`) ?? null,
        parts: names.map((name) => groups[group][name]({}, colors)),
    };
}
for (const color of Object.keys(colors)) faces.colors[color] = defaults(`${color}Color`);
process.stdout.write(JSON.stringify(faces));
"""
ORDER = ("rearHair", "body", "head", "clothes", "mouth", "beard", "eyes", "eyebrows", "hair")
"""The groups in the order in which DiceBear picks and draws them."""


def main() -> None:
    """Write the parts."""
    script = SCRIPT % json.dumps(ORDER)
    node = ["node", "--input-type=module", "-e", script]
    made = subprocess.run(node, cwd=CONSOLE, check=True, capture_output=True, text=True)
    PARTS.write_text(json.dumps(json.loads(made.stdout), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

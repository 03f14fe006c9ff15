"""Portraits drawn from a castaway's looks and age, as SVG.

The parts are those of Avataaars by Pablo Stanley (free for personal and commercial use), as
DiceBear has them; `tools/make_faces.py` writes them to `face_parts.json`. Avataaars knows no age:
lines of age and eyelashes are drawn here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

import msgspec

from showrunner.formats.looks import Looks
from showrunner.formats.settings import Castaway

CREDIT: Final = "Drawn faces: Avataaars by Pablo Stanley"
ADDRESS: Final = "/api/v1/faces"
"""Where the API draws faces (`api/faces.py`)."""
PARTS: Final = Path(__file__).parent / "face_parts.json"
NO_PART: Final = ""
OPTIONS: Final[dict[str, dict[str, str]]] = {
    "hair": {
        "bald": NO_PART,
        "balding": "sides",
        "cropped": "theCaesar",
        "side parting": "theCaesarAndSidePart",
        "short": "shortRound",
        "flat top": "shortFlat",
        "swept back": "shortWaved",
        "short curls": "shortCurly",
        "short twists": "dreads01",
        "spiky twists": "dreads02",
        "quiff": "frizzle",
        "shaggy": "shaggy",
        "mullet": "shaggyMullet",
        "bob": "bob",
        "bob with fringe": "miaWallace",
        "bun": "bun",
        "curls": "curly",
        "long waves": "curvy",
        "dreadlocks": "dreads",
        "afro": "fro",
        "afro with band": "froBand",
        "shoulder length": "longButNotTooLong",
        "shaved sides": "shavedSides",
        "long": "straight01",
        "long straight": "straight02",
        "long with fringe": "straightAndStrand",
    },
    "headwear": {
        "none": NO_PART,
        "headscarf": "hijab",
        "turban": "turban",
        "hat": "hat",
        "earflaps": "winterHat1",
        "knitted": "winterHat02",
        "beanie": "winterHat03",
    },
    "beard": {
        "none": NO_PART,
        "short": "beardLight",
        "full": "beardMedium",
        "long": "beardMajestic",
        "moustache": "moustacheMagnum",
        "handlebar": "moustacheFancy",
    },
    "glasses": {
        "none": NO_PART,
        "round": "round",
        "square": "prescription02",
        "thick": "prescription01",
        "sunglasses": "wayfarers",
        "eyepatch": "eyepatch",
    },
    "clothes": {
        "crew neck": "shirtCrewNeck",
        "scoop neck": "shirtScoopNeck",
        "v-neck": "shirtVNeck",
        "hoodie": "hoodie",
        "overall": "overall",
        "jacket": "blazerAndShirt",
        "waistcoat": "blazerAndSweater",
        "jumper": "collarAndSweater",
    },
    "expression": {"smiling": "smile", "calm": "twinkle", "serious": "serious"},
    "presentation": {
        "feminine": "default",
        "masculine": "defaultNatural",
        "androgynous": "defaultNatural",
    },
}
"""For each field of the looks, the name of the part (Avataaars') that each of its values takes."""
GROUPS: Final = {
    "hair": "top",
    "headwear": "top",
    "beard": "facialHair",
    "glasses": "accessories",
    "clothes": "clothing",
    "expression": "mouth",
    "presentation": "eyebrows",
}
"""The group of parts (Avataaars') that each of these fields picks from."""
SKIN: Final = {
    "pale": "#ffdbb4",
    "fair": "#f3c7a0",
    "olive": "#e0b084",
    "tan": "#d08b5b",
    "brown": "#ae6b3c",
    "dark": "#85512d",
    "deep": "#5c3a24",
}
HAIR: Final = {
    "black": "#26211f",
    "dark brown": "#4a312c",
    "brown": "#724133",
    "auburn": "#a55728",
    "red": "#c93305",
    "blond": "#d6b370",
    "grey": "#9a9590",
    "white": "#e8e1e1",
}
CLOTHES: Final = {
    "blue": "#5199e4",
    "navy": "#25557c",
    "green": "#4f8a4c",
    "teal": "#2f8f8b",
    "red": "#b9352f",
    "orange": "#dd7f33",
    "yellow": "#e6bd45",
    "pink": "#e58aa8",
    "purple": "#7d5ba6",
    "grey": "#7d8790",
    "white": "#e6e6e6",
}
GLASSES: Final = "#262e33"
_LASHES: Final = (
    '<path d="M98.5 108.5l-5.5-3.5M97.5 112l-6.5-1M165.5 108.5l5.5-3.5M166.5 112l6.5-1" '
    'stroke="#000" stroke-opacity=".6" stroke-width="2.5" stroke-linecap="round"/>'
)
_LINES_OF_AGE: Final = (
    (40, "M95 119q5 4 11 4M169 119q-5 4-11 4"),
    (52, "M116 129q-9 5-12 14M148 129q9 5 12 14"),
    (62, "M90 108l-6-3M90 114l-7 1M174 108l6-3M174 114l7 1"),
    (68, "M112 82q20-4 40 0M116 75q16-3 32 0"),
)
"""The age from which a face has these lines: below the eyes, by the mouth, beside the eyes …"""


def drawn(looks: Looks, age: int) -> str:
    """The face of somebody who looks so, as SVG."""
    parts = _parts()
    picked = dict.fromkeys(parts["groups"], "")
    for field, group in GROUPS.items():
        name = OPTIONS[field][getattr(looks, field)]
        if name:
            picked[group] = parts["groups"][group][name]
    picked["top"] = "".join(_own_lines(looks, age)) + picked["top"]
    body = parts["base"]
    for group, part in picked.items():
        body = body.replace(f"{{{group}}}", part)
    for name, color in _colors(looks).items():
        body = body.replace(f"{{{name}Color}}", color)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 280" fill="none">'
        f'<g transform="translate(8)">{body}</g></svg>'
    )


def drawn_portrait(person: Castaway) -> str | None:
    """The address at which the API draws this castaway's face; None if no looks are given."""
    if person.looks is None:
        return None
    return f"{ADDRESS}?{urlencode({**msgspec.to_builtins(person.looks), 'age': person.age})}"


def _own_lines(looks: Looks, age: int) -> list[str]:
    """Eyelashes, and the lines of age."""
    opacity = ".3" if looks.skin in ("dark", "deep") else ".17"
    lines = " ".join(path for since, path in _LINES_OF_AGE if age >= since)
    stroke = f'stroke="#000" stroke-opacity="{opacity}" stroke-width="2" stroke-linecap="round"'
    return [
        _LASHES if looks.presentation == "feminine" else "",
        f'<path transform="translate(1)" d="{lines}" {stroke}/>' if lines else "",
    ]


def _colors(looks: Looks) -> dict[str, str]:
    return {
        "skin": SKIN[looks.skin],
        "hair": HAIR[looks.hair_color],
        "facialHair": HAIR[looks.hair_color],
        "accessories": GLASSES,
        "hat": CLOTHES[looks.headwear_color],
        "clothes": CLOTHES[looks.clothes_color],
    }


@cache
def _parts() -> dict[str, Any]:
    return dict(msgspec.json.decode(PARTS.read_bytes()))

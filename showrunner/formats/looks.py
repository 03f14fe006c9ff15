"""What a castaway looks like, in words; portraits are drawn from it (`files/drawn_faces.py`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Presentation = Literal["feminine", "masculine", "androgynous"]
Skin = Literal["pale", "fair", "olive", "tan", "brown", "dark", "deep"]
Hair = Literal[
    "bald",
    "balding",
    "cropped",
    "side parting",
    "short",
    "flat top",
    "swept back",
    "short curls",
    "short twists",
    "spiky twists",
    "quiff",
    "shaggy",
    "mullet",
    "bob",
    "bob with fringe",
    "bun",
    "curls",
    "long waves",
    "dreadlocks",
    "afro",
    "afro with band",
    "shoulder length",
    "shaved sides",
    "long",
    "long straight",
    "long with fringe",
]
HairColor = Literal["black", "dark brown", "brown", "auburn", "red", "blond", "grey", "white"]
Beard = Literal["none", "short", "full", "long", "moustache", "handlebar"]
Glasses = Literal["none", "round", "square", "thick", "sunglasses", "eyepatch"]
Headwear = Literal["none", "headscarf", "turban", "hat", "earflaps", "knitted", "beanie"]
Clothes = Literal[
    "crew neck", "scoop neck", "v-neck", "hoodie", "overall", "jacket", "waistcoat", "jumper"
]
ClothesColor = Literal[
    "blue", "navy", "green", "teal", "red", "orange", "yellow", "pink", "purple", "grey", "white"
]
Expression = Literal["smiling", "calm", "serious"]


class Looks(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A castaway's looks; the lines of their age follow from `age`. Headwear covers the hair."""

    presentation: Presentation = "androgynous"
    skin: Skin
    hair: Hair
    hair_color: HairColor = "dark brown"
    beard: Beard = "none"
    glasses: Glasses = "none"
    headwear: Headwear = "none"
    headwear_color: ClothesColor = "grey"
    clothes: Clothes = "crew neck"
    clothes_color: ClothesColor = "blue"
    expression: Expression = "smiling"

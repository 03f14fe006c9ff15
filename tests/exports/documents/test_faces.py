"""A castaway's portrait: a picture, a face drawn from their looks, or an initial."""

from __future__ import annotations

import json
import re
import subprocess
from io import BytesIO
from pathlib import Path
from typing import get_args, get_type_hints
from xml.etree import ElementTree

import msgspec
import pytest
from PIL import Image

from showrunner.exports.documents.faces import face_of
from showrunner.files.cast_files import library
from showrunner.files.drawn_faces import CLOTHES, GLASSES, GROUPS, HAIR, OPTIONS, SKIN, drawn
from showrunner.formats.looks import Looks
from showrunner.formats.settings import Castaway
from tests.exports.documents.samples import picture

CONSOLE = Path(__file__).parents[3] / "producers_console"
WORDS = {field: get_args(kind) for field, kind in get_type_hints(Looks).items()}
PLAIN = Looks(skin="tan", hair="short")
EVERY_PART = [
    msgspec.convert({"skin": "deep", "hair": "bob", field: word}, Looks)
    for field in OPTIONS
    for word in WORDS[field]
]
SCRIPT = """
import { createAvatar } from "@dicebear/core";
import * as style from "@dicebear/avataaars";
const draw = (options) => createAvatar(style, { seed: "any", ...options }).toString();
process.stdout.write(JSON.stringify(JSON.parse(process.argv[1]).map(draw)));
"""


def dicebear(looks: Looks) -> dict[str, object]:
    """The same face as DiceBear's options."""
    colors = {
        "skin": SKIN[looks.skin],
        "hair": HAIR[looks.hair_color],
        "facialHair": HAIR[looks.hair_color],
        "accessories": GLASSES,
        "hat": CLOTHES[looks.headwear_color],
        "clothes": CLOTHES[looks.clothes_color],
    }
    parts = {"eyes": "default", "style": "default", "nose": "default"}
    for field, group in GROUPS.items():
        if part := OPTIONS[field][getattr(looks, field)]:
            parts[group] = part
    chances = {
        f"{group}Probability": 100 if group in parts else 0
        for group in ("top", "facialHair", "accessories")
    }
    picked = {group: [part] for group, part in parts.items()}
    return picked | {f"{name}Color": [value[1:]] for name, value in colors.items()} | chances


def body(svg: str) -> str:
    """What is drawn, without the frame around it."""
    found = re.search(r'<g transform="translate\(8\)">.*</g>', svg)
    assert found
    return found[0].removesuffix("</g>") if "viewboxMask" in svg else found[0]


def test_faces_are_put_together_as_dicebear_does() -> None:
    options = json.dumps([dicebear(looks) for looks in EVERY_PART])
    command = ["node", "--input-type=module", "-e", SCRIPT, options]
    made = subprocess.run(command, cwd=CONSOLE, check=True, capture_output=True, text=True)
    for looks, svg in zip(EVERY_PART, json.loads(made.stdout), strict=True):
        own_lines = re.compile(r"<path (?:d=\"M98.5 108.5|transform=\"translate\(1\)).*?/>")
        assert own_lines.sub("", body(drawn(looks, 30))) == body(svg), looks


def test_every_word_for_looks_has_its_part_or_colour() -> None:
    assert {field: tuple(parts) for field, parts in OPTIONS.items()} == {
        field: WORDS[field] for field in OPTIONS
    }
    colors = {
        "skin": SKIN,
        "hair_color": HAIR,
        "clothes_color": CLOTHES,
        "headwear_color": CLOTHES,
    }
    assert {field: tuple(values) for field, values in colors.items()} == {
        field: WORDS[field] for field in colors
    }
    assert OPTIONS.keys() | colors.keys() == WORDS.keys()


def test_age_shows_and_nothing_is_left_to_fill_in() -> None:
    young, middle, old = (drawn(PLAIN, age) for age in (25, 55, 80))
    assert len({young, middle, old}) == 3
    for svg in (young, old):
        ElementTree.fromstring(svg)
        assert "{" not in svg


def test_everybody_who_comes_with_showrunner_has_a_face_of_their_own() -> None:
    faces = {drawn(person.looks, person.age) for person in library() if person.looks}
    assert len(faces) == len(library()) == 30
    for person in library():
        assert person.looks
        bearded = person.looks.beard != "none"
        fits = {"she": "feminine", "he": "masculine"}
        assert person.looks.presentation == fits.get(person.pronouns, person.looks.presentation)
        assert not bearded or person.pronouns == "he", person.id
        if person.looks.hair_color in ("grey", "white"):
            assert person.age >= 50, person.id
        if person.age >= 64:
            assert person.looks.hair_color in ("grey", "white"), person.id


def test_without_looks_there_is_the_initial_of_the_name() -> None:
    face = face_of(Castaway(id="zoe", name="<oë"), None)
    assert face.ending == "svg"
    assert ElementTree.fromstring(face.content)[1].text == "<"


def test_an_uploaded_picture_is_made_small() -> None:
    face = face_of(library()[0], picture())
    assert (face.ending, face.media_type) == ("jpg", "image/jpeg")
    with Image.open(BytesIO(face.content)) as image:
        assert image.size == (256, 171)
        assert image.getpixel((9, 9)) == pytest.approx((227, 172, 137), abs=3), "on white"

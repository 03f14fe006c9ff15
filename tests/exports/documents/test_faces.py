"""Python draws the faces that the console draws."""

from __future__ import annotations

import json
import re
import subprocess
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from showrunner.exports.documents.faces import drawn, face_of
from tests.exports.documents.samples import picture

CONSOLE = Path(__file__).parents[3] / "producers_console"
SEEDS = [*(f"seat-{number}" for number in range(100)), "ama", "x" * 2000, "é😀", ""]
SCRIPT = """
import { createAvatar } from "@dicebear/core";
import * as style from "@dicebear/toon-head";
const draw = (seed) => createAvatar(style, { seed, beardProbability: 0 }).toString();
process.stdout.write(JSON.stringify(JSON.parse(process.argv[1]).map(draw)));
"""


def parts(svg: str) -> str:
    """What is drawn, without DiceBear's frame around it."""
    svg = re.sub(r"<metadata.*</metadata>| shape-rendering=\"auto\"", "", svg)
    svg = re.sub(
        r'<mask id="viewboxMask">.*?</mask><g mask="url\(#viewboxMask\)">(.*)</g>', r"\1", svg
    )
    return svg.replace('<g transform="translate(0 10)"></g>', "")


def test_faces_are_those_of_the_console() -> None:
    command = ["node", "--input-type=module", "-e", SCRIPT, json.dumps(SEEDS)]
    made = subprocess.run(command, cwd=CONSOLE, check=True, capture_output=True, text=True)
    for seed, svg in zip(SEEDS, json.loads(made.stdout), strict=True):
        assert drawn(seed) == parts(svg), seed


def test_an_uploaded_picture_is_made_small() -> None:
    face = face_of("ama", picture())
    assert (face.ending, face.media_type) == ("jpg", "image/jpeg")
    with Image.open(BytesIO(face.content)) as image:
        assert image.size == (256, 171)
        assert image.getpixel((9, 9)) == pytest.approx((227, 172, 137), abs=3), "on white"

"""Portraits: a castaway's picture, made small, or the face that the console draws for their seat.

The style of drawn faces is ToonHead by Johan Melin (CC BY 4.0), as DiceBear draws it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from PIL import Image

from showrunner.store.pictures import Picture

CREDIT: Final = "Drawn faces: ToonHead by Johan Melin, CC BY 4.0"
SIDE: Final = 256
"""Pixels of the longer side of a picture in a document."""
_PARTS: Final = Path(__file__).parent / "face_parts.json"


class Face(NamedTuple):
    """A portrait as a file: its ending, media type and bytes."""

    ending: str
    media_type: str
    content: bytes


def face_of(seat: str, picture: Picture | None) -> Face:
    """The portrait of a castaway: their picture, if they have one, else a drawn face."""
    if picture is None:
        return Face("svg", "image/svg+xml", drawn(seat).encode())
    with Image.open(BytesIO(picture.content)) as stored:
        stored.thumbnail((SIDE, SIDE))
        pixels = stored.convert("RGBA")
    page = Image.new("RGBA", pixels.size, "white")
    small = BytesIO()
    Image.alpha_composite(page, pixels).convert("RGB").save(small, "JPEG", quality=85)
    return Face("jpg", "image/jpeg", small.getvalue())


def drawn(seed: str) -> str:
    """The face that the console draws for this seat, as SVG."""
    groups, colors = _face_parts()["groups"], _face_parts()["colors"]
    chance = _numbers(seed)
    picked = {name: _pick(chance, group["parts"]) for name, group in groups.items()}
    # DiceBear asks in this order; the console draws no beards.
    shown = {
        name: _integer(chance, 1, 100) <= (0 if name == "beard" else groups[name]["likelihood"])
        for name in ("rearHair", "beard", "hair")
    }
    filled = {name: f"#{_pick(chance, values)}" for name, values in colors.items()}
    body = ""
    for name, part in picked.items():
        if shown.get(name, True):
            for color, value in filled.items():
                part = part.replace(f"{{{color}}}", value)  # noqa: PLW2901
            body += f'<g transform="translate(0 10)">{part}</g>' if name == "rearHair" else part
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 768" fill="none">{body}</svg>'


@cache
def _face_parts() -> dict[str, Any]:
    return dict(msgspec.json.decode(_PARTS.read_bytes()))


def _pick(chance: Iterator[int], values: list[str]) -> str:
    return values[_integer(chance, 0, len(values) - 1)]


def _integer(chance: Iterator[int], least: int, most: int) -> int:
    return int((next(chance) + 2**31) / (2**32 - 1) * (most + 1 - least) + least)


def _numbers(seed: str) -> Iterator[int]:
    """DiceBear's random numbers: 32 bits each, with a sign, as JavaScript computes them."""
    value = 0
    for unit in memoryview(seed.encode("utf-16-le")[:2048]).cast("H"):
        value = _shifted(_int32((value << 5) - value + unit))
    value = value or 1
    while True:
        value = _shifted(value)
        yield value


def _shifted(value: int) -> int:
    value = _int32(value ^ _int32(value << 13))
    value ^= value >> 17
    return _int32(value ^ _int32(value << 5))


def _int32(value: int) -> int:
    return (value + 2**31) % 2**32 - 2**31

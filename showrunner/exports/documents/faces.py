"""Portraits as files: a castaway's picture made small, their drawn face, or their initial."""

from __future__ import annotations

from html import escape
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from showrunner.files.drawn_faces import drawn
from showrunner.formats.settings import Castaway
from showrunner.store.pictures import Picture

SIDE: Final = 256
"""Pixels of the longer side of a picture in a document."""


class Face(NamedTuple):
    """A portrait as a file: its ending, media type and bytes."""

    ending: str
    media_type: str
    content: bytes


def face_of(person: Castaway, picture: Picture | None) -> Face:
    """A castaway's portrait: their picture, else the face drawn from their looks, else initials."""
    if picture is not None:
        return _small(picture)
    if person.looks is None:
        return initial_face(person.name)
    return _svg(drawn(person.looks, person.age))


def initial_face(name: str) -> Face:
    """A portrait of somebody whose looks are not known: the first letter of their name."""
    return _svg(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 280">'
        '<rect width="280" height="280" fill="#efe9df"/>'
        '<text x="140" y="185" font-size="130" font-family="sans-serif" font-weight="600" '
        f'fill="#544e46" text-anchor="middle">{escape(name[:1])}</text></svg>'
    )


def _small(picture: Picture) -> Face:
    with Image.open(BytesIO(picture.content)) as stored:
        stored.thumbnail((SIDE, SIDE))
        pixels = stored.convert("RGBA")
    page = Image.new("RGBA", pixels.size, "white")
    small = BytesIO()
    Image.alpha_composite(page, pixels).convert("RGB").save(small, "JPEG", quality=85)
    return Face("jpg", "image/jpeg", small.getvalue())


def _svg(drawing: str) -> Face:
    return Face("svg", "image/svg+xml", drawing.encode())

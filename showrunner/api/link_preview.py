"""What other sites show of a link to watch a season: title, description and picture.

They are the same at every moment of a season, so they tell nothing of how it goes. Sites fetch them
with programs that have no language: they are in that of the season, if there are catalogues for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from showrunner.files.translations import LANGUAGES, translation_into
from showrunner.formats.format import load_format
from showrunner.formats.settings import SeasonSettings

WIDTH: Final = 1200
HEIGHT: Final = 630
PAPER: Final = "#fbfaf7"
INK: Final = "#1f1c18"
QUIET: Final = "#6c655b"
COLOURS: Final = ("#0b67a5", "#b35309", "#97407f", "#2b7a2b", "#6d6a00", "#4b4fa8")
FONTS: Final = ("NotoSans-Bold.ttf", "DejaVuSans-Bold.ttf", "LiberationSans-Bold.ttf")
"""Fonts with many scripts, tried in turn; Pillow's own font has Latin letters only."""
MAX_LETTERS: Final = 26
MAX_FACES: Final = 10
_DISC: Final = 88


def game_of(settings: SeasonSettings) -> str:
    """The game's title."""
    return _in_its_language(load_format(settings.format).title, settings)


def description(settings: SeasonSettings) -> str:
    """Two sentences about the season."""
    game = load_format(settings.format).title
    about = f"{game}, with {len(settings.cast)} castaways. Watch it on Showrunner."
    return _in_its_language(about, settings)


def _in_its_language(text: str, settings: SeasonSettings) -> str:
    language = settings.parameters.get("language")
    codes = [code for code, name in LANGUAGES.items() if name == language]
    return translation_into(codes[0]).text(text) if codes else text


def tags(title: str, about: str, address: str, picture: str) -> str:
    """The tags of a page's head; `address` and `picture` are absolute."""
    properties = {
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": address,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    named = {"twitter:card": "summary_large_image", "description": about}
    return "".join(
        f'<meta {kind}="{name}" content="{escape(content)}" />\n'
        for kind, group in (("property", properties), ("name", named))
        for name, content in group.items()
    )


@lru_cache(maxsize=64)
def picture(title: str, game: str, cast: tuple[str, ...]) -> bytes:
    """A PNG with the title, the game and discs: initials, and how many more there are."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    lines = _lines(title)
    for number, line in enumerate(lines):
        draw.text((70, 90 + 92 * number), line, INK, _font(76))
    draw.text((72, 104 + 92 * len(lines)), game, QUIET, _font(36))
    for number, (word, colour) in enumerate(discs(cast)):
        left = 70 + number * (_DISC + 18)
        draw.ellipse((left, 470, left + _DISC, 470 + _DISC), fill=colour)
        middle = (left + _DISC // 2, 470 + _DISC // 2)
        draw.text(middle, word, PAPER, _font(44), anchor="mm")
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def discs(cast: Sequence[str]) -> list[tuple[str, str]]:
    """The word and colour of each disc: initials, and how many castaways have none."""
    shown = cast if len(cast) <= MAX_FACES else cast[: MAX_FACES - 1]
    words = [(name[:1], COLOURS[nth % len(COLOURS)]) for nth, name in enumerate(shown)]
    return words if len(shown) == len(cast) else [*words, (f"+{len(cast) - len(shown)}", QUIET)]


def _lines(title: str) -> list[str]:
    """A title on at most two lines."""
    lines = [""]
    for word in title.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= MAX_LETTERS or not lines[-1]:
            lines[-1] = longer[:MAX_LETTERS]
        elif len(lines) == 1:
            lines.append(word[:MAX_LETTERS])
        else:
            lines[-1] = f"{lines[-1][: MAX_LETTERS - 2]} …"
            break
    return lines


@lru_cache(maxsize=8)
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)

"""Patterns of sentences: words with choices and places in them, and every wording they come to.

`{a|b}` is one of two, and either may hold more; `$about` is a place (see `places.py`);
`<has/have>` agrees with the reason's `who` (a third form is for "I"), `<o:has/have>` with its
`other`, `#vote/votes` with its number. A pattern begins in lower case, since something may come
to stand before it.
"""

from __future__ import annotations

import re
from functools import cached_property
from itertools import chain
from typing import NamedTuple
from zlib import crc32

from showrunner.formats.manner import MANNER
from showrunner.formats.wordings import Share

_TAGS = re.compile(rf"((?:{'|'.join(chain(*MANNER.values()))}| )+): ")
_CHOICE = re.compile(r"\{([^{}]*)\}")
_PLACE = re.compile(r"((?<=[.?!] ))?\$(\w+)")
_FORM = re.compile(r"<(o:)?([^<>]+)>|#([\w']+/[\w']+)")
TELLING = frozenset(("r", "who", "whom", "whos"))
"""A pattern with one of these places is one that tells the reason."""


class Pattern:
    """A sentence as written, and the places without which it cannot be said.

    One that is `telling` tells the reason itself; one that `asks` may come to be a question.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.needs = frozenset(name for _, name in _PLACE.findall(source))
        self.telling = not self.needs.isdisjoint(TELLING)
        self.asks = "?" in source
        self._first = crc32(source.encode())

    @cached_property
    def wordings(self) -> tuple[str, ...]:
        """Every way to say it, for `%` to fill with places (see `places.Places`).

        Raises ValueError where a brace stands alone.
        """
        return tuple(map(_template, dict.fromkeys(_ways(self.source))))

    def dealt(self, share: Share) -> tuple[str, ...]:
        """The wordings of a castaway's share: they are dealt out in turn, to one here first."""
        own, of = share
        return self.wordings[(own - self._first) % of :: of]


class Line(NamedTuple):
    """A pattern, and the words of a manner that it is for: all of them, or anybody's."""

    manner: frozenset[str]
    pattern: Pattern


def _ways(source: str) -> list[str]:
    """Every way to make the choices, the innermost first."""
    choice = _CHOICE.search(source)
    if choice is None:
        if not {"{", "|", "}"}.isdisjoint(source):
            raise ValueError(f"a brace or bar stands alone in {source!r}: give each its other")
        return [source]
    before, after = source[: choice.start()], source[choice.end() :]
    return [way for one in choice[1].split("|") for way in _ways(before + one + after)]


def _template(way: str) -> str:
    """A way to say it with its places marked as `%` has them: `^` for a capital, then who agrees.

    A place has a capital where a sentence has just ended.
    """

    def place(found: re.Match[str]) -> str:
        return f"%({'^' if found[1] is not None else ''}{found[2]})s"

    def form(found: re.Match[str]) -> str:
        by = "#" if found[3] else ">" if found[1] else "<"
        return f"%({by}{found[2] or found[3]})s"

    return _PLACE.sub(place, _FORM.sub(form, way.replace("%", "%%")))


def pools(source: str) -> dict[str, tuple[Line, ...]]:
    """Patterns a line each, under headings `== name`; `dry short: …` is for such a manner only."""
    found: dict[str, list[Line]] = {}
    for line in filter(None, map(str.strip, source.splitlines())):
        if line.startswith("== "):
            pool = found.setdefault(line[3:], [])
            continue
        tags = _TAGS.match(line)
        manner = frozenset(tags[1].split()) if tags else frozenset()
        pool.append(Line(manner, Pattern(line[tags.end() :] if tags else line)))
    return {name: tuple(lines) for name, lines in found.items()}

"""Patterns of sentences: words with choices and places in them, parsed once.

`{a|b}` is one of two, and either may hold more; `$about` is a place (see `places.py`);
`<has/have>` agrees with the reason's `who` (a third form is for "I"), `<o:has/have>` with its
`other`, `#vote/votes` with its number. A pattern begins in lower case, since something may come
to stand before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from showrunner.formats.manner import MANNER
from showrunner.kernel import Dice

Places = Mapping[str, str]
"""The words for every place, and under `<` and `#` the digit of the form that agrees."""

_TAGS = re.compile(rf"((?:{'|'.join(chain(*MANNER.values()))}| )+): ")
_TOKENS = re.compile(r"[{|}]|\$\w+|<[^<>]+>|#[\w']+/[\w']+|[^{|}$<#]+")


class Place(NamedTuple):
    """Where a word comes in, with a capital letter where it begins a sentence."""

    name: str
    begins: bool


class Form(NamedTuple):
    """A word in the form that agrees with somebody, or with a number."""

    by: str
    forms: tuple[str, ...]


class Choice(NamedTuple):
    """One of several."""

    options: tuple[Pattern, ...]


class Pattern(NamedTuple):
    """A sentence with choices and places, and the places without which it cannot be said."""

    parts: tuple[str | Place | Form | Choice, ...]
    needs: frozenset[str]

    def say(self, places: Places, dice: Dice) -> str:
        """The words, choices made and places filled."""
        parts = self.parts
        if len(parts) == 1 and type(parts[0]) is str:
            return parts[0]
        out: list[str] = []
        _spell(parts, places, dice, out)
        return "".join(out)


class Line(NamedTuple):
    """A pattern, and the words of a manner that it is for: all of them, or anybody's."""

    manner: frozenset[str]
    pattern: Pattern


def _spell(
    parts: Sequence[str | Place | Form | Choice], places: Places, dice: Dice, out: list[str]
) -> None:
    for part in parts:
        if type(part) is str:
            out.append(part)
        elif type(part) is Place:
            word = places[part.name]
            out.append(word[0].upper() + word[1:] if part.begins else word)
        elif type(part) is Choice:
            _spell(dice.pick(part.options).parts, places, dice, out)
        elif type(part) is Form:
            out.append(part.forms[int(places[part.by])])


def parse(source: str) -> Pattern:
    """A pattern as written. Raises ValueError where a brace stands alone."""
    tokens = iter(_TOKENS.findall(source))
    pattern, end = _sequence(tokens)
    if end:
        raise ValueError(f"{end!r} closes nothing in {source!r}: give each brace its other")
    return pattern


def _sequence(tokens: Iterator[str], begins: bool = False) -> tuple[Pattern, str]:
    """A pattern up to the next `|` or `}` of this depth, and which of them it was.

    It `begins` where a sentence has just ended.
    """
    parts: list[str | Place | Form | Choice] = []
    needs: set[str] = set()
    for token in tokens:
        if token in ("|", "}"):
            return Pattern(tuple(parts), frozenset(needs)), token
        if token == "{":
            options: list[Pattern] = []
            end = "|"
            while end == "|":
                option, end = _sequence(tokens, begins)
                options.append(option)
                needs |= option.needs
            if not end:
                raise ValueError("a brace is never closed: give each brace its other")
            parts.append(Choice(tuple(options)))
        elif token[0] == "$":
            parts.append(Place(token[1:], begins))
            needs.add(token[1:])
        elif token[0] in "<#":
            by = ">" if token.startswith("<o:") else token[0]
            forms = token.removeprefix("<o:").strip("<>#").split("/")
            spare = forms[-1:] if by != "#" and len(forms) == 2 else []
            parts.append(Form(by, (*forms, *spare)))
        else:
            parts.append(token)
        begins = token[-2:] in (". ", "? ", "! ")
    return Pattern(tuple(parts), frozenset(needs)), ""


def pools(source: str) -> dict[str, tuple[Line, ...]]:
    """Patterns a line each, under headings `== name`; `dry short: …` is for such a manner only."""
    found: dict[str, list[Line]] = {}
    for line in filter(None, map(str.strip, source.splitlines())):
        if line.startswith("== "):
            pool = found.setdefault(line[3:], [])
            continue
        tags = _TAGS.match(line)
        manner = frozenset(tags[1].split()) if tags else frozenset()
        pool.append(Line(manner, parse(line[tags.end() :] if tags else line)))
    return {name: tuple(lines) for name, lines in found.items()}

"""Who is there and what was said last, as far as a prompt's words tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from showrunner.house_model.asking import FENCE, Asked, Schema

NEAR = 2500
"""So many characters at a prompt's end are read closely."""
LONGEST_NAME = 40

NAME = r"[A-ZÀ-ÖØ-Þ][^\W\d_]+(?:[’'-][^\W\d_]*)*"
_QUOTES = "“”\"'‘’*_>- "
_BESIDE = re.compile(r"\(`?([^\W\d_][\w’'-]*)`?\)")
_WITH = re.compile(rf"\b[Ww]ith ((?:{NAME})(?:(?:, | and |, and )(?:{NAME}))*)")
_SPOKEN = re.compile(
    rf"^[\s>*_-]*({NAME})[*_]*(?: says| said| asks| asked)?:[*_]* ?(.+)$", re.MULTILINE
)
_QUOTED = re.compile(r"[“\"]([^“”\"\n]{3,})[”\"]")
_ME = re.compile(rf"\b[Yy]ou are ({NAME})")
_NO_NAMES = frozenset(("You", "I", "The", "Round", "Day", "Team", "Camp", "Note", "Give", "None"))


class Scene(NamedTuple):
    """What a speaker goes by: names, the last line said, and how many were said before.

    `about` is the question's words; it is in lower case.
    """

    me: str | None
    partners: tuple[str, ...]
    others: tuple[str, ...]
    said: str
    lines: int
    about: str


def read_scene(asked: Asked) -> Scene:
    """The scene that a prompt puts its reader in."""
    last = asked.last
    if asked.rung in ("text", "json_object"):
        last = last[: last.rfind(FENCE)] if FENCE in last else last
    near = last[-NEAR:]
    wide = f"{asked.head}\n{last}"
    known = _known(wide)
    found = _ME.search(wide)
    me = found[1] if found else None
    partners = _partners(near, me)
    spoken = [(who, said) for who, said in _SPOKEN.findall(near) if _speaks(who, said, known)]
    quoted = _QUOTED.findall(near)
    names = [*_chosen(asked.schema, known, wide), *known.values(), *(who for who, _ in spoken)]
    apart = {me, *partners, *_NO_NAMES}
    return Scene(
        me=me,
        partners=partners,
        others=tuple(dict.fromkeys(name for name in names if name not in apart)),
        said=spoken[-1][1].strip(_QUOTES) if spoken else (quoted[-1] if quoted else ""),
        lines=len(spoken),
        about=near[-600:].lower(),
    )


def _known(text: str) -> dict[str, str]:
    """Names by ids, where both stand beside each other: `ada (Ada)`, `Ada (ada)`."""
    pairs = {}
    for found in _BESIDE.finditer(text):
        one = found[1]
        before = text[max(0, found.start() - LONGEST_NAME) : found.start()].split()
        other = before[-1].strip("*`_-") if before else ""
        if one[0].isupper() and other[:1].islower():
            pairs[other] = one
        elif one[0].islower() and re.fullmatch(NAME, other):
            pairs[one] = other
    return pairs


def _partners(near: str, me: str | None) -> tuple[str, ...]:
    found = _WITH.findall(near)
    names = re.findall(NAME, found[-1]) if found else []
    return tuple(name for name in names if name != me and name not in _NO_NAMES)


def _speaks(who: str, said: str, known: Mapping[str, str]) -> bool:
    """Whether `Somebody: …` is a line of somebody's, and no heading."""
    return who in known.values() or said[:1] in "“\"'‘" or who == "You"


def _chosen(schema: Schema | None, known: Mapping[str, str], text: str) -> Iterator[str]:
    """Names of those whom the answer may choose."""
    for option in _options(schema or {}):
        if option in known:
            yield known[option]
        elif option.isalpha() and option.capitalize() in text and option not in ("none", "take"):
            yield option.capitalize()


def _options(schema: Schema) -> Iterator[str]:
    """All options in a schema, however deep."""
    inner: list[Any] = [*(schema.get("properties") or {}).values(), *schema.get("anyOf", ())]
    yield from (str(option) for option in schema.get("enum", ()) if option is not None)
    for one in [*inner, schema.get("items")]:
        if isinstance(one, Mapping):
            yield from _options(one)

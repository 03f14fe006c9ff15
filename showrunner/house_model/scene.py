"""Who is there and what was said last, as far as a prompt's words tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from showrunner.house_model.asking import FENCE, Asked, Schema

NEAR = 3000
"""So many characters at a prompt's end are read closely."""
LONGEST_QUESTION = 1200
LONGEST_NAME = 40

NAME = r"[A-ZÀ-ÖØ-Þ][^\W\d_]+(?:[’'-][^\W\d_]*)*"
_QUOTES = "“”\"'‘’*_>- "
_BESIDE = re.compile(r"\((`?)([^\W\d_][\w’'-]*)`?\)")
_NAMES = re.compile(NAME)
_SEVERAL = rf"((?:{NAME})(?:(?:, | and |, and )(?:{NAME}))*)"
_WITH = re.compile(rf"\b[Ww]ith {_SEVERAL}")
_HERE = re.compile(rf"\b(?:[Ww]ith|beside you:) {_SEVERAL}")
_SPOKEN = re.compile(
    rf"^[ >*_-]*({NAME})[*_]*(?: says| said| asks| asked)?:[*_]* ?(.+)$", re.MULTILINE
)
_QUOTED = re.compile(r"[“\"]([^“”\"\n]{3,})[”\"]")
_ME = re.compile(rf"\b[Yy]ou are ({NAME})")
_OUT = re.compile(r"\bOut so far[^:\n]*: ([^.\n]+)")
_IMAGES = re.compile(r"\bcompare things to\b[^:\n]*: (.+)")
_SAYINGS = re.compile(r"\bheard to say\b[^:\n]*: (.+)")
_LANGUAGE = re.compile(r"\bin (English|French)\b")
_MEANT = re.compile(r"\bWhat you mean to say: “([^”]+)”")
_DOES = re.compile(r"\bWhat it does: ([^.\n]+)")
_NO_NAMES = frozenset(("You", "I", "The", "Round", "Day", "Team", "Camp", "Note", "Give", "None"))


class Scene(NamedTuple):
    """What a speaker goes by.

    `said` is the last line that somebody said, `lines` how many there were; `about` is what is
    asked, in lower case; `images` are what this person likes to compare things to, `sayings` what
    they say now and then; `near` is all that was read closely, `language` the one to speak in.
    `meant` is what somebody else decided to have said, and `does` what that does in the game.
    """

    me: str | None
    partners: tuple[str, ...]
    others: tuple[str, ...]
    names: Mapping[str, str]
    said: str
    lines: int
    about: str
    images: tuple[str, ...]
    sayings: tuple[str, ...]
    near: str
    language: str
    meant: str
    does: tuple[str, ...]


class Persona(NamedTuple):
    """What a prompt's beginning tells, which is the same for all of one player's prompts."""

    me: str | None
    known: Mapping[str, str]
    images: tuple[str, ...]
    sayings: tuple[str, ...]
    language: str


@lru_cache(maxsize=1024)
def read_persona(head: str) -> Persona:
    """Who one is, and who else is there."""
    language = _LANGUAGE.search(head)
    return Persona(
        _me(head),
        _known(head),
        _listed(_IMAGES, head),
        _listed(_SAYINGS, head),
        language[1] if language else "English",
    )


def _me(text: str) -> str | None:
    found = _ME.search(text)
    return found and found[1]


def read_scene(asked: Asked) -> Scene:
    """The scene that a prompt puts its reader in."""
    last = asked.last
    if asked.rung in ("text", "json_object") and FENCE in last:
        last = last[: last.rfind(FENCE)]
    near = last[-NEAR:]
    before, _, question = near.rpartition("\n#")
    talk = _talk(near)
    persona = read_persona(asked.head)
    known = {**persona.known, **_known(last)}
    me = persona.me or _me(last)
    company = [_NAMES.findall(names) for names in _HERE.findall(near)]
    partners = _partners(talk or question)
    spoken = [
        (who, said)
        for who, said in _SPOKEN.findall(talk or near)
        if who in known.values() or who == "You" or said[:1] in _QUOTES
    ]
    quoted = _QUOTED.findall(near if not before else question)
    out = {name for names in _OUT.findall(near) for name in _NAMES.findall(names)}
    apart = {me, *partners, *out, *_NO_NAMES}
    here = [*_chosen(asked.schema, known, near), *(name for names in company for name in names)]
    if len(set(here) - apart) < 2:
        here += [*known.values(), *(who for who, _ in spoken)]
    return Scene(
        me=me,
        partners=partners,
        others=tuple(dict.fromkeys(name for name in here if name not in apart)),
        names=known,
        said=spoken[-1][1].strip(_QUOTES) if spoken else (quoted[-1] if quoted else ""),
        lines=len(spoken),
        about=question[:LONGEST_QUESTION].lower(),
        images=persona.images,
        sayings=persona.sayings,
        near=near,
        language=persona.language,
        meant=_first(_MEANT, question),
        does=tuple(filter(None, _first(_DOES, question).split("; "))),
    )


def _first(what: re.Pattern[str], text: str) -> str:
    """The first place of its kind; "" where there is none."""
    found = what.search(text)
    return found[1] if found else ""


def _listed(where: re.Pattern[str], text: str) -> tuple[str, ...]:
    """What stands there, each between quotes."""
    found = where.search(text)
    return tuple(_QUOTED.findall(found[1])) if found else ()


def _talk(near: str) -> str:
    """The talk that goes on: from where it says with whom, to the next heading."""
    at = near.rfind("talking with ")
    return near[at:].partition("\n#")[0] if at >= 0 else ""


def _known(text: str) -> dict[str, str]:
    """Names by ids, where both stand beside each other: `ada (Ada)`, `Ada (ada)`."""
    pairs = {}
    for found in _BESIDE.finditer(text):
        marked, one = found.groups()
        before = text[max(0, found.start() - LONGEST_NAME) : found.start()].split()
        other = before[-1].strip("*`_-") if before else ""
        if one[0].isupper() and other[:1].islower():
            name, seat = one, other
        elif one[0].islower() and _NAMES.fullmatch(other):
            name, seat = other, one
        else:
            continue
        if marked or seat[:3] == name[:3].lower() or not seat.isalpha():
            pairs[seat] = name
    return pairs


def _partners(text: str) -> tuple[str, ...]:
    found = _WITH.findall(text)
    names = _NAMES.findall(found[-1]) if found else []
    return tuple(name for name in names if name not in _NO_NAMES)


def _chosen(schema: Schema | None, known: Mapping[str, str], near: str) -> Iterator[str]:
    """Names of those whom the answer may choose."""
    for option in _options(schema or {}):
        if option in known:
            yield known[option]
        elif not known and option.isalpha() and option.capitalize() in near:
            yield option.capitalize()


def _options(schema: Schema) -> Iterator[str]:
    """All options in a schema, however deep."""
    inner: list[Any] = [*(schema.get("properties") or {}).values(), *schema.get("anyOf", ())]
    yield from (str(option) for option in schema.get("enum", ()) if option is not None)
    for one in [*inner, schema.get("items")]:
        if isinstance(one, Mapping):
            yield from _options(one)

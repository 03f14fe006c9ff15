"""The limits that every castaway must keep to, whether imported, written by hand or built in.

The built-in cast must also pass stricter tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args
from unicodedata import normalize

import msgspec

from showrunner.errors import CastawayMistake, Problem
from showrunner.formats.lines import line_problem, writing_problem
from showrunner.formats.settings import SEAT, Castaway, Pronouns

ARCHETYPES = ("loyalist", "schemer", "floater", "challenge_beast", "peacemaker", "wild_card")
YOUNGEST, OLDEST = 18, 120
LINE_LIMITS: Final = {"name": 40, "full_name": 80, "home": 120, "work": 120, "goal": 120}
"""The maximum number of characters of each one-line text."""
TEXT_LIMITS: Final = {
    "biography": 8000,
    "temperament": 4000,
    "voice": 4000,
    "wants": 1000,
}
"""The maximum number of characters of each text that may have several lines."""
ITEM_LIMITS: Final = {"phrases": 300, "images": 120}
"""For each list of lines, the maximum number of characters of one line."""
MAX_LIST_ITEMS = 40
PRONOUNS: tuple[str, ...] = get_args(Pronouns)
_NOT_IN_IDS = re.compile(r"[^a-z0-9]+")
_MAX_ID_CHARACTERS = 40


def verify_castaway(person: Castaway) -> None:
    """Raise CastawayMistake with everything that is wrong with a castaway."""
    problems = list(problems_of(person))
    if problems:
        raise CastawayMistake(person.name[: LINE_LIMITS["name"]], problems)


def problems_of(person: Castaway) -> Iterator[Problem]:
    """Everything that is wrong with a castaway; the field `phrases.2` is the third phrase."""
    if not SEAT.fullmatch(person.id):
        right = "give at most 63 small letters, digits, - and _, a letter first"
        yield Problem("id", f"{_shown(person.id)} cannot be an id", right)
    if not any(map(str.isalnum, person.name)):
        yield Problem("name", "it is missing", "give the name that everybody uses")
    if not YOUNGEST <= person.age <= OLDEST:
        yield Problem("age", f"it is {person.age}", f"give {YOUNGEST} to {OLDEST}")
    for key, limit in (LINE_LIMITS | TEXT_LIMITS).items():
        yield from _text_problems(key, getattr(person, key), limit, several=key in TEXT_LIMITS)
    for key, limit in ITEM_LIMITS.items():
        yield from _list_problems(key, getattr(person, key), limit)
    if person.archetype and person.archetype not in ARCHETYPES:
        right = f"give one of {', '.join(ARCHETYPES)}"
        yield Problem("archetype", f"it is {_shown(person.archetype)}", right)
    if person.pronouns not in PRONOUNS:
        wrong = f"it is {_shown(person.pronouns)}"
        yield Problem("pronouns", wrong, f"give one of {', '.join(PRONOUNS)}")


def plain(name: str) -> str:
    """A name in lower case and without accents, as it is used in ids."""
    return normalize("NFKD", name).encode("ascii", "ignore").decode().lower()


def id_of(name: str) -> str:
    """An id made from this name; it begins with `castaway` if the name has no usable letters."""
    letters = _NOT_IN_IDS.sub("-", plain(name)).strip("-")[:_MAX_ID_CHARACTERS].strip("-")
    return letters if letters[:1].isalpha() else f"castaway-{letters}".strip("-")


def _list_problems(key: str, lines: tuple[str, ...], limit: int) -> Iterator[Problem]:
    if len(lines) > MAX_LIST_ITEMS:
        yield Problem(key, f"it holds {len(lines)} lines", f"give at most {MAX_LIST_ITEMS}")
        return
    for place, line in enumerate(lines):
        field = f"{key}.{place}"
        yield from _text_problems(field, line, limit)
        if not line.strip():
            yield Problem(field, "the line is empty", "remove it")
        elif line in lines[:place]:
            yield Problem(field, f"{_shown(line)} is in the list twice", "give it once")


def _text_problems(
    field: str, text: str, limit: int, *, several: bool = False
) -> Iterator[Problem]:
    if len(text) > limit:
        yield Problem(field, f"it has {len(text)} characters", f"give at most {limit}")
    elif (problem := writing_problem(text) if several else line_problem(text)) is not None:
        yield Problem(field, *problem)


def _shown(text: str) -> str:
    return repr(text) if len(text) <= 40 else f"{text[:40]!r}…"


def castaway_of(data: Any) -> Castaway:
    """Read a castaway from plain data. Raises CastawayMistake."""
    try:
        person = msgspec.convert(data, Castaway)
    except msgspec.ValidationError as problem:
        raise CastawayMistake("", [_of_msgspec(problem)]) from None
    verify_castaway(person)
    return person


def _of_msgspec(problem: msgspec.ValidationError) -> Problem:
    wrong, _, place = str(problem).partition(" - at `$.")
    field = place.rstrip("`").replace("[", ".").replace("]", "")
    return Problem(field, f"{wrong[:1].lower()}{wrong[1:]}", "give a value of that type")

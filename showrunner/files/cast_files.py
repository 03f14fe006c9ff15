"""Castaways out of the files in `cast/`. What each key means stands in `cast/README.md`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import contains
from pathlib import Path
from unicodedata import normalize

import msgspec

from showrunner.files.places import CAST
from showrunner.files.toml_file import Table, TomlFile
from showrunner.formats.manner import MANNER
from showrunner.formats.settings import Castaway

ARCHETYPES = ("loyalist", "schemer", "floater", "challenge_beast", "peacemaker", "wild_card")
KEYS = tuple(name for name in Castaway.__struct_fields__ if name != "id")
OPTIONAL = ("manner", "turns")
LISTS = ("phrases", "images", *OPTIONAL)
LONGEST_NAME = 12
FEWEST_LINES, MOST_LINES = 6, 8
SAME_BEGINNING = 3
"""Two names of the cast differ in their first so many letters."""


def load_castaway(path: Path) -> Castaway:
    """One castaway. Raises FileMistake for anything in the file that is missing or wrong."""
    return _castaway(TomlFile(path))


def load_cast(folder: Path = CAST) -> tuple[Castaway, ...]:
    """Everybody in the folder, in the order of their ids. Raises FileMistake."""
    files = [TomlFile(path) for path in sorted(folder.glob("*.toml"))]
    people = tuple(map(_castaway, files))
    _refuse_shared(zip(files, people, strict=True))
    return people


@cache
def library() -> tuple[Castaway, ...]:
    """The cast that comes with Showrunner, read once."""
    return load_cast()


def plain(name: str) -> str:
    """A name in lower case without accents, as ids are made of."""
    return normalize("NFKD", name).encode("ascii", "ignore").decode().lower()


def _castaway(file: TomlFile) -> Castaway:
    table = file.root
    table.only(KEYS)
    table.need([key for key in KEYS if key not in OPTIONAL])
    words = {key: table.text(key) for key in KEYS if key not in ("age", *LISTS)}
    age = table.number("age", 18, 80)
    phrases, images = _lines(table, "phrases"), _lines(table, "images")
    person = Castaway(
        id=file.path.stem,
        age=age,
        phrases=phrases,
        images=images,
        manner=_manner(table),
        turns=_turns(table),
        **words,
    )
    _verify_names(table, person)
    for key in ("work", "images"):
        for place, line in enumerate([person.work] if key == "work" else images):
            if not line[0].islower():
                way = (key,) if key == "work" else (key, place)
                right = "begin in lower case: it stands within a sentence"
                raise table.mistake(f"{key}: {line!r} begins otherwise", right, *way)
    for place, line in enumerate(images):
        if line.endswith("."):
            wrong = f"images: {line!r} ends with a full stop"
            raise table.mistake(wrong, "leave it away", "images", place)
    if person.archetype not in ARCHETYPES:
        right = f"give one of {', '.join(ARCHETYPES)}"
        raise table.mistake(f"archetype is {person.archetype!r}", right, "archetype")
    return person


def _lines(table: Table, key: str) -> tuple[str, ...]:
    lines = table.texts(key)
    if not FEWEST_LINES <= len(lines) <= MOST_LINES:
        right = f"give {FEWEST_LINES} to {MOST_LINES}"
        raise table.mistake(f"{key} holds {len(lines)} lines", right, key)
    for place, line in enumerate(lines):
        if line in lines[:place]:
            raise table.mistake(f"{key}: {line!r} stands here twice", "say it once", key, place)
    return lines


def _manner(table: Table) -> tuple[str, ...]:
    """One word out of each group, in the order of the groups; or none at all."""
    if "manner" not in table:
        return ()
    words = table.texts("manner")
    fitting = len(words) == len(MANNER)
    if not (fitting and all(map(contains, MANNER.values(), words))):
        groups = ", ".join("|".join(group) for group in MANNER.values())
        raise table.mistake(f"manner is {', '.join(words)}", f"give one each of {groups}", "manner")
    return words


def _turns(table: Table) -> tuple[str, ...]:
    """Turns of speech; in each `…` stands once for the sentence."""
    turns = table.texts("turns") if "turns" in table else ()
    for place, turn in enumerate(turns):
        if turn.count("…") != 1:
            right = "write … once, where the sentence stands"
            raise table.mistake(f"turns: {turn!r} has no place", right, "turns", place)
    return turns


def _verify_names(table: Table, person: Castaway) -> None:
    if len(person.name.split()) != 1 or len(person.name) > LONGEST_NAME:
        right = f"give one word of at most {LONGEST_NAME} characters"
        raise table.mistake(f"name is {person.name!r}", right, "name")
    if plain(person.name) != person.id:
        right = f"call the file {plain(person.name)}.toml, or the castaway by the file's name"
        raise table.mistake(f"name is {person.name!r} in the file of {person.id!r}", right, "name")
    if person.full_name.split()[0] != person.name or len(person.full_name.split()) < 2:
        wrong = f"full_name is {person.full_name!r}"
        raise table.mistake(wrong, f"begin with {person.name}, then the family name", "full_name")


def _refuse_shared(people: Iterable[tuple[TomlFile, Castaway]]) -> None:
    """Refuse names that begin alike, and lines that two castaways say."""
    beginnings: dict[str, str] = {}
    lines: dict[str, str] = {}
    for file, person in people:
        other = beginnings.setdefault(person.id[:SAME_BEGINNING], person.id)
        if other != person.id:
            wrong = f"name is {person.name!r}, and there is a castaway {other!r}"
            right = f"let the first {SAME_BEGINNING} letters differ, so that readers can, too"
            raise file.mistake(("name",), wrong, right)
        for key in ("phrases", "images", "turns"):
            for place, line in enumerate(msgspec.structs.asdict(person)[key]):
                other = lines.setdefault(line, person.id)
                if other != person.id:
                    wrong = f"{key}: {line!r} is said by {other!r}, too"
                    raise file.mistake((key, place), wrong, "give each their own lines")

"""Castaways out of the files in `cast/`. What each key means stands in `cast/README.md`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from showrunner.errors import FileMistake, Problem
from showrunner.files.places import CAST
from showrunner.files.toml_file import Table, TomlFile
from showrunner.formats.castaway_rules import plain, problems_of
from showrunner.formats.settings import Castaway

KEYS = tuple(name for name in Castaway.__struct_fields__ if name != "id")
LISTS = ("phrases", "images")
OPTIONAL = ("goal", "pronouns")
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


def _castaway(file: TomlFile) -> Castaway:
    table = file.root
    table.only(KEYS)
    table.need([key for key in KEYS if key not in OPTIONAL])
    words = {key: table.text(key) for key in KEYS if key not in ("age", *OPTIONAL, *LISTS)}
    words["goal"] = table.text("goal", "")
    pronouns: Any = table.text("pronouns", "they")
    age = table.number("age", 18, 80)
    phrases, images = _lines(table, "phrases"), _lines(table, "images")
    person = Castaway(
        id=file.path.stem,
        age=age,
        pronouns=pronouns,
        phrases=phrases,
        images=images,
        **words,
    )
    _verify_names(table, person)
    for problem in problems_of(person):
        raise _at_its_line(table, problem)
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
    return person


def _at_its_line(table: Table, problem: Problem) -> FileMistake:
    key, _, place = problem.field.partition(".")
    way = (key, int(place)) if place else (key,)
    return table.mistake(f"{key}: {problem.wrong}", problem.right, *way)


def _lines(table: Table, key: str) -> tuple[str, ...]:
    lines = table.texts(key)
    if not FEWEST_LINES <= len(lines) <= MOST_LINES:
        right = f"give {FEWEST_LINES} to {MOST_LINES}"
        raise table.mistake(f"{key} holds {len(lines)} lines", right, key)
    return lines


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
        for key in ("phrases", "images"):
            for place, line in enumerate(msgspec.structs.asdict(person)[key]):
                other = lines.setdefault(line, person.id)
                if other != person.id:
                    wrong = f"{key}: {line!r} is said by {other!r}, too"
                    raise file.mistake((key, place), wrong, "give each their own lines")

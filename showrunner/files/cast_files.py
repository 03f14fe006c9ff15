"""Read castaways from the files in `cast/`. `cast/README.md` explains each key."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from showrunner.errors import FileMistake, Problem
from showrunner.files.folders import CAST
from showrunner.files.toml_file import TomlFile, TomlTable
from showrunner.formats.castaway_rules import plain, problems_of
from showrunner.formats.looks import Looks
from showrunner.formats.settings import Castaway

KEYS = tuple(name for name in Castaway.__struct_fields__ if name != "id")
LISTS = ("phrases", "images")
OPTIONAL = ("goal", "pronouns", "looks")
MAX_NAME_LENGTH = 12
MIN_LINES, MAX_LINES = 6, 8
UNIQUE_PREFIX_LENGTH = 3
"""Letters after which any two names of the cast must differ."""


def load_castaway(path: Path) -> Castaway:
    """Read one castaway's file. Raises FileMistake for anything that is missing or wrong."""
    return _castaway(TomlFile(path))


def load_cast(folder: Path = CAST) -> tuple[Castaway, ...]:
    """All castaways of a folder, sorted by id. Raises FileMistake."""
    files = [TomlFile(path) for path in sorted(folder.glob("*.toml"))]
    people = tuple(map(_castaway, files))
    _refuse_shared(zip(files, people, strict=True))
    return people


@cache
def library() -> tuple[Castaway, ...]:
    """The cast that is shipped with Showrunner, read once."""
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
        looks=_looks(table),
        **words,
    )
    _verify_names(table, person)
    for problem in problems_of(person):
        raise _at_its_line(table, problem)
    for key in ("work", "images"):
        for place, line in enumerate([person.work] if key == "work" else images):
            if not line[0].islower():
                key_path = (key,) if key == "work" else (key, place)
                right = "begin with a lower-case letter: it is used within a sentence"
                wrong = f"{key}: {line!r} begins with another character"
                raise table.mistake(wrong, right, *key_path)
    for place, line in enumerate(images):
        if line.endswith("."):
            wrong = f"images: {line!r} ends with a full stop"
            raise table.mistake(wrong, "remove it", "images", place)
    return person


def _at_its_line(table: TomlTable, problem: Problem) -> FileMistake:
    key, _, place = problem.field.partition(".")
    key_path = (key, int(place)) if place else (key,)
    return table.mistake(f"{key}: {problem.wrong}", problem.right, *key_path)


def _looks(table: TomlTable) -> Looks | None:
    if "looks" not in table:
        return None
    return table.table("looks").struct(Looks, "cast/README.md lists the words for looks")


def _lines(table: TomlTable, key: str) -> tuple[str, ...]:
    lines = table.texts(key)
    if not MIN_LINES <= len(lines) <= MAX_LINES:
        right = f"give {MIN_LINES} to {MAX_LINES}"
        raise table.mistake(f"{key} has {len(lines)} lines", right, key)
    return lines


def _verify_names(table: TomlTable, person: Castaway) -> None:
    if len(person.name.split()) != 1 or len(person.name) > MAX_NAME_LENGTH:
        right = f"give one word of at most {MAX_NAME_LENGTH} characters"
        raise table.mistake(f"name is {person.name!r}", right, "name")
    if plain(person.name) != person.id:
        right = f"rename the file to {plain(person.name)}.toml, or the castaway to the file's name"
        raise table.mistake(f"name is {person.name!r} in the file of {person.id!r}", right, "name")
    if person.full_name.split()[0] != person.name or len(person.full_name.split()) < 2:
        wrong = f"full_name is {person.full_name!r}"
        raise table.mistake(wrong, f"begin with {person.name}, then the family name", "full_name")


def _refuse_shared(people: Iterable[tuple[TomlFile, Castaway]]) -> None:
    """Refuse names that begin alike, and lines that two castaways share."""
    beginnings: dict[str, str] = {}
    lines: dict[str, str] = {}
    for file, person in people:
        other = beginnings.setdefault(person.id[:UNIQUE_PREFIX_LENGTH], person.id)
        if other != person.id:
            wrong = f"name is {person.name!r}, but there is a castaway {other!r}"
            right = f"use names that differ in the first {UNIQUE_PREFIX_LENGTH} letters"
            raise file.mistake(("name",), wrong, right)
        for key in ("phrases", "images"):
            for place, line in enumerate(msgspec.structs.asdict(person)[key]):
                other = lines.setdefault(line, person.id)
                if other != person.id:
                    wrong = f"{key}: {line!r} is also a line of {other!r}"
                    raise file.mistake((key, place), wrong, "give each their own lines")

"""A TOML file as people write it: read strictly, every mistake named with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from showrunner.errors import FileMistake, suggest
from showrunner.files.toml_bounds import excess
from showrunner.files.toml_lines import Path as Way
from showrunner.files.toml_lines import lines_of

_MOST_BITS = 53
_FIELD = re.compile(r"^(?P<what>.*?) - at `\$(?P<way>[^`]*)`$", re.DOTALL)
_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


T = TypeVar("T", bound=msgspec.Struct)


class TomlFile:
    """A file that was read: its tables, and the line of each of their keys."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        """Read the file; with `text`, that is what stands in it, wherever it came from."""
        self.path = path
        text = _read_text(path) if text is None else text
        values = _parse(path, text)
        self._lines = lines_of(text)
        self.root = Table(self, (), values)
        self._refuse_giants((), values)

    def line(self, way: Way) -> int | None:
        """The line of a key or value, or else of what it stands in."""
        while way and way not in self._lines:
            way = way[:-1]
        return self._lines.get(way)

    def mistake(self, way: Way, wrong: str, right: str) -> FileMistake:
        """A mistake at this key or value, to raise."""
        return FileMistake(self.path, self.line(way), wrong, right)

    def _refuse_giants(self, way: Way, value: object) -> None:
        """Numbers beyond 64 bits are TOML, and cannot be kept in a journal."""
        if isinstance(value, dict | list):
            for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
                self._refuse_giants((*way, step), inner)
        elif isinstance(value, int) and abs(value) >> _MOST_BITS:
            raise self.mistake(way, "the number is too large", f"stay below 2^{_MOST_BITS}")


def _read_text(path: Path) -> str:
    try:
        raw = path.read_bytes()
    except OSError as problem:
        why = (problem.strerror or str(problem)).lower()
        raise FileMistake(path, None, f"cannot be read: {why}", "name a file to read") from None
    try:
        return raw.decode()
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise FileMistake(path, line, "this is not UTF-8", "save the file as UTF-8") from None


def _parse(path: Path, text: str) -> dict[str, Any]:
    if text.startswith("\ufeff"):
        wrong = "the file begins with a byte order mark"
        raise FileMistake(path, 1, wrong, "save it as UTF-8 without one")
    if (too_much := excess(text)) is not None:
        raise FileMistake(path, None, too_much.wrong, too_much.right)
    try:
        return tomllib.loads(text)
    except ValueError as problem:
        place = _PLACE.search(str(problem))
        line = None
        if place is not None:
            last = len(text.rstrip().splitlines()) or 1
            line = int(place[1]) if place[1] else last
        wrong = _PLACE.sub("", str(problem))
        right = 'write it as TOML: a text as "…", a list as […], one key on a line'
        raise FileMistake(path, line, f"no TOML: {wrong[:1].lower()}{wrong[1:]}", right) from None


class Table:
    """One table of a file. Its readers raise FileMistake where a value is not what it must be."""

    def __init__(self, file: TomlFile, way: Way, values: dict[str, Any]) -> None:
        self.file = file
        self.way = way
        self.values = values

    def __contains__(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self.values

    def mistake(self, wrong: str, right: str, *way: str | int) -> FileMistake:
        """A mistake at this way into the table (or in the table as a whole), to raise."""
        return self.file.mistake((*self.way, *way), wrong, right)

    def only(self, known: Iterable[str]) -> None:
        """Refuse keys that nobody knows."""
        keys = list(known)
        for key in self.values:
            if key not in keys:
                raise self.mistake(f"there is no key {key!r}", suggest(key, keys), key)

    def need(self, keys: Iterable[str]) -> None:
        """Refuse a table without one of these keys."""
        for key in keys:
            if key not in self.values:
                given = "this table" if self.way else "the file"
                raise self.mistake(f"{given} has no key {key!r}", f"give {key} = …")

    def text(self, key: str, default: str = "") -> str:
        """A text that is not empty, or the default where the key is not given."""
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise self.mistake(f"{key} is {shown(value)}", f'give a text: {key} = "…"', key)
        if key in self.values and not value.strip():
            raise self.mistake(f"{key} is empty", f'give a text: {key} = "…"', key)
        return value

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within these bounds."""
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            right = f"give a whole number from {least} to {most}"
            raise self.mistake(f"{key} is {shown(value)}", right, key)
        if not least <= value <= most:
            raise self.mistake(f"{key} is {value}", f"give {least} to {most}", key)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts that are not empty."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.mistake(f"{key} is {shown(value)}", f'give a list: {key} = ["…", "…"]', key)
        for place, item in enumerate(value):
            if not isinstance(item, str) or not item.strip():
                wrong = f"{key} holds {shown(item)}"
                raise self.mistake(wrong, 'give texts only: "…"', key, place)
        return tuple(value)

    def struct(self, kind: type[T], right: str, **more: object) -> T:
        """The whole table as one of this kind; `more` are fields that the table does not give.

        `right` says what is, wherever a value is not.
        """
        self.only(name for name in kind.__struct_fields__ if name not in more)
        try:
            return msgspec.convert({**self.values, **more}, kind)
        except msgspec.ValidationError as problem:
            found = _FIELD.match(str(problem))
            what, way = (found["what"], found["way"]) if found else (str(problem), "")
            keys = [key for key in way.split(".") if key]
            named = ".".join(keys) or ".".join(map(str, self.way))
            wrong = f"{named}: {what[:1].lower()}{what[1:]}"
            raise self.mistake(wrong, right, *keys) from None

    def table(self, key: str) -> Table:
        """The table of this key; an empty one where it is not given."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.mistake(f"{key} is {shown(value)}", f"give a table: [{key}]", key)
        return Table(self.file, (*self.way, key), value)

    def tables(self, key: str) -> Iterator[Table]:
        """The array of tables of this key; none where it is not given."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            wrong = f"{key} is {shown(value)}"
            raise self.mistake(wrong, f"begin each of them with [[{key}]]", key)
        for place, item in enumerate(value):
            if not isinstance(item, dict):
                wrong = f"{key} holds {shown(item)}"
                raise self.mistake(wrong, f"begin each of them with [[{key}]]", key, place)
            yield Table(self.file, (*self.way, key, place), item)


def shown(value: object) -> str:
    """A value of a file (or of JSON) in words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"the text {value!r}" if len(value) <= 40 else f"the text {value[:40]!r}…"
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a date or time"

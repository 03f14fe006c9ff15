"""Strict reading of TOML files that people write; every mistake is reported with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from showrunner.errors import FileMistake, suggest
from showrunner.files.toml_limits import excess
from showrunner.files.toml_lines import KeyPath, lines_of

_MAX_BITS = 53
_FIELD = re.compile(r"^(?P<message>.*?) - at `\$(?P<path>[^`]*)`$", re.DOTALL)
_POSITION = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


T = TypeVar("T", bound=msgspec.Struct)


class TomlFile:
    """A parsed file: its tables, and the line of each of their keys."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        """Parse the file, or `text`, if given; `path` then only names it in messages."""
        self.path = path
        text = _read_text(path) if text is None else text
        values = _parse(path, text)
        self._lines = lines_of(text)
        self.root = TomlTable(self, (), values)
        self._refuse_giants((), values)

    def line(self, key_path: KeyPath) -> int | None:
        """The line of a key or value, else of the nearest table or list around it."""
        while key_path and key_path not in self._lines:
            key_path = key_path[:-1]
        return self._lines.get(key_path)

    def mistake(self, key_path: KeyPath, wrong: str, right: str) -> FileMistake:
        """The error to raise for a mistake at this key or value."""
        return FileMistake(self.path, self.line(key_path), wrong, right)

    def _refuse_giants(self, key_path: KeyPath, value: object) -> None:
        """Refuse numbers that TOML allows but a journal cannot store."""
        if isinstance(value, dict | list):
            for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
                self._refuse_giants((*key_path, step), inner)
        elif isinstance(value, int) and abs(value) >> _MAX_BITS:
            raise self.mistake(key_path, "the number is too large", f"stay below 2^{_MAX_BITS}")


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
    if (exceeded := excess(text)) is not None:
        raise FileMistake(path, None, exceeded.wrong, exceeded.right)
    try:
        return tomllib.loads(text)
    except ValueError as problem:
        place = _POSITION.search(str(problem))
        line = None
        if place is not None:
            last = len(text.rstrip().splitlines()) or 1
            line = int(place[1]) if place[1] else last
        wrong = _POSITION.sub("", str(problem))
        right = 'write it as TOML: a text as "…", a list as […], one key on a line'
        raise FileMistake(path, line, f"not TOML: {wrong[:1].lower()}{wrong[1:]}", right) from None


class TomlTable:
    """One table of a file. Its methods raise FileMistake for a value of the wrong kind."""

    def __init__(self, file: TomlFile, key_path: KeyPath, values: dict[str, Any]) -> None:
        self.file = file
        self.key_path = key_path
        self.values = values

    def __contains__(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self.values

    def mistake(self, wrong: str, right: str, *key_path: str | int) -> FileMistake:
        """The error to raise for a mistake at this key path of the table (or the table itself)."""
        return self.file.mistake((*self.key_path, *key_path), wrong, right)

    def only(self, known: Iterable[str]) -> None:
        """Refuse keys other than these."""
        keys = list(known)
        for key in self.values:
            if key not in keys:
                raise self.mistake(f"there is no key {key!r}", suggest(key, keys), key)

    def need(self, keys: Iterable[str]) -> None:
        """Refuse a table that lacks one of these keys."""
        for key in keys:
            if key not in self.values:
                what = "this table" if self.key_path else "the file"
                raise self.mistake(f"{what} has no key {key!r}", f"give {key} = …")

    def text(self, key: str, default: str = "") -> str:
        """The non-empty text of a key, or the default if the key is missing."""
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise self.mistake(f"{key} is {shown(value)}", f'give a text: {key} = "…"', key)
        if key in self.values and not value.strip():
            raise self.mistake(f"{key} is empty", f'give a text: {key} = "…"', key)
        return value

    def number(self, key: str, least: int, most: int) -> int:
        """The whole number of a key, within these bounds."""
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            right = f"give a whole number from {least} to {most}"
            raise self.mistake(f"{key} is {shown(value)}", right, key)
        if not least <= value <= most:
            raise self.mistake(f"{key} is {value}", f"give {least} to {most}", key)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """The list of non-empty texts of a key; empty if the key is missing."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.mistake(f"{key} is {shown(value)}", f'give a list: {key} = ["…", "…"]', key)
        for place, item in enumerate(value):
            if not isinstance(item, str) or not item.strip():
                wrong = f"{key} contains {shown(item)}"
                raise self.mistake(wrong, 'give texts only: "…"', key, place)
        return tuple(value)

    def struct(self, kind: type[T], right: str, **more: object) -> T:
        """Convert the whole table to a struct; `more` are fields that are not in the table.

        `right` is the part of the error message that says what to do.
        """
        self.only(name for name in kind.__struct_fields__ if name not in more)
        try:
            return msgspec.convert({**self.values, **more}, kind)
        except msgspec.ValidationError as problem:
            located = _FIELD.match(str(problem))
            message, key_path = (
                (located["message"], located["path"]) if located else (str(problem), "")
            )
            keys = [key for key in key_path.split(".") if key]
            named = ".".join(keys) or ".".join(map(str, self.key_path))
            wrong = f"{named}: {message[:1].lower()}{message[1:]}"
            raise self.mistake(wrong, right, *keys) from None

    def table(self, key: str) -> TomlTable:
        """The table of a key; empty if the key is missing."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.mistake(f"{key} is {shown(value)}", f"give a table: [{key}]", key)
        return TomlTable(self.file, (*self.key_path, key), value)

    def tables(self, key: str) -> Iterator[TomlTable]:
        """The array of tables of a key; empty if the key is missing."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            wrong = f"{key} is {shown(value)}"
            raise self.mistake(wrong, f"begin each of them with [[{key}]]", key)
        for place, item in enumerate(value):
            if not isinstance(item, dict):
                wrong = f"{key} contains {shown(item)}"
                raise self.mistake(wrong, f"begin each of them with [[{key}]]", key, place)
            yield TomlTable(self.file, (*self.key_path, key, place), item)


def shown(value: object) -> str:
    """A value of TOML or JSON in words, for error messages."""
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

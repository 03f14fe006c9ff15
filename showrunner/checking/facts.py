"""Facts as a checker reads them: plain data out of the lines of a season's file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.errors import FileMistake


class CheckedFact(Struct, frozen=True, kw_only=True):
    """One fact: where it stands, who may know it, its type's name and its fields."""

    number: int
    entry: int
    audience: str
    reveals: bool
    kind: str
    fields: dict[str, Any]

    def __getitem__(self, field: str) -> Any:
        """The value of a field."""
        return self.fields[field]

    def __str__(self) -> str:
        """The type and its fields, shortened."""
        told = " ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.kind} {told}"[:200].rstrip()


class _Line(Struct, frozen=True, kw_only=True):
    number: int
    entry: int
    audience: str
    reveals: bool
    fact: dict[str, Any]


_lines = msgspec.json.Decoder(_Line)


def read_facts(lines: Iterable[bytes], name: str | Path = "facts.jsonl") -> list[CheckedFact]:
    """The facts of a producers' file, a line each. Raises FileMistake with the line."""
    facts = []
    for number, line in enumerate(lines, start=1):
        try:
            facts.append(_read(_lines.decode(line)))
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, TypeError) as problem:
            right = "each line of a producers' file is one fact as JSON, its type in `fact.fact`"
            raise FileMistake(name, number, f"no fact: {problem}", right) from None
    return facts


def _read(line: _Line) -> CheckedFact:
    fields = dict(line.fact)
    return CheckedFact(
        number=line.number,
        entry=line.entry,
        audience=line.audience,
        reveals=line.reveals,
        kind=msgspec.convert(fields.pop("fact"), str),
        fields=fields,
    )

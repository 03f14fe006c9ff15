"""Facts as a checker reads them: plain data out of the lines of a season's file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.errors import FileMistake


class CheckedFact(Struct, frozen=True, kw_only=True, rename={"fields": "fact"}):
    """One fact: where it stands, who may know it, and its fields, of which `fact` is its type."""

    number: int
    entry: int
    audience: str
    reveals: bool
    fields: dict[str, Any]

    @property
    def kind(self) -> str:
        """The name of the fact's type."""
        return str(self.fields["fact"])

    def __getitem__(self, field: str) -> Any:
        """The value of a field."""
        return self.fields[field]

    def __str__(self) -> str:
        """The type and its fields, shortened."""
        return " ".join(f"{name}={value!r}" for name, value in self.fields.items())[5:200]


_lines = msgspec.json.Decoder(CheckedFact)


def read_facts(lines: Iterable[bytes], name: str | Path = "facts.jsonl") -> list[CheckedFact]:
    """The facts of a producers' file, a line each. Raises FileMistake with the line."""
    facts = []
    for number, line in enumerate(lines, start=1):
        try:
            facts.append(fact := _lines.decode(line))
            fact.fields["fact"]
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as problem:
            right = "each line of a producers' file is one fact as JSON, its type in `fact.fact`"
            raise FileMistake(name, number, f"no fact: {problem}", right) from None
    return facts

"""Facts as the checker reads them: plain data from the lines of a season's file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.errors import FileMistake


class CheckedFact(Struct, frozen=True, kw_only=True, rename={"fields": "fact"}):
    """One fact: its number, journal entry, audience, and fields; the field `fact` is its type."""

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
        """The type and the fields, cut off if long."""
        return " ".join(f"{name}={value!r}" for name, value in self.fields.items())[5:200]


_lines = msgspec.json.Decoder(CheckedFact)


def read_facts(lines: Iterable[bytes], name: str | Path = "facts.jsonl") -> list[CheckedFact]:
    """Read a producers' file of facts, one per line. Raises FileMistake with the line number."""
    facts = []
    for number, line in enumerate(lines, start=1):
        try:
            facts.append(fact := _lines.decode(line))
            fact.fields["fact"]
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as problem:
            right = "each line of a producers' file is one fact as JSON, its type in `fact.fact`"
            raise FileMistake(name, number, f"not a fact: {problem}", right) from None
    return facts

"""Files of facts: each line is one fact as JSON, with its number, entry and audience."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.errors import FileMistake, Unreadable
from showrunner.formats.facts import Fact, encode_words
from showrunner.formats.format import Format, load_format
from showrunner.kernel import Audience, Text, Told


class FactLine(Struct, frozen=True, kw_only=True):
    """One line: a fact, and the code of its audience (see `Audience.code`)."""

    number: int
    entry: int
    audience: str
    reveals: bool
    fact: msgspec.Raw


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(FactLine)


def fact_line(told: Told[Fact]) -> bytes:
    """A fact's line, including the newline."""
    line = FactLine(
        number=told.number,
        entry=told.entry,
        audience=told.audience.code,
        reveals=told.reveals,
        fact=msgspec.Raw(encode_words(told.fact)),
    )
    return _encoder.encode(line) + b"\n"


def read_facts(lines: Iterable[bytes], name: str | Path, format: Format) -> list[Told[Fact]]:
    """Read the facts from a file's lines. Raises FileMistake with the line number.

    Their texts have words and no seals, so they can be shown but not replayed.
    """
    decoder = _fact_decoder(format.name)
    told: list[Told[Fact]] = []
    for number, line in enumerate(lines, start=1):
        try:
            read = _decoder.decode(line)
            fact = decoder.decode(read.fact)
            told.append(
                Told(read.number, read.entry, Audience.from_code(read.audience), fact, read.reveals)
            )
        except (msgspec.MsgspecError, ValueError) as problem:
            right = f"each line is one fact of the format {format.name!r} as JSON"
            raise FileMistake(name, number, f"not a fact: {problem}", right) from None
    return told


@cache
def _fact_decoder(format: str) -> msgspec.json.Decoder[Any]:
    kinds: Any = reduce(or_, load_format(format).facts)
    return msgspec.json.Decoder(kinds, dec_hook=_text)


def _text(kind: type, value: object) -> object:
    if kind is Text and (value is None or isinstance(value, str)):
        return Text("", value)
    raise Unreadable("Expected words")

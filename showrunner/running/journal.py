"""Journal files: a season's header and its entries.

A journal file is JSON lines: first the header, then one line for each entry, with the digest of all
facts so far. Together with the code of the format's version, it determines the season.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.errors import FileMistake, Misused, VersionMismatch
from showrunner.formats.decoding import build_decoders
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Entry, Text
from showrunner.store import codec
from showrunner.store.codec import KINDS, NAMES, plain_entry, restore_texts, text_as_it_is

JOURNAL_VERSION = 1


class Header(Struct, frozen=True, kw_only=True):
    """The first line of a journal: what determines the season besides its entries."""

    journal: int
    settings: SeasonSettings
    luck: str
    seed: str = ""


class Record(Struct, frozen=True, kw_only=True):
    """One entry in a journal. `digest` (16 digits) covers all facts up to and including its own."""

    number: int
    kind: str
    entry: dict[str, Any]
    digest: str


def _text_out(value: object) -> object:
    if isinstance(value, Text):
        return {"seal": value.seal, "words": value.words}
    raise Misused(f"a {type(value).__name__} cannot be stored in a journal")


_encoder = msgspec.json.Encoder(enc_hook=_text_out)
_record_decoder = msgspec.json.Decoder(Record)
build_decoders(Header)


def record(number: int, entry: Entry, digest: str) -> Record:
    """The record of an entry."""
    return Record(
        number=number, kind=NAMES[type(entry)], entry=plain_entry(entry), digest=digest[:16]
    )


def entry_of(record: Record) -> Entry:
    """The entry of a record. Raises Unreadable if it is not a valid entry."""
    return codec.entry_of(record.kind, restore_texts(record.entry))


def encode_line(line: Header | Record) -> bytes:
    """A line of a journal file, including the newline."""
    return _encoder.encode(line) + b"\n"


class Journal(Struct, kw_only=True):
    """A journal: its header and its records."""

    header: Header
    records: list[Record]

    def lines(self) -> Iterator[bytes]:
        """The lines of the journal's file."""
        yield encode_line(self.header)
        for record in self.records:
            yield encode_line(record)


def read_journal(lines: Iterable[bytes], name: str | Path) -> Journal:
    """Read a journal from its file's lines.

    Raises FileMistake with the line number, or VersionMismatch for a newer file.
    """
    header: Header | None = None
    records: list[Record] = []
    for number, line in enumerate(lines, start=1):
        try:
            if header is None:
                _check_version(line)
                plain = restore_texts(msgspec.json.decode(line))
                header = msgspec.convert(plain, Header, dec_hook=text_as_it_is)
                continue
            records.append(_record_decoder.decode(line))
        except msgspec.MsgspecError as problem:
            what = "header" if header is None else "entry"
            right = f"each line of a journal is one JSON object; this one should be the {what}"
            wrong = f"not a journal {what}: {problem}"
            raise FileMistake(name, number, wrong, right) from None
        if records[-1].number != len(records) or records[-1].kind not in KINDS:
            wrong = f"this line is entry {records[-1].number} of kind {records[-1].kind!r}"
            right = f"it should be entry {len(records)}, of kind {', '.join(KINDS)}"
            raise FileMistake(name, number, wrong, right)
    if header is None:
        raise FileMistake(name, None, "the journal is empty", "its first line is a season's header")
    return Journal(header=header, records=records)


def _check_version(line: bytes) -> None:
    version = msgspec.json.decode(line, type=dict[str, Any]).get("journal")
    if isinstance(version, int) and version > JOURNAL_VERSION:
        raise VersionMismatch("the journal", version, JOURNAL_VERSION)

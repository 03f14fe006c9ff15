"""The journal as data: a season's header, its entries, and the digest of what they told.

A journal file is JSON lines: first the header, then one line an entry with the digest of all facts
told so far. With the code of the season's format version it determines the season.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.errors import FileMistake, Misused, VersionMismatch
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Entry, Text
from showrunner.store import codec
from showrunner.store.codec import KINDS, NAMES, plain_entry, restore_texts, text_as_it_is

JOURNAL_VERSION = 1


class Header(Struct, frozen=True, kw_only=True):
    """The first line of a journal: all that a season is made of besides its entries."""

    journal: int
    settings: SeasonSettings
    luck: str
    seed: str = ""


class Record(Struct, frozen=True, kw_only=True):
    """One entry as it is kept. `digest` covers all facts told up to and with it (16 digits)."""

    number: int
    kind: str
    entry: dict[str, Any]
    digest: str


def _text_out(value: object) -> object:
    if isinstance(value, Text):
        return {"seal": value.seal, "words": value.words}
    raise Misused(f"a journal holds a {type(value).__name__}")


_encoder = msgspec.json.Encoder(enc_hook=_text_out)
_record_decoder = msgspec.json.Decoder(Record)


def record(number: int, entry: Entry, digest: str) -> Record:
    """An entry as it is kept."""
    return Record(
        number=number, kind=NAMES[type(entry)], entry=plain_entry(entry), digest=digest[:16]
    )


def entry_of(kept: Record) -> Entry:
    """The entry of a record. Raises Unreadable for what is no entry."""
    return codec.entry_of(kept.kind, restore_texts(kept.entry))


def encode_line(line: Header | Record) -> bytes:
    """One line of a journal file, with its line end."""
    return _encoder.encode(line) + b"\n"


class Journal(Struct, kw_only=True):
    """A season as stored: header and records."""

    header: Header
    records: list[Record]

    def lines(self) -> Iterator[bytes]:
        """The lines of its file."""
        yield encode_line(self.header)
        for kept in self.records:
            yield encode_line(kept)


def read_journal(lines: Iterable[bytes], name: str | Path) -> Journal:
    """A journal out of its file's lines.

    Raises FileMistake with the line, VersionMismatch for a newer file.
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
            raise FileMistake(name, number, f"no journal {what}: {problem}", right) from None
        if records[-1].number != len(records) or records[-1].kind not in KINDS:
            wrong = f"entry {records[-1].number} of kind {records[-1].kind!r} stands here"
            right = f"this line is entry {len(records)}, of kind {', '.join(KINDS)}"
            raise FileMistake(name, number, wrong, right)
    if header is None:
        raise FileMistake(name, None, "the journal is empty", "its first line is a season's header")
    return Journal(header=header, records=records)


def _check_version(line: bytes) -> None:
    version = msgspec.json.decode(line, type=dict[str, Any]).get("journal")
    if isinstance(version, int) and version > JOURNAL_VERSION:
        raise VersionMismatch("the journal", version, JOURNAL_VERSION)

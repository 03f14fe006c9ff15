"""Stored journals that must not replay: somebody has changed an answer, or they are too new."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from showrunner.running.journal import Journal, Record, encode_line

BASE = "sensible-06"
"""The stored season that they are made of."""


def tampered_preferences(journal: Journal) -> list[bytes]:
    """After a talk a castaway ranks others the other way round: told in that very entry."""
    for kept in journal.records:
        value = kept.entry.get("value", {})
        if "note" in value and len(value["ranked"]) > 1:
            ranked = list(reversed(value["ranked"]))
            return _with(journal, kept, {**kept.entry, "value": {**value, "ranked": ranked}})
    raise AssertionError("nobody ranks two after a talk")


def tampered_ballot(journal: Journal) -> list[bytes]:
    """A ballot gets another legal name: told only when all ballots are in."""
    for kept in journal.records:
        value = kept.entry.get("value", {})
        if value.keys() != {"name"}:
            continue
        for other in same_group(journal, kept):
            name = other.entry["value"]["name"]
            if name != value["name"] and not kept.entry["ask"].endswith(f":{name}"):
                return _with(journal, kept, {**kept.entry, "value": {"name": name}})
    raise AssertionError("every vote is unanimous")


def newer_format(journal: Journal) -> list[bytes]:
    """A season of a later version of the format."""
    settings = journal.header.settings
    settings = msgspec.structs.replace(settings, version=settings.version + 1)
    header = msgspec.structs.replace(journal.header, settings=settings)
    return list(Journal(header=header, records=journal.records).lines())


def newer_journal(journal: Journal) -> list[bytes]:
    """A journal file of a later version."""
    header = msgspec.structs.replace(journal.header, journal=journal.header.journal + 1)
    return [encode_line(header), *map(encode_line, journal.records)]


FORGERIES: dict[str, Callable[[Journal], list[bytes]]] = {
    "tampered-preferences": tampered_preferences,
    "tampered-ballot": tampered_ballot,
    "newer-format": newer_format,
    "newer-journal": newer_journal,
}


def same_group(journal: Journal, kept: Record) -> list[Record]:
    """The answers that were sealed together with this one, with it."""
    group = kept.entry["ask"].rpartition(":")[0]
    return [
        other for other in journal.records if other.entry.get("ask", "").rpartition(":")[0] == group
    ]


def _with(journal: Journal, kept: Record, entry: dict[str, object]) -> list[bytes]:
    forged = msgspec.structs.replace(kept, entry=entry)
    records = [forged if other is kept else other for other in journal.records]
    return list(Journal(header=journal.header, records=records).lines())

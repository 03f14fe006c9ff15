"""Blanks the words of some seats in a finished journal; the season still replays."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from showrunner.kernel import Text
from showrunner.running.journal import Journal, Record


def erased(journal: Journal, whose: Collection[str]) -> Journal:
    """The journal without the words (and salts) of these seats and of `producer`."""
    records = [
        msgspec.structs.replace(kept, entry=without_words(kept.entry))
        if author(kept) in whose
        else kept
        for kept in journal.records
    ]
    return Journal(header=journal.header, records=records)


def author(kept: Record) -> str:
    """Who wrote the words of an entry: a seat, or `producer`."""
    if kept.kind == "answer":
        return seat_of(kept.entry["ask"])
    return str(kept.entry.get("seat", "producer"))


def seat_of(ask: str) -> str:
    """The seat that an ask was put to: `season/…/1:ada~2` is ada's."""
    return ask.rpartition(":")[2].partition("~")[0]


def without_words(value: Any) -> Any:
    """The same value with every text reduced to its seal, and no salt."""
    if isinstance(value, Text):
        return Text(value.seal, None)
    if isinstance(value, dict):
        return {name: without_words(inner) for name, inner in value.items() if name != "salt"}
    if isinstance(value, list | tuple):
        return [without_words(inner) for inner in value]
    return value

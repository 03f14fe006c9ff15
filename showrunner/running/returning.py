"""Returnees: what a castaway brings along from an earlier season is their diary of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from showrunner.formats.facts import Fact, MemoWritten
from showrunner.kernel import Told
from showrunner.store import Store

MOST_WORDS = 400
"""How much of it is brought along: the last entries."""


async def diaries_of(store: Store, season: str, seats: Collection[str]) -> dict[str, str]:
    """The diaries of those of these castaways who were in a season; without those who wrote none.

    Raises UnknownSeason.
    """
    row = await store.seasons.find(season)
    return diaries_in(await store.past.facts(row.id), seats)


def diaries_in(story: Sequence[Told[Fact]], seats: Collection[str]) -> dict[str, str]:
    """The diaries in a season's facts, each as its last entries; what was erased is gone."""
    kept: dict[str, list[str]] = {}
    full: set[str] = set()
    for told in reversed(story):
        fact = told.fact
        if not isinstance(fact, MemoWritten) or fact.kind != "diary" or fact.seat not in seats:
            continue
        entries = kept.setdefault(fact.seat, [])
        words = fact.words.words or ""
        if sum(len(entry.split()) for entry in [*entries, words]) > MOST_WORDS:
            full.add(fact.seat)
        if words and fact.seat not in full:
            entries.insert(0, words)
    return {seat: "\n".join(kept[seat]) for seat in sorted(kept) if kept[seat]}

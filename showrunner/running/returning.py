"""Returnees: what a castaway brings along from an earlier season is their diary of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from showrunner.formats.facts import Fact, MemoWritten
from showrunner.kernel import Text, Told
from showrunner.store import Store

MOST_WORDS = 400
"""How much of it is brought along: the last entries."""


Diaries = dict[str, tuple[Text, ...]]
"""The last entries of castaways' diaries, by seat."""


async def diaries_of(store: Store, season: str, seats: Collection[str]) -> Diaries:
    """The diaries of those of these castaways who were in a season; without those who wrote none.

    Raises UnknownSeason.
    """
    row = await store.seasons.find(season)
    return diaries_in(await store.past.facts(row.id), seats)


def diaries_in(story: Sequence[Told[Fact]], seats: Collection[str]) -> Diaries:
    """The diaries in a season's facts, each as its last entries; what was erased is gone."""
    kept: dict[str, list[Text]] = {}
    words_left = dict.fromkeys(seats, MOST_WORDS)
    for told in reversed(story):
        fact = told.fact
        if not isinstance(fact, MemoWritten) or fact.kind != "diary" or fact.seat not in seats:
            continue
        if fact.words.words:
            words_left[fact.seat] -= len(fact.words.words.split())
            if words_left[fact.seat] >= 0:
                kept.setdefault(fact.seat, []).insert(0, fact.words)
    return {seat: tuple(kept[seat]) for seat in sorted(kept)}

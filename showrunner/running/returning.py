"""Diaries that castaways bring along from an earlier season."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from showrunner.formats.facts import Fact, MemoWritten
from showrunner.kernel import Text, Told
from showrunner.store import Store

MAX_DIARY_WORDS = 400
"""How many words of a diary are brought along: its last entries."""

Diaries = dict[str, tuple[Text, ...]]
"""The last entries of castaways' diaries, by seat."""


async def diaries_of(store: Store, season: str, seats: Collection[str]) -> Diaries:
    """The diaries of these castaways in a season, if they wrote one. Raises UnknownSeason."""
    row = await store.seasons.find(season)
    return diaries_in(await store.past.facts(row.id), seats)


def diaries_in(story: Sequence[Told[Fact]], seats: Collection[str]) -> Diaries:
    """The last entries of diaries in a season's facts, without entries that were erased."""
    entries: dict[str, list[Text]] = {}
    words_left = dict.fromkeys(seats, MAX_DIARY_WORDS)
    for told in reversed(story):
        fact = told.fact
        if not isinstance(fact, MemoWritten) or fact.kind != "diary" or fact.seat not in seats:
            continue
        if fact.words.words:
            words_left[fact.seat] -= len(fact.words.words.split())
            if words_left[fact.seat] >= 0:
                entries.setdefault(fact.seat, []).insert(0, fact.words)
    return {seat: tuple(entries[seat]) for seat in sorted(entries)}

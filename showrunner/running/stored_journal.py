"""Reads a stored season's journal and facts, to write them to files."""

from __future__ import annotations

from showrunner.errors import Refused
from showrunner.formats.facts import Fact
from showrunner.kernel import Told
from showrunner.running.journal import JOURNAL_VERSION, Header, Journal, record
from showrunner.store import Store
from showrunner.store.seasons import NOT_STARTED


async def journal_of(store: Store, season: str) -> Journal:
    """A season's journal. Raises UnknownSeason, or Refused if the season has not begun."""
    row = await store.seasons.find(season)
    if row.head == NOT_STARTED:
        raise Refused(f"the season {row.id} has not begun, so there is nothing to read yet")
    settings = await store.seasons.settings(row.id)
    header = Header(journal=JOURNAL_VERSION, settings=settings, luck=row.luck, seed=row.seed)
    entries = await store.past.entries(row.id)
    records = [
        record(number, entry, digest) for number, entry, digest in entries if entry is not None
    ]
    return Journal(header=header, records=records)


async def story_of(store: Store, season: str) -> tuple[Journal, list[Told[Fact]]]:
    """A season's journal, and its facts up to the journal's last entry.

    The two agree even if the season is being driven.
    """
    journal = await journal_of(store, season)
    row = await store.seasons.find(season)
    told = await store.past.facts(row.id)
    last = len(journal.records)
    return journal, [fact for fact in told if fact.entry <= last]

"""What castaways bring along from an earlier season: their diaries, and what was promised there."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from showrunner.formats.facts import Fact, MemoWritten
from showrunner.formats.format import Format, load_format
from showrunner.formats.past_season import OldPromise
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Text, Told, contestant, known
from showrunner.players.llm.track_record import TrackRecord
from showrunner.store import Store

MAX_DIARY_WORDS = 400
"""How many words of a diary are brought along: its last entries."""
MAX_OLD_PROMISES = 20
"""How many promises a castaway brings along: the last ones that were kept or broken."""

Diaries = dict[str, tuple[Text, ...]]
"""The last entries of castaways' diaries, by seat."""


async def with_past(store: Store, settings: SeasonSettings, earlier: str) -> SeasonSettings:
    """The settings of a new season with what its castaways bring along from an earlier one.

    Raises UnknownSeason.
    """
    row = await store.seasons.find(earlier)
    story = await store.past.facts(row.id)
    seats = [person.id for person in settings.cast]
    promises = await asyncio.to_thread(old_promises_in, load_format(row.format), story, seats)
    settings = replace(settings, remembered=diaries_in(story, seats))
    return replace(settings, old_promises=promises) if promises else settings


def old_promises_in(
    format: Format, story: Sequence[Told[Fact]], seats: Collection[str]
) -> dict[str, tuple[OldPromise, ...]]:
    """The promises that these castaways gave or got in a season, as far as each of them knows.

    Only promises among them are brought along, since nobody else comes back.
    """
    found = {seat: _old_promises_of(seat, format, story, seats) for seat in seats}
    return {seat: promises for seat, promises in found.items() if promises}


def _old_promises_of(
    seat: str, format: Format, story: Sequence[Told[Fact]], seats: Collection[str]
) -> tuple[OldPromise, ...]:
    sheet = format.sheet()
    record = TrackRecord(format, seat, sheet)
    for fact in known(story, contestant(seat)):
        sheet.take(fact)
        record.take(fact)
    promises = []
    for made, verdict in record.judged:
        to = tuple(other for other in made.to if other in seats)
        came_back = made.giver in seats and made.about in seats and (to or not made.to)
        if came_back and verdict in ("kept", "broken"):
            kept = verdict == "kept"
            promises.append(OldPromise(**{**made._asdict(), "to": to}, kept=kept))
    return tuple(promises[-MAX_OLD_PROMISES:])


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

"""The futures of stored seasons: computed in a process of their own, and kept in the store."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from showrunner.errors import Refused
from showrunner.formats.fact import Fact
from showrunner.formats.format import Format, load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.futures.branches import Branch, Job
from showrunner.futures.chances import Chances, branches_at, chances_of
from showrunner.futures.outcome import Outcome
from showrunner.futures.worker import play
from showrunner.kernel import PRODUCER, Entry, Told
from showrunner.store import Store

NUMBER = 100
"""How many futures of a moment are played by default."""

Progress = Callable[[int], None]


def no_progress(done: int) -> None:
    """Take no notice of how many futures have been played."""


class StoredPast(NamedTuple):
    """A stored season up to now, as futures need it."""

    season: str
    luck: str
    settings: SeasonSettings
    players: Mapping[str, str]
    entries: tuple[Entry, ...]
    told: Sequence[Told[Fact]]

    @property
    def format(self) -> Format:
        """The season's game."""
        return load_format(self.settings.format)

    def job(self, branches: Iterable[Branch], beats: int = 0) -> Job:
        """The job to play these futures, on all cores."""
        return Job(
            settings=self.settings,
            luck=self.luck,
            players=self.players,
            entries=self.entries,
            branches=tuple(branches),
            cores=os.cpu_count() or 1,
            beats=beats,
        )

    def chances(self, at: int, outcomes: Sequence[Outcome]) -> Chances:
        """The chances after the entry `at`, of those who are in the game then."""
        chronicle = self.format.chronicle()
        for told in self.told:
            if told.entry <= at:
                chronicle.take(told.fact)
        return chances_of(at, chronicle.round, chronicle.in_game, outcomes)

    def check(self, at: int) -> None:
        """Raise Refused if the season has no entry `at`."""
        if not 0 <= at <= len(self.entries):
            last = len(self.entries)
            raise Refused(f"the season {self.season} has entries 0 to {last}, and no entry {at}")


async def stored_past(store: Store, season: str) -> StoredPast:
    """The past of a season, by its id or the beginning of it.

    Raises UnknownSeason, and Refused for a season that has not begun.
    """
    row: Any = await store.seasons.find(season)
    if row.head < 0:
        raise Refused(f"the season {row.id} has not begun, so it has no futures yet")
    stored = await store.past.entries(row.id)
    entries = tuple(each.entry for each in stored if each.entry is not None)
    told = [fact for fact in await store.past.facts(row.id) if fact.entry <= len(entries)]
    settings = await store.seasons.settings(row.id)
    players = await store.seasons.players(row.id)
    return StoredPast(row.id, row.luck, settings, players, entries, told)


async def chances_at(
    store: Store,
    season: str,
    at: int | None = None,
    number: int = NUMBER,
    progress: Progress = no_progress,
) -> Chances:
    """The chances of all who are in the game after the entry `at` (default: the last one).

    They are computed once for each moment: what is stored from at least this number of futures is
    returned. Raises UnknownSeason, Refused for an entry that the season does not have, and
    FutureFailed.
    """
    past = await stored_past(store, season)
    moment = len(past.entries) if at is None else at
    return (await _chances_of(store, past, [moment], number, progress))[0]


async def river(
    store: Store, season: str, number: int = NUMBER, progress: Progress = no_progress
) -> list[Chances]:
    """The chances at the beginning of each round so far, which are computed where they are missing.

    Raises what `chances_at` raises.
    """
    past = await stored_past(store, season)
    return await _chances_of(store, past, round_starts_in(past.format, past.told), number, progress)


async def stored_chances(store: Store, season: str) -> list[Chances]:
    """The chances at all moments of a season (by its full id) that are stored, in their order."""
    stored = await store.forecasts.of(season, "chances")
    return [msgspec.json.decode(body, type=Chances) for body in stored.values()]


async def stored_river(
    store: Store, season: str, format: Format, told: Sequence[Told[Fact]]
) -> list[Chances]:
    """The stored chances of a season (by its full id) at the beginnings of the rounds told."""
    starts = round_starts_in(format, told)
    return [chances for chances in await stored_chances(store, season) if chances.at in starts]


def round_starts_in(format: Format, told: Sequence[Told[Fact]]) -> list[int]:
    """The entries after which a round had just begun, and the last one of a season that is over."""
    starts = [fact.entry for fact in told if isinstance(fact.fact, format.opens_round)]
    if told and format.outcome(format.sheet_of(told, PRODUCER)) is not None:
        starts.append(told[-1].entry)
    return list(dict.fromkeys(starts))


async def _chances_of(
    store: Store, past: StoredPast, moments: Sequence[int], number: int, progress: Progress
) -> list[Chances]:
    """The chances at these moments: those that are stored, and the others computed and stored."""
    for at in moments:
        past.check(at)
    kept = {chances.at: chances for chances in await stored_chances(store, past.season)}
    found = {at: kept[at] for at in moments if at in kept and kept[at].number >= number}
    missing = [at for at in moments if at not in found]
    branches = [branch for at in missing for branch in branches_at(past.luck, at, number)]
    outcomes = await play(past.job(branches), progress) if branches else []
    for place, at in enumerate(missing):
        found[at] = past.chances(at, outcomes[place * number : (place + 1) * number])
    new = {at: msgspec.json.encode(found[at]).decode() for at in missing}
    await store.forecasts.put(past.season, "chances", new)
    return [found[at] for at in moments]

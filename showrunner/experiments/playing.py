"""Plays one trial: the same trial gives the same result, in any process and on any machine."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import NamedTuple
from uuid import UUID, uuid5

import msgspec
from msgspec import Struct

from showrunner.errors import ShowrunnerError, UnknownSeason
from showrunner.experiments.measures import SeatCost, seat_measures
from showrunner.experiments.plan import Experiment, Trial, settings_of, trial
from showrunner.exports.record import SeasonRecord
from showrunner.exports.tables.columns import TableRow
from showrunner.exports.tables.season_tables import season_table
from showrunner.formats.facts import Fact
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Told, luck_from_seed
from showrunner.players.llm.allowance import MICROS
from showrunner.running.journal import Journal
from showrunner.running.models import Models
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from showrunner.running.runner import Runner
from showrunner.running.stored_journal import story_of
from showrunner.store import Store
from showrunner.store.database import Database
from showrunner.store.seasons import OVER

_SEASON_IDS = UUID("6d1f5f0e-6f0c-4a7e-9d4b-2f5b0f1f7c11")
"""Ids of stored trials are made from this, the experiment's digest and the trial's number."""


class TrialResult(Struct, frozen=True, kw_only=True):
    """What is kept of a season: the lines of its seats, and its survivoR tables."""

    seats: list[TableRow]
    tables: dict[str, list[TableRow]]

    def packed(self) -> bytes:
        """The result as bytes to send and store."""
        return zlib.compress(msgspec.msgpack.encode(self), level=1)


def unpacked(content: bytes) -> TrialResult:
    """The result in these bytes."""
    return msgspec.msgpack.decode(zlib.decompress(content), type=TrialResult)


class Played(NamedTuple):
    """A trial that was played. `content` is its packed result; None if it failed (`problem`).

    `cost` is what it has cost so far, in dollars.
    """

    number: int
    content: bytes | None
    cost: float = 0.0
    problem: str = ""


class StoredPlace(NamedTuple):
    """Where stored seasons are played: the database, and what finds its models."""

    address: str
    models: Callable[[Database], Models]


class PlayedSeason(NamedTuple):
    """A season that was played to its end; `stored_as` is its id in the database, or empty."""

    settings: SeasonSettings
    journal: Journal
    told: list[Told[Fact]]
    costs: dict[str, SeatCost]
    stored_as: str = ""

    @property
    def digest(self) -> str:
        """The digest of the season's story."""
        return self.journal.records[-1].digest


class SeasonNotOver(ShowrunnerError):
    """A season of an experiment waits, such as for a model that cannot be reached."""

    def __init__(self, reason: str = "it waits for producers", cost: float = 0.0) -> None:
        self.cost = cost
        super().__init__(f"the season is not over: {reason}")


def play_trial(experiment: Experiment, number: int, place: StoredPlace | None) -> Played:
    """Play a trial, and measure it. A season that fails is reported in the result."""
    try:
        chosen = trial(experiment, number)
        season = play_season(experiment, chosen, place)
        result = measured(experiment, chosen, season)
        cost = sum(cost.dollars for cost in season.costs.values())
        return Played(number, result.packed(), cost)
    except SeasonNotOver as problem:
        return Played(number, None, problem.cost, str(problem))
    except ShowrunnerError as problem:
        return Played(number, None, problem=str(problem))
    except (Exception, SystemExit) as problem:
        return Played(number, None, problem=f"{type(problem).__name__}: {problem}")


def play_season(experiment: Experiment, chosen: Trial, place: StoredPlace | None) -> PlayedSeason:
    """Play a trial's season in memory, or in the database, where it goes on if it has begun."""
    settings = settings_of(experiment, chosen)
    if place is not None and experiment.stored:
        return asyncio.run(_play_stored(experiment, chosen, settings, place))
    rehearsal = Rehearsal(settings, chosen.seed)
    rehearsal.play()
    if not rehearsal.kernel.over:
        raise SeasonNotOver
    return PlayedSeason(settings, rehearsal.journal, list(rehearsal.kernel.story.told), {})


def measured(experiment: Experiment, chosen: Trial, season: PlayedSeason) -> TrialResult:
    """The lines of the seats, and the tables, of a played season."""
    settings = season.settings
    record = SeasonRecord(f"{chosen.number:08}", settings.title, settings, season.told)
    shared: TableRow = {
        "trial": chosen.number,
        "block": chosen.block + 1,
        "seed": chosen.seed,
        "season": chosen.arrangement.season,
        "format": settings.format,
        "cast": chosen.arrangement.cast,
        "parameters": chosen.arrangement.parameters,
        "rotation": chosen.rotation + 1,
        "stored_as": season.stored_as or None,
        "digest": season.digest,
    }
    measures = seat_measures(record, season.costs)
    seats = [
        shared
        | {
            "position": position + 1,
            "seat": person.id,
            "castaway": person.name,
            "archetype": person.archetype,
            "player": chosen.players[position],
            "played_by": settings.players[person.id],
            "compared": position in chosen.compared,
        }
        | measures[person.id]
        for position, person in enumerate(settings.cast)
    ]
    tables = {name: season_table(record, name).rows for name in experiment.tables}
    return TrialResult(seats=seats, tables=tables)


def stored_id(experiment: Experiment, number: int) -> str:
    """The id under which a trial's season is stored."""
    return uuid5(_SEASON_IDS, f"{experiment.digest}:{number}").hex


async def _play_stored(
    experiment: Experiment, chosen: Trial, settings: SeasonSettings, place: StoredPlace
) -> PlayedSeason:
    season = stored_id(experiment, chosen.number)
    store = await Store.open(place.address)
    try:
        try:
            row = await store.seasons.find(season)
        except UnknownSeason:
            await store.seasons.create(
                settings,
                luck_from_seed(chosen.seed),
                seed=chosen.seed,
                allowance=msgspec.json.encode(chosen.arrangement.allowance).decode(),
                id=season,
            )
            row = await store.seasons.find(season)
        if row.status != OVER:
            models = place.models(store.database)
            await models.refresh(store)
            try:
                await Runner(store, season, hires=models.agency).run(until_idle=True, go_on=True)
            finally:
                await models.close(store)
        row = await store.seasons.find(season)
        costs = {
            sums.what: SeatCost(
                sums.calls, sums.prompt_tokens + sums.answer_tokens, sums.cost / MICROS
            )
            for sums in await store.calls.sums(season, "seat")
        }
        if row.status != OVER:
            spent = sum(cost.dollars for cost in costs.values())
            reason = row.fault or row.paused_for or "it waits"
            raise SeasonNotOver(f"{reason} (stored as {season[:8]})", spent)
        journal, told = await story_of(store, season)
        return PlayedSeason(settings, journal, told, costs, season)
    finally:
        await store.close()


def played_again(experiment: Experiment, chosen: Trial, place: StoredPlace | None) -> PlayedSeason:
    """A trial's season again: a stored one by its journal, else played again.

    Raises ReplayDiffers if a stored one differs from its journal.
    """
    season = play_season(experiment, chosen, place)
    if season.stored_as:
        replay(season.journal)
    return season

"""Calls and the stand-ins of an episode count by the game's own episodes, not by its rounds."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.lifecycle import RoundBegan
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.surviving_the_game import FORMAT
from showrunner.house_model import HouseModel
from showrunner.running.stand_ins import StandIns
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import drive, is_over, lines_to, profile
from tests.store.short_season import create

PLAYERS = {"ada": "model:house", "ben": "bot:sensible"}
SETTINGS = SeasonSettings(
    format=FORMAT.name,
    version=FORMAT.version,
    changes=FORMAT.changes,
    title="Three rounds an episode",
    cast=tuple(Castaway(id=seat, name=seat.title()) for seat in PLAYERS),
    players=PLAYERS,
    parameters={"training_rounds": 2, "conversations_per_player": 0},
)


def test_CM_19_a_call_belongs_to_the_episode_that_is_on_when_it_is_made(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: set[int] = set()
    count = StandIns.count

    def noted(self: StandIns, seat: str, episode: int, *more: Any) -> str | None:
        counted.add(episode)
        return count(self, seat, episode, *more)

    monkeypatch.setattr(StandIns, "count", noted)

    async def work(store: Store) -> None:
        season = await create(store, SETTINGS)
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
        await is_over(store, season)
        episodes, at_entry = FORMAT.count_episodes(), {}
        rounds = 0
        for told in await store.past.facts(season):
            episodes.take(told.fact)
            rounds += isinstance(told.fact, RoundBegan)
            at_entry[told.entry] = episodes.number
        calls = await store.calls.page(season, limit=100_000)
        of_calls = {(call.entry, call.episode) for call in calls}
        before = {entry: at_entry[max(e for e in at_entry if e <= entry)] for entry, _ in of_calls}
        assert of_calls == set(before.items())
        assert max(before.values()) == max(counted) < rounds
        _, spent = await store.calls.spent(season)
        assert len(spent) == len(set(before.values()))

    with_store(sqlite, work)

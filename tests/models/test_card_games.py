"""Seasons of models in the card games: they end, and their decisions are the models' own."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.house_model import HouseModel
from showrunner.running.costs import decisions_of
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import drive, is_over, lines_to, outcomes, profile, stand_ins
from tests.store.short_season import SEATS, create


def of_models(format: str, size: int, **parameters: Any) -> SeasonSettings:
    cast = SEATS[:size]
    return SeasonSettings(
        format=format,
        version=load_format(format).version,
        changes=load_format(format).changes,
        title="A season of models",
        cast=tuple(Castaway(id=seat, name=seat.title()) for seat in cast),
        parameters={"turns_per_conversation": 2, **parameters},
        players=dict.fromkeys(cast, "model:house"),
    )


SEASONS = {
    "surviving_the_game": of_models("surviving_the_game", 3),
    "i_am_survivor": of_models("i_am_survivor", 3),
}


@pytest.mark.parametrize("format", SEASONS)
def test_a_season_of_models_ends_and_every_decision_is_their_own(sqlite: str, format: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, SEASONS[format])
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
        await is_over(store, season)
        own, decisions = await decisions_of(store, season)
        assert own == decisions > 60
        assert await stand_ins(store, season) == 0
        assert (await outcomes(store, season)).keys() == {"answered"}

    with_store(sqlite, work)

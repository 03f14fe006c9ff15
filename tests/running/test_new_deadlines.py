"""Deadlines that producers change while a season goes on."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import WrongParameter
from showrunner.running.deadlines import Deadlines
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import Desk, idle
from tests.running.hands import Hands, driven
from tests.running.test_deadlines import ADA, TALKATIVE, answer, limits
from tests.store.looking import rows
from tests.store.short_season import create, short_season


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The hands of all seasons' clocks."""
    return Hands(monkeypatch)


async def due(store: Store, season: str) -> float | None:
    """When the one open decision is due."""
    (row,) = await store.past.open_asks(season)
    found: float | None = row.due
    return found


def test_a_new_time_counts_from_when_the_decision_was_put(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA), deadlines=limits(decision=100.0))
        desk = Desk(store, season)
        async with driven(store, season, hands) as seen:
            await seen.asked()
            await seen.looks()
            opened = (await due(store, season) or 0) - 100
            await seen.passes(50)
            for seconds, then in ((70.0, 70.0), (None, None), (None, None), (30.0, 80.0)):
                await desk.control("deadlines", deadlines={"decision": seconds, "vote": 9.0})
                await seen.looks()
                found = await due(store, season)
                assert found == (None if then is None else pytest.approx(opened + then))
            (row,) = await rows(store, "SELECT deadlines FROM season")
            assert '"vote":9.0' in row.deadlines
            ask = await seen.asked()
            await seen.passes(29)
            await seen.looks()
            assert (await seen.asked()).id == ask.id
            await seen.passes(2)
            await seen.closes(ask)

    with_store(address, work)


def test_a_time_that_is_over_by_the_new_deadline_is_over(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA), deadlines=limits(decision=100.0))
        async with driven(store, season, hands) as seen:
            ask = await seen.asked()
            await seen.passes(50)
            await Desk(store, season).control("deadlines", deadlines={"decision": 40.0})
            seen.runner.wake()
            await seen.closes(ask)

    with_store(address, work)


def test_a_talk_has_its_new_time_as_a_whole(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        settings = short_season(players=ADA, parameters=TALKATIVE)
        other = {"talk": 60.0, "nothing_to_choose": 0.0}
        season = await create(store, settings, deadlines=limits(talk=100.0), seed="six")
        dues = []
        async with driven(store, season, hands) as seen:
            while len(dues) < 3:
                ask = await seen.asked()
                if ask.kind == "survivor.talk":
                    dues.append(ask.due)
                    if len(dues) == 1:
                        await seen.passes(10)
                        await Desk(store, season).control("deadlines", deadlines=other)
                        await seen.looks()
                await answer(seen, ask)
        assert dues[1] == pytest.approx(dues[0] - 40)

    with_store(address, work)


@pytest.mark.parametrize(
    "deadlines",
    [{"decision": -1.0}, {"colour": 1.0}, {"decision": "soon"}, {"blind": True, "decision": 5.0}],
)
def test_deadlines_that_cannot_be_are_refused(sqlite: str, deadlines: dict[str, Any]) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=ADA), deadlines=limits(decision=100.0))
        await idle(store, season)
        desk = Desk(store, season)
        number = await desk.control("deadlines", deadlines=deadlines)
        await idle(store, season)
        verdict = await desk.verdict(number)
        assert (verdict.state, verdict.code) == ("refused", "Refused")
        assert (await store.seasons.find(season)).deadlines == limits(decision=100.0)

    with_store(sqlite, work)


def test_a_blind_season_without_all_times_is_a_wrong_parameter() -> None:
    with pytest.raises(WrongParameter, match="no time for message, vote, interview"):
        Deadlines(blind=True, decision=5.0, talk=7.0)
    Deadlines(blind=True, decision=5.0, message=7.0, vote=0.0, interview=1.0)

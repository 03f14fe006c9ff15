"""Futures over HTTP: producers have them computed; contestants never see them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from showrunner.house_model import HouseModel
from tests.api.directing import Directed
from tests.api.serving import Answer, Client, House, served
from tests.api.test_asks import asked
from tests.api.test_models import with_models
from tests.futures.conftest import at_full_priority

__all__ = ["at_full_priority"]

FEW = {"number": 3}


async def computed(client: Client, season: str, part: str, **body: Any) -> Any:
    """Have something computed, wait until it is, and return what is then read."""
    started = await client.post(f"seasons/{season}/{part}", body)
    assert started.status == 202, started.body
    async with asyncio.timeout(60):
        while True:
            found = (await client.get(f"seasons/{season}/{part}")).good()
            if not found["computing"]["running"]:
                assert not found["computing"]["problem"]
                return found
            await asyncio.sleep(0.05)


async def refused(client: Client, season: str) -> None:
    """No route of futures answers this client."""
    for ask in (
        client.get(f"seasons/{season}/futures"),
        client.get(f"seasons/{season}/swing"),
        client.post(f"seasons/{season}/futures", FEW),
        client.post(f"seasons/{season}/swing", {"budget": 1}),
        client.post(f"seasons/{season}/orders/futures", {"order": "go_on"}),
    ):
        answer: Answer = await ask
        assert answer.status in (403, 404), answer.body
        assert b"share" not in answer.body and b"moves" not in answer.body


def test_producers_see_the_chances_of_a_running_season_and_it_does_not_change(sqlite: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        season, producer = directed.season, house.producer
        before = await directed.get("facts", limit=1000)
        assert (await directed.get("futures"))["moments"] == []
        found = await computed(producer, season, "futures", **FEW)
        (now,) = found["moments"]
        assert now["number"] == 3 and {*now["seats"]} == {*await house.seats(season)}
        assert found["computing"]["done"] == 3
        wins = [seat["win"]["share"] for seat in now["seats"].values()]
        assert abs(sum(wins) - 1) < 1e-9
        assert await directed.get("facts", limit=1000) == before
        late = await producer.post(f"seasons/{season}/futures", {"at": 10_000, "number": 1})
        assert late.status == 202
        both = await producer.post(f"seasons/{season}/futures", {"at": 1, "rounds": True})
        assert both.status == 422
        not_over = await computed_problem(producer, season)
        assert "is not over" in not_over

    served(sqlite, work)


async def computed_problem(client: Client, season: str) -> str:
    """The problem with weighing a season."""
    async with asyncio.timeout(60):
        while (await client.post(f"seasons/{season}/swing", {})).status == 429:
            await asyncio.sleep(0.05)
        while True:
            state = (await client.get(f"seasons/{season}/swing")).good()["computing"]
            if not state["running"]:
                return str(state["problem"])
            await asyncio.sleep(0.05)


def test_an_order_is_weighed_against_doing_without_it(sqlite: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        before = await directed.get("facts", limit=1000)
        seat, *_ = await house.seats(directed.season)
        card = {"effect": "card", "seat": seat, "kind": "hidden_immunity", "secret": True}
        order = {"order": "event", "terms": {"story": "A gift.", "effects": [card]}}
        twist = await directed.post("orders/futures", {**order, "number": 4})
        assert twist["without"]["number"] == twist["given"]["number"] == 4
        assert {*twist["moved"]} == {*await house.seats(directed.season)}
        assert twist["stories_given"] and twist["stories_given"][0]["example"]
        assert await directed.get("facts", limit=1000) == before
        wrong = await house.producer.post(
            f"seasons/{directed.season}/orders/futures", {"order": "reveal_secrets"}
        )
        assert wrong.status == 422

    served(sqlite, work)


def test_S1_contestants_never_see_futures_and_viewers_only_when_all_is_aired(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showrunner.futures.swing.LEAST", 1)

    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="everybody", broadcast="end")
        season, producer = directed.season, house.producer
        seat, *_ = await house.seats(season)
        contestant = await house.contestant(season, seat)
        viewer = await house.viewer(season)
        await computed(producer, season, "futures", **FEW)
        for client in (contestant, viewer, house.nobody, house.stranger):
            await refused(client, season)
        await directed.post("resume")
        await house.over(season)
        await computed(producer, season, "futures", rounds=True, number=2)
        swing = await computed(producer, season, "swing", budget=1)
        assert swing["swing"]["winners"] and swing["swing"]["moves"]
        await refused(contestant, season)
        page = f"seasons/{season}/exports/html?as=broadcast"
        assert b"chances to win" in (await viewer.get(page)).body
        answer = await contestant.get(page)
        assert answer.status == 200 and b"chances to win" not in answer.body
        for client in (viewer, house.nobody):
            aired = (await client.get(f"seasons/{season}/futures")).good()
            assert [one["at"] for one in aired["moments"]] == aired["rounds"]
            assert aired["computing"] is None
            read = (await client.get(f"seasons/{season}/swing")).good()
            assert read["swing"] == swing["swing"]
            assert (await client.post(f"seasons/{season}/swing", {})).status in (401, 403)

    served(sqlite, work)


def test_models_play_futures_for_a_cap_and_only_producers_see_them(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        season = await opened.season(
            cast=["ama", "caio", "hemi", "nour"],
            players={"ama": "outside", "caio": "model:house"},
            viewers="everybody",
            start=True,
        )
        contestant = await opened.contestant(season, "ama")
        await asked(contestant, season)
        path, by_models = f"seasons/{season}/futures", {**FEW, "at": 0, "players": "models"}
        without = await opened.producer.post(path, by_models)
        assert without.status == 422 and b"give a `cap`" in without.body
        for wrong in ({"rounds": True, "cap": 1, "players": "models"}, {"cap": 1}):
            assert (await opened.producer.post(path, wrong)).status == 422
        for client in (contestant, opened.nobody, opened.stranger):
            assert (await client.post(path, {**by_models, "cap": 1})).status in (401, 403, 404)
        started = await opened.producer.post(path, {**by_models, "cap": 1_000})
        assert started.status == 202, started.body
        while True:
            found = (await opened.producer.get(path)).good()
            if not found["computing_by_models"]["running"]:
                break
            await asyncio.sleep(0.05)
        assert not found["computing_by_models"]["problem"] and not found["moments"]
        (chances,) = found["by_models"]
        assert chances["number"] == 3 and chances["cost"] > 0 and not chances["stopped"]
        await refused(contestant, season)

    with_models(sqlite, work)

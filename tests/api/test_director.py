"""A model as director over HTTP: its log, its brief and budget, approvals, taking over."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from showrunner.players.llm.capabilities import Capabilities
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import Profile
from showrunner.store.director_log import Directing, set_directing
from showrunner.store.seasons import go_on
from tests.api.serving import SECONDS, House, served
from tests.models.test_model_directors import HOUSE, STORM, scripted
from tests.store.short_season import create, short_season

SECRET = "zq-keep-it-close-7"


class Line:
    """The line to a model that nobody calls."""

    profile = Profile(name="house", base_url="http://127.0.0.1:9/v1", model="house")
    capabilities = Capabilities(profile)


@pytest.fixture(autouse=True)
def _a_model_that_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ModelLines, "line", lambda lines, name: Line())


async def directed(house: House, **told: Any) -> str:
    """A season that a model directs, and that begins; it is the operator's."""
    settings = msgspec.structs.replace(short_season(), director=HOUSE)
    season = await create(house.store, settings)

    def begin(connection: Connection) -> None:
        set_directing(connection, season, Directing(**told))
        go_on(connection, season)

    await house.store.database.write(begin)
    return season


async def log_of(house: House, season: str) -> list[dict[str, Any]]:
    return list((await house.operator.get(f"seasons/{season}/director")).good()["log"])


async def held(house: House, season: str) -> dict[str, Any]:
    """The director's first held order, when the season waits for it."""
    async with asyncio.timeout(SECONDS):
        while True:
            log = await log_of(house, season)
            if log and log[-1]["state"] == "nothing":
                return next(move for move in log if move["state"] == "held")
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("approve", [True, False])
def test_a_held_order_is_given_only_when_a_producer_approves(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, approve: bool
) -> None:
    scripted(monkeypatch, *STORM)

    async def work(house: House) -> None:
        season = await directed(house, mode="approve")
        move = await held(house, season)
        ruling = {"number": move["number"], "approve": approve}
        path = f"seasons/{season}/director/approvals"
        assert (await house.stranger.post(path, ruling)).status in (403, 404)
        told = (await house.operator.post(path, ruling, key="once")).good()
        assert told["log"][0]["state"] == ("given" if approve else "denied")
        assert (await house.operator.post(path, ruling, key="once")).status == 200
        assert (await house.operator.post(path, ruling)).status == 422
        await house.over(season, SECONDS)
        orders = (await house.operator.get(f"seasons/{season}/orders")).good()["orders"]
        events = [order for order in orders if order["order"] == "event"]
        assert [order["by"] for order in events] == ([HOUSE] if approve else [])

    served(sqlite, work)


def test_S1_brief_and_reasons_reach_no_contestant_and_no_viewer(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even after the reveal, with every route that a contestant may read."""
    scripted(monkeypatch, *({**reply, "reason": SECRET} for reply in STORM))

    async def work(house: House) -> None:
        season = await directed(house, brief=SECRET)
        contestant = await house.contestant(season, "ada")
        await house.over(season, SECONDS)
        log = await log_of(house, season)
        assert log[0]["reason"] == SECRET
        for path in (
            *("facts", "sheet", "story", "transcript", "votes", "progress", "parameters", ""),
            *("seat/brief", "seat/record", "seat/ending", "seat/away"),
        ):
            answer = await contestant.get(f"seasons/{season}/{path}".rstrip("/"))
            assert answer.status == 200, path
            assert SECRET.encode() not in answer.body, path
        assert (await contestant.get(f"seasons/{season}/director")).status == 403

    served(sqlite, work)


def test_a_person_takes_over_and_gives_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch)

    async def work(house: House) -> None:
        season = await directed(house, mode="person")
        path = f"seasons/{season}/director"
        wrong = await house.operator.patch(path, {"mode": "sometimes"})
        assert wrong.status == 422
        told = (await house.operator.patch(path, {"brief": "Be kind.", "dollars": 0.5})).good()
        assert (told["mode"], told["brief"], told["dollars"]) == ("person", "Be kind.", 0.5)
        assert (await house.operator.patch(path, {"mode": "direct"})).good()["mode"] == "direct"
        await house.over(season, SECONDS)

    served(sqlite, work)

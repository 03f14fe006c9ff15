"""The server itself: health, metrics, rate limits, and its log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.api.directing import Directed
from tests.api.serving import SECONDS, Answer, House, served
from tests.api.stored_games import everything, stored
from tests.secrecy.canaries import Plantation
from tests.secrecy.entitlement import NOT_IN_LOGS

ENOUGH = 100_000
NUMBER = "X-Request-ID"
SAID = ("method", "route", "season", "entry", "status")


def test_the_server_says_how_it_is_and_what_it_can(address: str) -> None:
    async def work(house: House) -> None:
        for path in ("/health", "/ready"):
            assert (await house.nobody.get(path)).good() == {"status": "ok"}
        server = (await house.nobody.get("server")).good()
        assert re.fullmatch(r"\d+\.\d+\.\d+", server["version"])
        assert server["reminds_by"] == []

    served(address, work)


def test_metrics_count_requests_by_route_and_tell_no_names(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.over(season)
        (await house.producer.get(f"seasons/{season}/facts")).good()
        told = (await house.operator.get("/metrics")).body.decode()
        counted = 'route="/api/v1/seasons/{season}/facts",status="200"'
        assert counted in told
        facts = re.search(r"^showrunner_facts_total (\S+)", told, re.MULTILINE)
        assert facts is not None
        assert float(facts[1]) > 100
        assert season not in told

    served(sqlite, work)


def test_too_many_requests_are_told_when_to_come_back(sqlite: str) -> None:
    async def work(house: House) -> None:
        answers = [await house.stranger.get("session") for _ in range(6)]
        assert [one.status for one in answers] == [200] * 5 + [429]
        late = answers[-1]
        assert late.headers["Content-Type"] == "application/problem+json"
        assert 0 < int(late.headers["Retry-After"]) <= 60
        assert (await house.producer.get("session")).status == 200, "another token is let through"

    served(sqlite, work, requests_a_minute=5)


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    with capture_logs() as lines:
        yield lines


def test_each_request_is_logged_with_its_season_its_route_and_the_entry_that_came_of_it(
    sqlite: str, logged: list[Any]
) -> None:
    async def line(answer: Answer) -> tuple[Any, ...]:
        """The log line of a request, which comes only after the response has begun."""
        async with asyncio.timeout(SECONDS):
            while True:
                for one in logged:
                    if one["event"] == "request" and one["request"] == answer.headers[NUMBER]:
                        return tuple(one[name] for name in ("log_level", *SAID))
                await asyncio.sleep(0.01)

    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        path = f"seasons/{directed.season}"
        season, route = directed.season, "/api/v1/seasons/{season}"
        seen = await house.producer.get(f"{path}/facts", after="0")
        assert await line(seen) == ("info", "GET", f"{route}/facts", season, None, 200)
        event = {"order": "event", "terms": {"story": "A storm comes up."}}
        given = await house.producer.post(f"{path}/orders", event)
        said = ("info", "POST", f"{route}/orders", season, given.good()["entry"], 200)
        assert said[4] is not None
        assert await line(given) == said

    served(sqlite, work)


def test_s7_no_token_and_no_talk_is_logged(sqlite: str, logged: list[Any]) -> None:
    async def work(house: House) -> None:
        plantation = Plantation(2).play(200)
        scene = await stored(house, plantation.game)
        clients = [scene.producer, scene.viewer, *scene.contestants.values()]
        for client in clients:
            await everything(client, scene.season)
        said = {"answer": {"words": "A word that belongs nowhere else."}}
        await clients[-1].post(f"seasons/{scene.season}/asks/1/answer", said)
        note = {"words": "Trust the one who never laughs."}
        await asyncio.wait_for(clients[-1].post(f"seasons/{scene.season}/seat/notes", note), 10)
        text = repr(logged)
        assert scene.season in text
        assert "belongs nowhere" not in text
        assert "never laughs" not in text
        assert not [one.token for one in clients if one.token and one.token in text]
        words = [one for one in plantation.hidden() if one.kind in NOT_IN_LOGS]
        assert len(words) > 20
        assert not [one for one in words if any(mark in text for mark in one.marks)]

    served(sqlite, work, requests_a_minute=ENOUGH)

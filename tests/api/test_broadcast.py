"""The broadcast over HTTP: what television shows, released by episode, and to whom."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from showrunner.cli.readable_season import _stored
from showrunner.formats.broadcast import released
from showrunner.formats.facts import Fact, encode_words
from showrunner.formats.format import load_format
from showrunner.kernel import BROADCAST, PRODUCER, Told
from showrunner.running import feeds, viewer_feed
from showrunner.store.models import now
from tests.api.directing import Directed
from tests.api.serving import Client, House, served

ON_AIR = {"as": "broadcast"}
BLIND = {"blind": True, "decision": 60, "message": 60, "vote": 60, "interview": 60}
PAGES = ("sheet", "votes", "transcript", "facts", "story", "watch")


async def facts_of(client: Client, season: str) -> list[Any]:
    """The facts of the broadcast, as this client reads them."""
    page = (await client.get(f"seasons/{season}/facts", limit=1000, **ON_AIR)).good()
    return [one["fact"] for one in page["facts"]]


def aired(story: Sequence[Told[Fact]]) -> list[Any]:
    """What is released of a season of Survivor that is going on."""
    return [
        json.loads(encode_words(told.fact)) for told in released(load_format("survivor"), story)
    ][:1000]


def test_S1_whoever_has_the_link_reads_rounds_that_are_over(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="link")
        season = directed.season
        viewer = await house.viewer(season)
        assert (await viewer.get(f"seasons/{season}")).good()["airs"] == "episode"
        seen: list[int] = []
        for _ in range(2):
            await directed.step("round")
            await directed.step("phase", 2)
            story = await house.store.past.facts(season)
            right = aired(story)
            assert await facts_of(viewer, season) == right
            for style in ("sse", "ndjson"):
                query = {"format": style, **ON_AIR}
                stream = await viewer.some_of(f"seasons/{season}/watch", **query)
                assert stream.count(b'"number":') == len(right)
            assert b"OrderTaken" not in stream and b"AnsweredFor" not in stream
            seen.append(len(right))
        assert seen == sorted(set(seen)), "nothing was released from one round to the next"
        fair = (await viewer.get(f"seasons/{season}/facts", limit=1000, **{"as": "public"})).good()
        own = (await viewer.get(f"seasons/{season}/facts", limit=1000)).good()
        assert fair == own
        kinds = {one["fact"] for one in right} - {one["fact"]["fact"] for one in own["facts"]}
        assert {"BallotCast", "MessageSaid"} <= kinds, "the broadcast shows what others do not"

    served(address, work)


@pytest.mark.parametrize(
    ("people", "change", "airs", "in_a_fork"),
    [
        (False, {}, "episode", "episode"),
        (False, {"release": "end"}, "end", "end"),
        (False, {"broadcast": "end"}, "end", "end"),
        (False, {"broadcast": "never"}, "never", "never"),
        (True, {}, "end", "never"),
        (True, {"broadcast": "episode"}, "episode", "episode"),
        (True, {"broadcast": "episode", "release": "end"}, "end", "end"),
        (False, {"deadlines": BLIND}, "end", "end"),
    ],
)
def test_S1_secrets_do_not_air_while_people_play(
    sqlite: str, people: bool, change: dict[str, Any], airs: str, in_a_fork: str
) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="link")
        season = directed.season
        viewer = await house.viewer(season)
        await directed.step("round", 2)
        assert await facts_of(viewer, season)
        if people:
            seat, *_ = await house.seats(season)
            await house.contestant(season, seat)
        if change:
            (await house.producer.patch(f"seasons/{season}", change)).good()
        assert (await viewer.get(f"seasons/{season}")).good()["airs"] == airs
        assert bool(await facts_of(viewer, season)) == (airs == "episode")
        if not change or people:
            fork = (await directed.post("forks", {"at": 1}))["id"]
            assert (await house.producer.get(f"seasons/{fork}")).good()["airs"] == in_a_fork

    served(sqlite, work)


def test_S1_who_plays_cannot_ask_for_the_broadcast_before_the_end(sqlite: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="link", broadcast="episode")
        season = directed.season
        seat, *_ = await house.seats(season)
        player = await house.contestant(season, seat)
        for page in PAGES:
            assert (await player.get(f"seasons/{season}/{page}", **ON_AIR)).status == 403, page
            assert (await house.nobody.get(f"seasons/{season}/{page}", **ON_AIR)).status == 401
        await directed.post("resume")
        await house.over(season)
        viewer = await house.viewer(season)
        shown = await facts_of(viewer, season)
        assert shown
        assert shown == await facts_of(player, season)

    served(sqlite, work)


class Clock:
    """The time as feeds have it, which a test sets forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = timedelta()
        for module in (feeds, viewer_feed):
            monkeypatch.setattr(module, "now", lambda: now() + self.ahead)


@pytest.mark.parametrize("view", ["broadcast", "public"])
def test_S1_a_round_is_released_when_its_delay_is_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, view: str
) -> None:
    clock = Clock(monkeypatch)

    async def work(house: House) -> None:
        terms = {"release": "episode", "broadcast": "episode", "delay_minutes": 90}
        directed = await Directed.begun(house, viewers="link", **terms)
        season, query = directed.season, {"as": view}
        viewer = await house.viewer(season)

        async def pages() -> list[Any]:
            return [
                (await viewer.get(f"seasons/{season}/{page}", **query)).body
                for page in PAGES
                if page != "watch"
            ]

        async def shown() -> Any:
            return (await viewer.get(f"seasons/{season}/facts", limit=1000, **query)).good()

        before = await pages()
        await directed.step("round", 2)
        clock.ahead = timedelta(minutes=89)
        assert (await shown())["facts"] == []
        assert await pages() == before
        clock.ahead = timedelta(minutes=91)
        rounds = await shown()
        assert rounds["facts"]
        clock.ahead = timedelta()
        await directed.post("resume")
        await house.over(season)
        assert await shown() == rounds, "what was released stays, and nothing is added early"
        assert not rounds["over"]
        assert (await house.producer.get(f"seasons/{season}/facts", limit=1)).good()["over"]
        (await house.producer.patch(f"seasons/{season}", {"delay_minutes": 0})).good()
        assert (await shown())["over"]

    served(sqlite, work)


def test_S1_a_stream_gets_what_is_due_and_ends_when_all_is_released(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def work(house: House) -> None:
        season = await house.season(start=True, viewers="link", delay_minutes=5)
        await house.over(season)
        viewer = await house.viewer(season)
        events: list[str] = []

        async def follow() -> None:
            async for event in viewer.events(f"seasons/{season}/watch", **ON_AIR):
                events.append(event.type)

        async with asyncio.TaskGroup() as tasks:
            following = tasks.create_task(follow())
            assert await facts_of(viewer, season) == []
            assert not following.done() and not events, "it waits for what is still to come"
            clock.ahead = timedelta(minutes=6)
        assert events[-1] == "end"
        assert len(events) - 1 >= len(await facts_of(viewer, season)) > 0

    served(sqlite, work)


def test_S1_what_castaways_did_not_know_waits_for_the_broadcast(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def work(house: House) -> None:
        season = await house.season(start=True, delay_minutes=5, parameters={"reveal": "never"})
        await house.over(season)
        seat, *_ = await house.seats(season)
        player = await house.contestant(season, seat)
        truth = {"truth": "true"}
        early = await player.get(f"seasons/{season}/transcript", **truth)
        assert early.status == 422 and "when the season is over" in early.json["detail"]
        assert await facts_of(player, season) == []
        clock.ahead = timedelta(minutes=6)
        assert (await player.get(f"seasons/{season}/transcript", **truth)).status == 200
        assert await facts_of(player, season)

    served(sqlite, work)


def test_S1_the_command_line_waits_for_the_delay(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.over(season)
        row = await house.store.seasons.find(season)
        told = await house.store.past.facts(season)
        texts = []
        for minutes in (0, 60):
            (await house.producer.patch(f"seasons/{season}", {"delay_minutes": minutes})).good()
            stored = await _stored(house.store, season)
            texts.append(stored.known_to(BROADCAST))
            assert list(stored.known_to(PRODUCER)) == told
        assert len(texts[0]) == row.facts
        assert list(texts[1]) == []

    served(sqlite, work)

"""R6: watchers disconnected anywhere continue by their cursor: no fact is missed or doubled."""

from __future__ import annotations

import asyncio
import json
import os
import random
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest

from showrunner.formats.format import load_format
from showrunner.kernel import PUBLIC, view
from tests.api.directing import Directed
from tests.api.serving import Client, House, served

FULL = os.environ.get("SHOWRUNNER_CHECK") == "full"
SECONDS = 300.0 if FULL else 60.0
STYLES = ("sse by id", "sse by number", "lines")
WATCHERS = 15


@dataclass
class Watcher:
    """A watcher whose connection breaks a number of times, after a number of bytes each."""

    client: Client
    season: str
    style: str
    chance: random.Random
    cuts: int
    most_bytes: int = 1500
    facts: list[Any] = field(default_factory=list)
    broken: int = 0
    ended: bool = False
    after_the_end: int = 0

    async def watch(self) -> None:
        """Watch until the season is over."""
        while not self.ended:
            breaks = self.broken < self.cuts
            await self._connect(self.chance.randrange(self.most_bytes) if breaks else None)
        if self.style == "sse by id":
            async with self._open() as response:
                self.after_the_end = response.status

    async def _connect(self, bytes_left: int | None) -> None:
        """One connection, which breaks after this many bytes; an incomplete event is discarded."""
        came = b""
        async with self._open() as response:
            assert response.status == 200
            while bytes_left is None or bytes_left > 0:
                more = await response.content.read(bytes_left or 65536)
                if not more:
                    self.ended = self.style == "lines"
                    break
                came += more
                bytes_left = None if bytes_left is None else bytes_left - len(more)
                came = self._take(came)
                if self.ended:
                    return
            else:
                self.broken += 1
                response.close()

    def _open(self) -> Any:
        had = len(self.facts)
        query: dict[str, Any] = {}
        headers = {"Authorization": f"Bearer {self.client.token}"}
        if self.style == "lines":
            query = {"format": "ndjson", "after": had}
        elif self.style == "sse by number":
            query = {"after": had}
        elif had:
            headers["Last-Event-ID"] = str(had)
        return self.client.http.get(
            f"{self.client.url}/api/v1/seasons/{self.season}/watch",
            params=query,
            headers=headers,
            timeout=aiohttp.ClientTimeout(total=SECONDS),
        )

    def _take(self, came: bytes) -> bytes:
        """Handle complete events; return the rest."""
        mark = b"\n" if self.style == "lines" else b"\n\n"
        *whole, rest = came.split(mark)
        for one in whole:
            if self.style == "lines":
                if one:
                    self.facts.append(json.loads(one))
                continue
            said = dict(line.split(": ", 1) for line in one.decode().splitlines())
            if said.get("event") == "fact":
                self.facts.append(json.loads(said["data"]))
                assert said["id"] == str(len(self.facts))
            self.ended = self.ended or said.get("event") == "end"
        return rest


def test_r6_watchers_who_are_cut_off_miss_no_fact_and_see_none_twice(
    address: str, record_property: pytest.RecordProperty
) -> None:
    cuts = (1000 if FULL else 105) // WATCHERS + FULL

    async def work(house: House) -> None:
        live = await house.season(viewers="link")
        others = {
            release: await house.season(viewers="link", release=release)
            for release in ("episode", "end")
        }
        seat = (await house.seats(live))[0]
        who = [(live, house.producer), (live, await house.contestant(live, seat))]
        who += [(season, await house.viewer(season)) for season in (live, *others.values())]
        watchers = [
            Watcher(client, season, style, random.Random(f"{place} {style}"), cuts)
            for place, (season, client) in enumerate(who)
            for style in STYLES
        ]
        assert len(watchers) == WATCHERS
        watching = [asyncio.create_task(one.watch()) for one in watchers]
        for season in (live, *others.values()):
            (await house.producer.post(f"seasons/{season}/start")).good()
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*watching)
        broken = sum(one.broken for one in watchers)
        record_property("disconnects", broken)
        assert broken >= (1000 if FULL else 100)
        for one in watchers:
            assert [fact["number"] for fact in one.facts] == list(range(1, len(one.facts) + 1))
            assert one.facts == await all_facts(one)
            assert one.after_the_end == (204 if one.style == "sse by id" else 0)

    served(address, work, requests_a_minute=10**6)


async def all_facts(watcher: Watcher) -> list[Any]:
    """What the watcher may know of a finished season, read by cursor."""
    facts: list[Any] = []
    while True:
        page = await watcher.client.get(
            f"seasons/{watcher.season}/facts", after=len(facts), limit=1000
        )
        facts += page.good()["facts"]
        if not page.json["more"]:
            assert page.json["over"]
            return facts


def test_r6_viewers_see_what_was_released_and_no_fact_more(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="link", release="episode")
        viewer, season = await house.viewer(directed.season), directed.season
        opens = load_format("survivor").opens_round
        seen: list[int] = []
        for _ in range(3):
            await directed.step("round")
            told = await house.store.past.facts(season)
            rounds = [place for place, one in enumerate(told) if isinstance(one.fact, opens)]
            episode = len(list(view(told[: rounds[-1]], PUBLIC))) if rounds else 0
            for release, may_see in (("episode", episode), ("end", 0)):
                body = {"release": release}
                (await house.producer.patch(f"seasons/{season}", body)).good()
                read = (await viewer.get(f"seasons/{season}/facts", limit=1000)).good()
                assert len(read["facts"]) == may_see
                for style in ("sse", "ndjson"):
                    shown = await viewer.some_of(f"seasons/{season}/watch", format=style)
                    assert shown.count(b'"number":') == may_see
            seen.append(episode)
        assert seen == sorted(set(seen)), "nothing was released from one round to the next"

    served(address, work)

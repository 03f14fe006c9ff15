"""The pen of a server: it writes episodes while a season goes on, and never one twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from showrunner.errors import UnknownName
from showrunner.running.models import Models
from showrunner.running.pen import told_season
from showrunner.settings import ModelSettings, PenSettings
from tests.api.directing import Directed
from tests.api.serving import House, house
from tests.story.test_pen import Pen

SECONDS = 60.0
AIRED = {"as": "broadcast"}


PROFILES = """
[profiles.writer]
base_url = "{address}"
model = "a pen"
prices = {{ input = 0.5, output = 1.5 }}
"""


def with_pen(
    address: str, folder: Path, work: Callable[[House, Pen], Awaitable[None]], cap: float = 0.5
) -> None:
    """Run this with a server whose pen is a model behind real HTTP."""
    profiles = folder / "models.toml"

    async def go() -> None:
        async with Pen() as pen:
            profiles.write_text(PROFILES.format(address=pen.base_url))
            models = Models(ModelSettings(file=str(profiles)))
            settings = PenSettings(profile="writer", cap=cap)
            async with house(address, models=models, pen=settings) as opened:
                await asyncio.wait_for(work(opened, pen), SECONDS)

    asyncio.run(go())


async def written(opened: House, season: str, number: int) -> None:
    """Wait until this many episodes are written."""
    while len(await opened.store.episodes.of(season)) < number:
        await asyncio.sleep(0.02)


def test_each_episode_is_written_when_its_round_is_over(sqlite: str, tmp_path: Path) -> None:
    async def work(opened: House, pen: Pen) -> None:
        directed = await Directed.begun(opened)
        await directed.step("round", 2)
        await written(opened, directed.season, 1)
        assert (pen.calls, len(await opened.store.episodes.of(directed.season))) == (1, 1)
        await directed.post("resume")
        await opened.over(directed.season)
        told = await told_season(opened.store, directed.season)
        await written(opened, directed.season, len(told.episodes))
        aired = await opened.producer.get(f"seasons/{directed.season}/episodes", **AIRED)
        episodes = aired.good()["episodes"]
        assert [one["written_by"] for one in episodes] == ["a pen"] * len(episodes)
        assert pen.calls == len(episodes)

    with_pen(sqlite, tmp_path, work)


def test_a_season_goes_on_while_its_pen_is_silent(sqlite: str, tmp_path: Path) -> None:
    async def work(opened: House, pen: Pen) -> None:
        pen.speaks.clear()
        season = await opened.season(start=True)
        await opened.over(season)
        assert await opened.store.episodes.of(season) == {}
        pen.speaks.set()
        await written(opened, season, 1)

    with_pen(sqlite, tmp_path, work)


def test_a_season_costs_no_more_than_its_pens_cap(sqlite: str, tmp_path: Path) -> None:
    async def work(opened: House, pen: Pen) -> None:
        directed = await Directed.begun(opened)
        await directed.post("resume")
        await opened.over(directed.season)
        rounds = len((await directed.get("episodes"))["episodes"])
        await written(opened, directed.season, 2)
        assert pen.calls == 2 < rounds, "two cost more than the cap"

    with_pen(sqlite, tmp_path, work, cap=0.1)


def test_a_pen_without_its_profile_is_refused(sqlite: str) -> None:
    async def go() -> None:
        async with house(sqlite, pen=PenSettings(profile="unknown")):
            raise AssertionError

    with pytest.raises(UnknownName, match="unknown"):
        asyncio.run(go())

"""The studio: drives many seasons at once; one that fails does not affect the others."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence

from showrunner.errors import ReplayDiffers, UnknownSeason
from showrunner.formats.facts import Fact
from showrunner.kernel import Told
from showrunner.running.fact_lines import fact_line
from showrunner.running.live import LiveSeason
from showrunner.running.studio import Studio
from showrunner.store import Store
from showrunner.store.seasons import RUNNING
from tests.databases import with_store
from tests.running.driving import Desk, idle, lines, rehearsed, soon
from tests.store.looking import change
from tests.store.short_season import create, short_season

SEEDS = ("one", "two", "three", "four")


def test_several_seasons_at_once_are_what_each_is_alone(address: str) -> None:
    async def work(store: Store) -> None:
        seasons = {seed: await create(store, short_season(), seed=seed) for seed in SEEDS}
        published: dict[str, int] = defaultdict(int)

        async def publish(live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
            published[live.kernel.story.digest] += len(told)

        studio = Studio(store, publish)
        for season in seasons.values():
            studio.start(season)
            studio.start(season)
        assert studio.driven == list(seasons.values())
        await soon(studio.finish())
        assert (studio.driven, studio.problems) == ([], {})
        for seed, season in seasons.items():
            story = rehearsed(short_season(), seed).kernel.story
            assert await lines(store, season) == list(map(fact_line, story.told))
            assert published[story.digest] > 0

    with_store(address, work)


def test_one_that_fails_stops_no_other(address: str) -> None:
    async def work(store: Store) -> None:
        good, bad, odd = [await create(store, short_season(), seed=seed) for seed in SEEDS[:3]]
        await Desk(store, bad).control("step", by="round")
        await idle(store, bad)
        await change(
            store,
            f"UPDATE journal SET digest = 'ffffffffffffffff' WHERE season = '{bad}' AND number = 3",
            f"UPDATE season SET settings = 'nonsense' WHERE id = '{odd}'",
        )
        studio = Studio(store)
        for season in (bad, odd, "nothing", good):
            studio.start(season)
        await soon(studio.finish())
        assert set(studio.problems) == {bad, odd, "nothing"}
        assert isinstance(studio.problems[bad], ReplayDiffers)
        assert isinstance(studio.problems["nothing"], UnknownSeason)
        assert (await store.seasons.find(good)).status == "over"
        assert (await store.seasons.find(bad)).status == "halted"

    with_store(address, work)


def test_running_seasons_are_driven_again_and_stopped_with_the_studio(address: str) -> None:
    async def work(store: Store) -> None:
        going, waiting, paused, ready = [
            await create(store, short_season(players={"ada": "outside"}), seed=seed)
            for seed in SEEDS
        ]
        await Desk(store, paused).control("pause")
        for season in (going, waiting, paused):
            await idle(store, season)
        await store.seasons.set_player(going, "ada", "bot:random")
        studio = Studio(store)
        assert await store.seasons.with_status(RUNNING) == [going, waiting]
        studio.start(going)
        studio.start(waiting)
        while going in studio.driven:
            await asyncio.sleep(0.01)
        assert studio.driven == [waiting]
        await soon(studio.close())
        assert studio.driven == []
        found = [await store.seasons.find(season) for season in (going, waiting, paused, ready)]
        assert [row.status for row in found] == ["over", "running", "paused", "ready"]
        assert {row.driver for row in found} == {None}

    with_store(address, work)


def test_a_season_is_woken_by_what_comes_for_it(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        studio = Studio(store)
        studio.start(season)
        studio.wake("nothing")
        await Desk(store, season).control("player", seat="ada", player="bot:random")
        studio.wake(season)
        await soon(studio.finish())
        assert (await store.seasons.find(season)).status == "over"

    with_store(address, work)


def test_a_season_that_is_stopped_goes_on_where_it_stood(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Desk(store, season).control("pace", seconds=3600.0)
        studio = Studio(store)
        studio.start(season)
        while (await store.seasons.find(season)).head < 1:
            await asyncio.sleep(0.01)
        await studio.close()
        assert studio.driven == []
        row = await store.seasons.find(season)
        assert (row.status, row.driver) == ("running", None)
        await store.inbox.put(season, "as fast as can be", "control", {"do": "pace", "seconds": 0})
        studio.start(season)
        await soon(studio.finish())
        story = rehearsed(short_season()).kernel.story
        assert await lines(store, season) == list(map(fact_line, story.told))

    with_store(address, work)

"""The runner: a stored season is the season that a rehearsal plays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from showrunner.errors import BotBug, Fenced, ReplayDiffers, UnknownSeason
from showrunner.formats.facts import Fact
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.kernel import Told
from showrunner.running.fact_lines import fact_line
from showrunner.running.live import LiveSeason
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.codec import TextEncoder, plain_entry
from tests.databases import with_store
from tests.running.driving import Desk, idle, lines, rehearsed, replayed, soon
from tests.store.looking import change, counts
from tests.store.short_season import create, short_season


def without_salt(entry: dict[str, Any]) -> str:
    """An entry as it is stored; its salt lies beside its words, if there are any."""
    return TextEncoder().encode({name: value for name, value in entry.items() if name != "salt"})


@pytest.mark.parametrize("most_steps", [1, 32])
@pytest.mark.parametrize("bot", ["bot:sensible", "bot:random"])
def test_a_bot_season_is_what_its_rehearsal_was(address: str, most_steps: int, bot: str) -> None:
    settings = short_season(bot=bot)
    rehearsal = rehearsed(settings)

    async def work(store: Store) -> None:
        season = await create(store, settings)
        await Runner(store, season, most_steps=most_steps).run()
        assert await lines(store, season) == list(map(fact_line, rehearsal.kernel.story.told))
        row = await store.seasons.find(season)
        assert row.digest == rehearsal.kernel.story.digest
        assert (row.status, row.fault, row.driver) == ("over", None, None)
        kept = (await store.past.entries(season))[1:]
        assert [one.digest for one in kept] == [one.digest for one in rehearsal.journal.records]
        for one, other in zip(kept, rehearsal.journal.records, strict=True):
            assert one.entry is not None
            assert without_salt(plain_entry(one.entry)) == without_salt(other.entry)
        assert (await replayed(store, season)).kernel.over

    with_store(address, work)


@pytest.mark.parametrize("most_steps", [1, 5, 32])
def test_every_fact_is_published_once_in_order_after_it_was_written(
    address: str, most_steps: int
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        published: list[int] = []

        async def publish(live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
            assert (await store.seasons.find(season)).facts > told[-1].number
            published.extend(one.number for one in told)

        desk = Desk(store, season)
        for _ in range(3):
            await Runner(store, season, publish, most_steps=most_steps).run(until_idle=True)
            await desk.answer_default()
        await store.seasons.set_player(season, "ada", "bot:random")
        await Runner(store, season, publish, most_steps=most_steps).run()
        assert published == list(range((await store.seasons.find(season)).facts))

    with_store(address, work)


def test_a_season_can_be_left_and_taken_up_anywhere(address: str) -> None:
    rehearsal = rehearsed(short_season())

    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        runs = 0
        while (await store.seasons.find(season)).status != "over":
            await desk.control("step", by="phase")
            await idle(store, season)
            runs += 1
        assert runs > 5
        assert await lines(store, season) == list(map(fact_line, rehearsal.kernel.story.told))

    with_store(address, work)


def test_a_season_that_is_over_is_driven_to_nothing(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        for _ in range(2):
            await Runner(store, season).run()
        before = await counts(store)
        await Runner(store, season).run()
        assert await counts(store) == before

    with_store(address, work)


def test_there_is_no_season_to_drive(address: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(UnknownSeason):
            await Runner(store, "nothing").run()

    with_store(address, work)


def test_who_takes_a_season_over_stops_who_drove_it(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        runner = Runner(store, season)
        driven = asyncio.create_task(runner.run())
        while not await store.past.open_asks(season):
            await asyncio.sleep(0.01)
        await store.writer.take_over(season, "there:2:b")
        await Desk(store, season).answer_default()
        before = await counts(store)
        runner.wake()
        with pytest.raises(Fenced):
            await soon(driven)
        assert await counts(store) == before
        assert (await store.seasons.find(season)).driver == "there:2:b"
        await store.seasons.set_player(season, "ada", "bot:random")
        await Runner(store, season).run()
        assert (await replayed(store, season)).kernel.over

    with_store(address, work)


def test_a_bug_halts_the_season_and_keeps_the_entry(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rehearsal = rehearsed(short_season())

    async def work(store: Store) -> None:
        season = await create(store, short_season())
        take = Mind.take

        def fail(mind: Mind, fact: Fact) -> None:
            if type(fact).__name__ == "VotesCounted":
                raise ValueError("the bot has a bug")
            take(mind, fact)

        with monkeypatch.context() as patch:
            patch.setattr(Mind, "take", fail)
            for _ in range(2):
                with pytest.raises(BotBug, match="the bot has a bug"):
                    await Runner(store, season).run()
                row = await store.seasons.find(season)
                assert (row.status, row.driver) == ("halted", None)
                assert "the bot has a bug" in row.fault
                assert len(await store.inbox.waiting(season)) == 1
        await Runner(store, season).run()
        row = await store.seasons.find(season)
        assert (row.status, row.fault) == ("over", None)
        assert await lines(store, season) == list(map(fact_line, rehearsal.kernel.story.told))

    with_store(address, work)


def test_a_season_that_failed_at_its_start_has_no_fault_once_it_goes_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())

        def fail(mind: Mind, fact: Fact) -> None:
            raise ValueError("the bot has a bug")

        with monkeypatch.context() as patch:
            patch.setattr(Mind, "take", fail)
            with pytest.raises(BotBug):
                await Runner(store, season).run()
        row = await store.seasons.find(season)
        assert (row.status, row.head) == ("halted", -1)
        await Runner(store, season).run()
        row = await store.seasons.find(season)
        assert (row.status, row.fault) == ("over", None)

    with_store(address, work)


def test_a_journal_that_tells_another_story_halts_the_season(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Desk(store, season).control("step", by="round")
        await idle(store, season)
        await change(store, "UPDATE journal SET digest = 'ffffffffffffffff' WHERE number = 7")
        with pytest.raises(ReplayDiffers) as differs:
            await Runner(store, season).run()
        assert differs.value.entry == 7
        row = await store.seasons.find(season)
        assert row.status == "halted"
        assert "differs at entry 7" in row.fault

    with_store(address, work)


def test_the_first_fact_that_differs_is_named(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Desk(store, season).control("step", by="round")
        await idle(store, season)
        told = [one for one in await store.past.facts(season) if one.entry == 5]
        await change(
            store,
            "UPDATE journal SET digest = 'ffffffffffffffff' WHERE number = 5",
            f"UPDATE fact SET body = '{{}}' WHERE number = {told[-1].number}",
        )
        with pytest.raises(ReplayDiffers) as differs:
            await Runner(store, season).run()
        assert (differs.value.entry, differs.value.fact) == (5, told[-1].number)

    with_store(address, work, checked=False)

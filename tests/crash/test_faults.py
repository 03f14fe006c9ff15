"""Rules that fail or tell other facts than stored: only this season halts, and it can go on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from showrunner.errors import Fenced, ReplayDiffers, RuleBug, VersionMismatch
from showrunner.formats.facts import StoryTold
from showrunner.formats.season import Season
from showrunner.formats.survivor.facts import BonusRolled, VotedOut
from showrunner.running import patience
from showrunner.running.fact_lines import fact_line
from showrunner.running.runner import Runner
from showrunner.running.studio import Studio
from showrunner.store import Store
from showrunner.store.inbox import TAKEN, WAITING
from showrunner.store.models import SeasonRow
from showrunner.store.seasons import HALTED, OVER
from tests.crash.checking import check_over
from tests.crash.driving import drive
from tests.crash.seasons import ALONE, STEP_BY_STEP, Scenario, new_season, order, tale
from tests.crash.trouble import Do, Name, Work, intercept, lost

BROKEN = "Broken"
LONGEST_TEST_SECONDS = 60
Tell = Callable[..., Any]


@contextlib.asynccontextmanager
async def store_at(address: str) -> AsyncIterator[Store]:
    store = await Store.open(address)
    try:
        yield store
    finally:
        await store.close()


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, LONGEST_TEST_SECONDS))


def entry_of_fact(scenario: Scenario, kind: str, nth: int) -> tuple[int, int]:
    """The entry and the number of the nth fact of a kind, as the season tells it."""
    lines = [msgspec.json.decode(line) for line in tale(scenario).lines]
    found = [line for line in lines if line["fact"]["fact"] == kind]
    return found[nth]["entry"], found[nth]["number"]


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A rule of one season fails when somebody is voted out; returns what mends it."""
    tell = Season.tell
    for scenario in (ALONE, STEP_BY_STEP):
        tale(broken(scenario))  # what it tells when all is well

    def failing(season: Season[Any], fact: Any, *rest: Any) -> Any:
        if isinstance(fact, VotedOut) and season.settings.title == BROKEN:
            raise ZeroDivisionError("a vote divided by nobody")
        return tell(season, fact, *rest)

    monkeypatch.setattr(Season, "tell", failing)
    return lambda: monkeypatch.setattr(Season, "tell", tell)


def broken(scenario: Scenario) -> Scenario:
    return replace(scenario, title=BROKEN)


@pytest.mark.parametrize("scenario", [ALONE, STEP_BY_STEP], ids=lambda scenario: scenario.name)
def test_a_bug_in_a_rule_halts_one_season_until_it_is_mended(
    address: str, scenario: Scenario, breaks: Callable[[], None]
) -> None:
    async def go() -> None:
        async with store_at(address) as store:
            seasons = [
                await new_season(store, one) for one in (scenario, broken(scenario), scenario)
            ]
            studio = Studio(store)
            for season in seasons:
                studio.start(season)
            await studio.finish()
            assert list(studio.problems) == [seasons[1]]
            assert isinstance(studio.problems[seasons[1]], RuleBug)
            for season in (seasons[0], seasons[2]):
                await check_over(store, season, scenario)
            await halted_and_mended(store, seasons[1], scenario)

    async def halted_and_mended(store: Store, season: str, scenario: Scenario) -> None:
        for _ in range(2):  # to go on with the bug still there changes nothing
            row = await store.seasons.find(season)
            assert row.status == HALTED
            assert f"entry {row.head + 1} " in row.fault
            assert "a vote divided by nobody" in row.fault
            (kept,) = await store.inbox.waiting(season)
            with pytest.raises(RuleBug):
                await Runner(store, season, most_steps=scenario.most_steps).run()
        breaks()
        expected, _ = entry_of_fact(broken(scenario), "VotedOut", 0)
        await drive(store, season, broken(scenario))
        await check_over(store, season, broken(scenario))
        verdict = await store.inbox.verdict(season, kept.number)
        assert verdict == (TAKEN, expected, None, None)
        assert (await store.seasons.find(season)).fault is None

    run(go())


def test_an_order_that_the_rules_fail_at_waits_for_the_mend(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = order(0, "story", "event", story="Rain.", effects=[])
    scenario = replace(STEP_BY_STEP, inputs=(asked,))
    tell = Season.tell

    def failing(season: Season[Any], fact: Any, *rest: Any) -> Any:
        if isinstance(fact, StoryTold):
            raise ZeroDivisionError("rain divided by nobody")
        return tell(season, fact, *rest)

    async def go() -> None:
        async with store_at(address) as store:
            season = await new_season(store, scenario)
            with monkeypatch.context() as bug:
                bug.setattr(Season, "tell", failing)
                for _ in range(3):
                    with pytest.raises(RuleBug, match="rain divided by nobody"):
                        await drive(store, season, scenario)
                assert (await store.seasons.find(season)).status == HALTED
                assert (await store.inbox.verdict(season, 1)).state == WAITING
            await drive(store, season, scenario)
            await check_over(store, season, scenario)
            assert (await store.inbox.verdict(season, 1)).state == TAKEN

    run(go())


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_a_bug_in_a_rule_while_the_steps_before_it_cannot_be_written(
    address: str, after: bool, breaks: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry that is put back must not come before the entries that it followed."""
    monkeypatch.setattr(patience, "LONGEST_WAIT_SECONDS", 0.02)
    at, _ = entry_of_fact(broken(ALONE), "VotedOut", 0)

    async def go() -> None:
        async with store_at(address) as store, store_at(address) as looking:
            season = await new_season(looking, broken(ALONE))
            failed = 0

            async def around(name: Name, do: Do, work: Work) -> Any:
                nonlocal failed
                head = (await looking.seasons.find(season)).head
                if name == "write" and head >= 0 and at - head <= ALONE.most_steps and failed < 2:
                    failed += 1
                    if after:
                        await do(work)
                    raise lost()
                return await do(work)

            intercept(store, around)
            with pytest.raises(RuleBug):
                await Runner(store, season, most_steps=ALONE.most_steps).run()
            assert failed == 2
            breaks()
            await drive(looking, season, broken(ALONE))
            await check_over(looking, season, broken(ALONE))

    run(go())


async def played_to(store: Store, season: str, entry: int) -> None:
    """Play a season to an entry, and leave it there, with some time on its clock."""

    async def publish(live: Any, told: Any) -> None:
        if live.kernel.entries == entry:
            await store.writer.take_over(season, "nowhere:0:0")

    with pytest.raises(Fenced):
        await Runner(store, season, publish, most_steps=1).run()
    change = update(SeasonRow).where(SeasonRow.id == season).values(clock=123.5)
    await store.database.write(lambda connection: connection.execute(change))


async def refused(store: Store, season: str, problem: type[Exception]) -> Any:
    """The season cannot go on, says so, and all that it told can still be read."""
    with pytest.raises(problem) as raised:
        await Runner(store, season).run()
    row = await store.seasons.find(season)
    assert row.status == HALTED
    assert row.fault == str(raised.value)
    told = tale(STEP_BY_STEP)
    lines = [fact_line(one) for one in await store.past.facts(season)]
    assert lines == told.lines[: told.ends[row.head]]
    assert row.clock == 123.5, "the season's clock is another one"
    return raised.value


def test_a_season_of_another_version_is_refused_and_can_be_read(address: str) -> None:
    async def set_version(store: Store, season: str, before: int, after: int) -> None:
        row = await store.seasons.find(season)
        settings = row.settings.replace(f'"version":{before},', f'"version":{after},', 1)
        assert settings != row.settings
        change = update(SeasonRow).where(SeasonRow.id == season)
        values = {"version": after, "settings": settings}
        await store.database.write(lambda connection: connection.execute(change.values(**values)))

    async def go() -> None:
        async with store_at(address) as store:
            season = await new_season(store, STEP_BY_STEP)
            await played_to(store, season, 30)
            await set_version(store, season, 1, 99)
            problem = await refused(store, season, VersionMismatch)
            assert (problem.stored, problem.here) == (99, 1)
            await set_version(store, season, 99, 1)
            await drive(store, season, STEP_BY_STEP)
            await check_over(store, season, STEP_BY_STEP)

    run(go())


def test_a_season_whose_rules_tell_another_fact_is_refused_with_the_fact(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    nth = 2
    tell = Season.tell

    def other(season: Season[Any], fact: Any, *rest: Any) -> Any:
        nonlocal rolled
        if isinstance(fact, BonusRolled):
            rolled += 1
            if rolled > nth:
                fact = msgspec.structs.replace(fact, dice=(1, 1, 1))
        return tell(season, fact, *rest)

    rolled = 0
    entry, number = entry_of_fact(STEP_BY_STEP, "BonusRolled", nth)

    async def go() -> None:
        async with store_at(address) as store:
            season = await new_season(store, STEP_BY_STEP)
            await played_to(store, season, entry + 10)
            with monkeypatch.context() as changed:
                changed.setattr(Season, "tell", other)
                problem = await refused(store, season, ReplayDiffers)
            assert (problem.entry, problem.fact) == (entry, number)
            assert '"dice":[1,1,1]' in problem.told
            assert '"dice":[1,1,1]' not in problem.stored
            await drive(store, season, STEP_BY_STEP)
            await check_over(store, season, STEP_BY_STEP)
            assert (await store.seasons.find(season)).status == OVER

    run(go())

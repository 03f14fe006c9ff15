"""Every format's seasons are stored, recovered, forked, stepped through, taken along, erased."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from showrunner.formats.format import load_format
from showrunner.kernel import Dice, luck_from_seed
from showrunner.running.fact_lines import fact_line
from showrunner.running.forking import fork
from showrunner.running.replay import ending_of
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.season_file import export_season, import_season
from tests.databases import with_store
from tests.every_format.seasons import SEED, Case, played, random_case, small_case, told_of
from tests.running.driving import Desk, idle, lines, replayed


async def create(store: Store, case: Case) -> str:
    """Store the case's season, which has not begun; returns its id."""
    return await store.seasons.create(case.settings(), luck_from_seed(SEED), seed=SEED)


async def stored(store: Store, case: Case) -> str:
    """Store the case's season and play it to its end."""
    season = await create(store, case)
    await Runner(store, season).run()
    return season


def as_rehearsed(case: Case) -> list[bytes]:
    """The facts that the case's season tells in memory."""
    return [fact_line(told) for told in told_of(played(case))]


async def stopped(store: Store, season: str, after: int) -> None:
    """Drive a season until this many commits are published, and drop the runner."""
    published = 0

    async def publish(*_: Any) -> None:
        nonlocal published
        published += 1
        if published == after:
            task.cancel()

    task = asyncio.create_task(Runner(store, season, publish, most_steps=3).run())
    await asyncio.gather(task, return_exceptions=True)


@small_case
def test_a_stored_season_tells_what_the_rehearsal_tells(address: str, case: Case) -> None:
    async def work(store: Store) -> None:
        season = await stored(store, case)
        assert await lines(store, season) == as_rehearsed(case)
        assert (await store.seasons.find(season)).status == "over"
        live = await replayed(store, season)
        assert ending_of(live.format, live.kernel) is not None

    with_store(address, work)


@small_case
def test_another_runner_goes_on_where_one_was_dropped(address: str, case: Case) -> None:
    async def work(store: Store) -> None:
        season = await create(store, case)
        dice = Dice(b"drops", (str(case),))
        for _ in range(4):
            await stopped(store, season, 1 + dice.below(6))
            await replayed(store, season)
        await Runner(store, season).run()
        assert await lines(store, season) == as_rehearsed(case)

    with_store(address, work)


@random_case
def test_a_season_forks_at_its_start_in_its_middle_and_at_its_end(address: str, case: Case) -> None:
    async def work(store: Store) -> None:
        season = await stored(store, case)
        head = (await store.seasons.find(season)).head
        for at in (0, head // 2, head):
            same = await fork(store, season, at)
            await idle(store, same)
            assert await lines(store, same) == as_rehearsed(case)
            fresh = await fork(store, season, at, luck="fresh")
            past = (await store.seasons.find(fresh)).facts
            await idle(store, fresh)
            assert (await store.seasons.find(fresh)).status == "over"
            told = await lines(store, fresh)
            assert told[:past] == as_rehearsed(case)[:past]
            assert (told == as_rehearsed(case)) == (at == head)
            await replayed(store, fresh)

    with_store(address, work)


@random_case
@pytest.mark.parametrize("unit", ["decision", "phase", "round"])
def test_a_season_is_stepped_through(sqlite: str, case: Case, unit: str) -> None:
    format = load_format(case.format)
    opens = {"phase": format.opens_phase, "round": format.opens_round}.get(unit)

    async def work(store: Store) -> None:
        season = await create(store, case)
        desk = Desk(store, season)
        await desk.control("pause")
        await idle(store, season)
        for _ in range(3):
            before = await store.seasons.find(season)
            await desk.control("step", by=unit)
            await idle(store, season)
            row = await store.seasons.find(season)
            told = [each.fact for each in await store.past.facts(season)][before.facts :]
            if row.status == "over":
                break
            assert row.status == "paused"
            assert row.head > before.head
            if opens is None:
                assert row.head == before.head + 1
            else:
                assert any(isinstance(fact, opens) for fact in told)
        await desk.control("run")
        await idle(store, season)
        assert await lines(store, season) == as_rehearsed(case)

    with_store(sqlite, work)


@random_case
def test_a_season_travels_as_a_file(sqlite: str, case: Case, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await stored(store, case)
        await export_season(store, season, tmp_path / "season.jsonl")
        copied = await import_season(store, tmp_path / "season.jsonl", copy=True)
        assert await lines(store, copied) == as_rehearsed(case)
        await replayed(store, copied)

    with_store(sqlite, work)


@random_case
def test_a_text_is_erased_and_the_digest_stays(address: str, case: Case) -> None:
    async def work(store: Store) -> None:
        season = await create(store, case)
        desk = Desk(store, season)
        seat = case.settings().cast[0].id
        terms = {"seat": seat, "question": "Where is the quokka?"}
        number = await desk.put("order", name="interview", terms=terms)
        await idle(store, season)
        assert (await desk.verdict(number)).state == "taken"
        digest = (await store.seasons.find(season)).digest
        found = await store.eraser.find(season, "quokka")
        assert found
        for text in found:
            await store.eraser.erase(season, text.seal)
        assert (await store.seasons.find(season)).digest == digest
        assert not any(b"quokka" in line for line in await lines(store, season))
        live = await replayed(store, season)
        assert live.kernel.story.digest == digest

    with_store(address, work)

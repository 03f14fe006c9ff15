"""A runner that is stopped at any moment: its store stays good for others, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
from itertools import product
from typing import Any

import pytest

from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.crash.checking import check, check_over
from tests.crash.driving import drive
from tests.crash.seasons import STEP_BY_STEP, new_season
from tests.crash.trouble import Do, Name, Work, intercept

FULL = os.environ.get("SHOWRUNNER_CHECK") == "full"
LONGEST_TEST_SECONDS = 60
CALLS = range(1, 40, 2 if FULL else 7)
"""The runner is cancelled after one of these numbers of transactions…"""
LAST = 90
"""The entry after which a new season is used, so that no season ends too early."""
TURNS = range(4 if FULL else 3)
"""…and this number of turns of the event loop."""


def test_a_runner_that_is_cancelled_leaves_its_store_as_it_should_be(address: str) -> None:
    async def go() -> None:
        store, own = await Store.open(address), await Store.open(address)
        try:
            await cancelled_again_and_again(store, own)
        finally:
            await store.close()
            await own.close()

    async def cancelled_again_and_again(store: Store, own: Store) -> None:
        season = await new_season(store, STEP_BY_STEP)
        calls = 0

        async def around(name: Name, do: Do, work: Work) -> Any:
            nonlocal calls
            calls += 1
            if calls == moment[0]:
                cancel_after(moment[1])
            return await do(work)

        def cancel_after(turns: int) -> None:
            if turns:
                asyncio.get_running_loop().call_soon(cancel_after, turns - 1)
            else:
                task.cancel()

        intercept(own, around)
        for moment in product(CALLS, TURNS):  # noqa: B007 (`around` goes by it)
            calls = 0
            task = asyncio.create_task(Runner(own, season, most_steps=1).run())
            with pytest.raises(asyncio.CancelledError):
                await task
            calls = len(CALLS) * len(TURNS)
            await own.seasons.find(season)
            await own.seasons.archive(season, archived=False)
            await check(store, season, STEP_BY_STEP)
            if (await store.seasons.find(season)).head > LAST:
                season = await new_season(store, STEP_BY_STEP)
        await drive(store, season, STEP_BY_STEP)
        await check_over(store, season, STEP_BY_STEP)

    asyncio.run(asyncio.wait_for(go(), LONGEST_TEST_SECONDS))

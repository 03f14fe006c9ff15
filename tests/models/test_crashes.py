"""R1: a season of models whose process is killed asks once more what was open, and nothing else."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from showrunner.formats.facts import MemoWritten
from showrunner.house_model import HouseModel, HouseSettings
from showrunner.kernel import Answer
from showrunner.players.llm.profile import Profile
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import FOUR, is_over, models, stand_ins
from tests.store.short_season import create

SEASONS = 8 if os.environ.get("SHOWRUNNER_CHECK") == "full" else 1
KILLS = 5 if SEASONS > 1 else 3
ROOT = Path(__file__).parents[2]


class Watched(HouseModel):
    """Remembers which prompts came in which life."""

    def __init__(self, settings: HouseSettings) -> None:
        super().__init__(settings)
        self.lives: list[Counter[bytes]] = []

    def next_life(self) -> None:
        """What was asked since the last one."""
        self.lives.append(self._seen)
        self._seen = Counter()


async def live(store: Store, season: str, address: str, house: Watched, calls: int) -> int:
    """Let a process drive the season, and kill it after this many calls. Returns how it ended."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.models.life",
        address,
        season,
        house.base_url,
        cwd=ROOT,
        stderr=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(100):
            ended = asyncio.create_task(process.wait())
            while house.stats.requests < calls and not ended.done():
                await asyncio.sleep(0.001)
            if not ended.done():
                process.kill()
            return await ended
    finally:
        if process.returncode is None:
            process.kill()
        house.next_life()


@pytest.mark.parametrize("latency", [pytest.param(0.0, marks=pytest.mark.full), 0.03])
def test_R1_a_kill_repeats_one_call_per_decision_in_flight_at_most(
    sqlite: str, latency: float
) -> None:
    luck = Random(latency)

    async def work(store: Store) -> None:
        async with Watched(HouseSettings(latency=latency)) as house:
            for _ in range(SEASONS):
                season = await create(store, models())
                house.reset()
                house.lives = []
                after = may_come_again = may_be_lost = 0
                for _ in range(KILLS):
                    after += luck.randint(1, 40)
                    code = await live(store, season, sqlite, house, after)
                    opened = len(await store.past.open_asks(season))
                    asked = set().union(*house.lives[:-1])
                    again = asked & house.lives[-1].keys()
                    assert len(again) <= may_come_again
                    assert set(house.lives[-1].values()) <= {1}, "a life asks nothing twice"
                    may_come_again = opened + len(FOUR)  # a diary of each is in flight at most
                    may_be_lost += may_come_again
                    if code == 0:
                        break
                if code != 0:
                    assert await live(store, season, sqlite, house, 10**9) == 0
                await is_over(store, season)
                await _nothing_is_lost_or_doubled(store, season)
                await _every_request_counts(store, season, house, may_be_lost)

    with_store(sqlite, work)


async def _every_request_counts(
    store: Store, season: str, house: Watched, may_be_lost: int
) -> None:
    """S9: what was asked of the provider is paid, also where the answer was lost."""
    calls = await store.calls.page(season, limit=100_000)
    assert len(calls) >= house.stats.requests
    lost = [call for call in calls if call.outcome == "lost"]
    assert 0 < len(lost) <= may_be_lost
    for call in lost:
        assert call.prompt_tokens > 0
        assert call.answer_tokens == Profile(name="any", base_url="").max_tokens
    used = sum(call.prompt_tokens + call.answer_tokens for call in calls)
    assert used >= house.stats.prompt_tokens + house.stats.completion_tokens


async def _nothing_is_lost_or_doubled(store: Store, season: str) -> None:
    kept = [one.entry for one in await store.past.entries(season)]
    asks = [entry.ask for entry in kept if isinstance(entry, Answer)]
    assert len(asks) == len(set(asks))
    assert await stand_ins(store, season) == 0
    diaries = [
        one.fact.seat for one in await store.past.facts(season) if isinstance(one.fact, MemoWritten)
    ]
    assert diaries
    calls = await store.calls.page(season, limit=100_000)
    answered = Counter(call.ask for call in calls if call.outcome == "answered" and call.ask)
    assert set(answered.values()) == {1}, "what is stored of a call is stored with its answer"
    assert set(answered) <= set(asks)

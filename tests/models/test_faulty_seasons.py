"""R3: small seasons on a virtual clock in which everything goes wrong, each by its seed.

Every one of them ends, or pauses with a reason, and its journal tells the same once more.
`SHOWRUNNER_FAULTY_SEED=7 pytest tests/models/test_faulty_seasons.py` plays one again.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from showrunner.addresses import AllowedAddresses
from showrunner.formats.format import load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.house_model import HouseSettings
from showrunner.house_model.asking import RUNGS
from showrunner.kernel import luck_from_seed
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.templates import TemplateFolder
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.crash.trouble import intercept
from tests.every_format.seasons import FORMATS, settings_for, sizes
from tests.models.acting import FOUR, PRICES, PROMPTS, allow, models
from tests.models.trouble import PureClient, ShakyDatabase, put_line, some_faults
from tests.models.virtual_clock import VirtualClock, run_virtually
from tests.quick import first_of
from tests.running.driving import Desk, replayed

FULL = os.environ.get("SHOWRUNNER_CHECK") == "full"
SEED = os.environ.get("SHOWRUNNER_FAULTY_SEED")
SEEDS = [int(SEED)] if SEED else list(range(400 if FULL else 200))
A_TEST = 10
LONGEST_SEASON = 50 * 86_400.0
"""Virtual seconds; a season that takes longer goes round in circles."""
MOST_PAUSES = 4


def season_of(luck: Random) -> SeasonSettings:
    """Mostly the game that talks most; now and then another, with the smallest cast that it has."""
    others = [name for name in FORMATS if name != "survivor" and sizes(name)[0] <= 6]
    name = luck.choice(["survivor"] * 4 + others)
    if name == "survivor":
        return models(FOUR, turns_per_conversation=2)
    settings = settings_for(load_format(name), sizes(name)[0], "model:house")
    parameters = {
        one: 1
        for one in ("conversations_per_player", "turns_per_conversation", "comments_per_vote")
        if hasattr(load_format(name).sheet().parameters, one)
    }
    return msgspec.structs.replace(settings, parameters=parameters)


def profiles(luck: Random) -> list[Profile]:
    """The seats' own, and perhaps one to fall back on."""
    spare = luck.random() < 0.3
    own = Profile(
        name="house",
        base_url="http://127.0.0.1:9/v1",
        model="house",
        prices=PRICES,
        in_flight=luck.choice([1, 3, 50]),
        requests=luck.choice([None, None, 20]),
        timeout=luck.choice([2.0, 20.0]),
        tries=luck.choice([1, 3, 5]),
        rung=luck.choice(["", "", "text"]),
        fallback="spare" if spare else "",
    )
    return [own, *([msgspec.structs.replace(own, name="spare", fallback="")] if spare else [])]


def allowance(luck: Random) -> Allowance:
    return Allowance(
        season=luck.choice([None, None, None, 0.01]),
        at_cap=luck.choice(["pause", "stand-in"]),
        when_away=luck.choice(["pause", "stand-in"]),
        patience=luck.choice([0.0, 60.0, 600.0]),
        stand_ins_in_a_row=0,
        stand_in_share=0,
    )


async def one_season(address: str, seed: int, clock: VirtualClock) -> str:
    """Play one; returns what it came to."""
    luck = Random(seed)
    random.seed(seed)
    store = await Store.open(address)
    try:
        deadlines = luck.choice(["{}", "{}", '{"decision":30.0,"talk":30.0,"vote":30.0}'])
        settings = season_of(luck)
        season = await store.seasons.create(
            settings, luck_from_seed(str(seed)), deadlines=deadlines
        )
        own = profiles(luck)
        lines = ModelLines(own, TemplateFolder(PROMPTS), AllowedAddresses(""), Keys({}))
        rungs = luck.choice([RUNGS, RUNGS, RUNGS[1:], RUNGS[3:]])
        for one in own:
            settings = HouseSettings(
                seed=str(seed), latency=0.2, faults=some_faults(luck), rungs=rungs
            )
            client = PureClient(one, settings)
            if luck.random() < 0.2:
                client.away_until = clock.seconds + luck.choice([5, 100, 5000])
            put_line(lines, client)
        await allow(store, season, allowance(luck))
        shaky = ShakyDatabase(luck, luck.choice([0, 0, 0.02, 0.1]))
        intercept(store, shaky.around)
        came = await _played(store, season, lines, shaky)
        await replayed(store, season)
        calls = await store.calls.page(season, limit=100_000)
        assert [call.number for call in calls] == list(range(1, len(calls) + 1))
        return came
    finally:
        await store.close()


async def _played(store: Store, season: str, lines: ModelLines, shaky: ShakyDatabase) -> str:
    desk = Desk(store, season)
    for _ in range(MOST_PAUSES + 1):
        shaky.well = False
        runner = Runner(store, season, hires=Agency(lines))
        async with asyncio.timeout(LONGEST_SEASON):
            await runner.run(until_idle=True)
        shaky.well = True
        row = await store.seasons.find(season)
        if row.status == "over":
            return "over"
        assert row.status == "paused", (row.status, row.fault)
        assert row.paused_for, "a pause without a reason"
        await desk.control("run")
    return "paused"


@pytest.mark.parametrize(
    "first",
    first_of(2, SEEDS[::A_TEST]),
)
def test_R3_a_faulty_season_ends_or_pauses_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    came: Counter[str] = Counter()
    for seed in SEEDS[SEEDS.index(first) :][:A_TEST]:
        try:
            came[
                run_virtually(
                    monkeypatch,
                    lambda clock, seed=seed: one_season(str(tmp_path / f"{seed}.db"), seed, clock),
                )
            ] += 1
        except BaseException:
            print(f"again: SHOWRUNNER_FAULTY_SEED={seed} pytest {Path(__file__).name}")
            raise
    assert SEED or came["over"] >= A_TEST / 2, came

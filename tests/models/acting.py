"""Seasons of models: a stage with a house model behind real HTTP, and what is looked at after."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from showrunner.addresses import AllowedAddresses
from showrunner.formats.facts import AnsweredFor
from showrunner.formats.settings import SeasonSettings
from showrunner.house_model import HouseModel, HouseSettings, rates
from showrunner.kernel import Answer
from showrunner.players.llm import asking, breaker, contestant
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import Prices, Profile
from showrunner.players.llm.templates import TemplateFolder
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.running.driving import replayed
from tests.store.short_season import SEATS, short_season

PROMPTS = Path(__file__).parents[2] / "prompts"
PRICES = Prices(input=0.5, cached=0.1, output=1.5)
FOUR = SEATS[:4]
TWELVE = (*SEATS, "fay", "gus", "hal", "ivy", "jim", "kit", "lou")
NEVER_PAUSES = Allowance(when_away="stand-in", patience=0, stand_ins_in_a_row=0, stand_in_share=0)
"""Bots stand in wherever models fail, for seasons that are to end in spite of it."""
SECONDS = 120.0
"""After so long a test has failed that waits for a season."""


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short pauses between two tries, and short rests of a breaker."""
    monkeypatch.setattr(asking, "_backoff", lambda tried: 0.01)
    monkeypatch.setattr(contestant, "_RETRY_ALL_SECONDS", 0.02)
    monkeypatch.setattr(breaker, "FIRST_REST_SECONDS", 0.05)
    monkeypatch.setattr(breaker, "LONGEST_REST_SECONDS", 0.1)
    monkeypatch.setattr(breaker, "_REST_DURING_TRIAL_SECONDS", 0.02)


def models(
    cast: Sequence[str] = FOUR, players: Mapping[str, str] | None = None, **parameters: Any
) -> SeasonSettings:
    """A short season of models."""
    everybody = {**dict.fromkeys(cast, "model:house"), **(players or {})}
    return short_season(cast=cast, players=everybody, parameters=parameters)


def faulty(*given: str, **changed: Any) -> HouseSettings:
    """A house model with these faults."""
    return HouseSettings(faults=rates(given), retry_after=0.01, **changed)


def profile(house: HouseModel, name: str = "house", **changed: Any) -> Profile:
    """A profile of this house model."""
    changed = {"prices": PRICES, "in_flight": 200, "timeout": 20.0, **changed}
    return Profile(name=name, base_url=house.base_url, model=name, **changed)


@asynccontextmanager
async def lines_to(*profiles: Profile, in_flight: int = 200) -> AsyncIterator[ModelLines]:
    """The lines to these profiles."""
    places = ", ".join(one.base_url.removesuffix("/v1") for one in profiles)
    allowed = AllowedAddresses(f"{places}, 127.0.0.1")
    keys = Keys({one.key: places for one in profiles if one.key})
    lines = ModelLines(profiles, TemplateFolder(PROMPTS), allowed, keys, in_flight)
    try:
        yield lines
    finally:
        await lines.close()


async def allow(
    store: Store, season: str, allowance: Allowance, lines: ModelLines | None = None
) -> None:
    """Set the cap on what the models of a paused season may cost."""
    terms = {"do": "allowance", "allowance": msgspec.to_builtins(allowance)}
    number = await store.inbox.put(season, f"allow {hash(allowance)}", "control", terms)
    await Runner(store, season, hires=Agency(lines) if lines else None).attend()
    assert (await store.inbox.verdict(season, number)).state == "taken"


async def drive(store: Store, season: str, lines: ModelLines, **others: Any) -> None:
    """Drive a season as far as its models go."""
    runner = Runner(store, season, hires=Agency(lines))
    await asyncio.wait_for(runner.run(until_idle=True, **others), SECONDS)


async def is_over(store: Store, season: str) -> None:
    """It has come to its end, and its journal tells the same once more."""
    row = await store.seasons.find(season)
    assert (row.status, row.paused_for, row.fault) == ("over", None, None)
    await replayed(store, season)


async def outcomes(store: Store, season: str) -> Counter[str]:
    """How many calls came to what."""
    return Counter({one.what: one.calls for one in await store.calls.sums(season, "outcome")})


async def stand_ins(store: Store, season: str) -> int:
    """The decisions that a bot made for a model."""
    facts = [one.fact for one in await store.past.facts(season)]
    told = [fact for fact in facts if isinstance(fact, AnsweredFor)]
    assert {fact.by for fact in told} <= {"stand-in"}
    kept = [one.entry for one in await store.past.entries(season)]
    by = Counter(entry.by for entry in kept if isinstance(entry, Answer))
    assert by["stand-in"] == len(told)
    assert set(by) <= {"player", "engine", "stand-in"}
    return len(told)


async def ledger_is_right(store: Store, season: str, house: HouseModel) -> None:
    """S9: what is written down is what the provider says that it served."""
    calls = await store.calls.page(season, limit=100_000)
    assert [call.number for call in calls] == list(range(1, len(calls) + 1))
    stats = house.stats
    slow = "time_out" in stats.faults
    assert slow or len(calls) == stats.requests
    for name in ("prompt_tokens", "cached_tokens", "answer_tokens"):
        told = {"answer_tokens": "completion_tokens"}
        seen = sum(getattr(call, name) for call in calls if call.outcome != "cut")
        if not slow and "cut" not in stats.faults:  # what is cut off is used, and never told
            assert seen == getattr(stats, told.get(name, name)), name
    spent = sum(
        PRICES.cost(call.prompt_tokens, call.cached_tokens, call.answer_tokens) for call in calls
    )
    assert spent == sum(call.cost for call in calls)
    asked = {call.ask for call in calls}
    assert {call.templates for call in calls} != {""}
    assert len(asked) > 10

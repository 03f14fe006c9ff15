"""Seasons of models at endpoints with habits: models decide themselves, or the season says why not.

The short check puts habits together; the full one tries each alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from showrunner.files.season_files import load_season, settings
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import RUNGS
from showrunner.running.probing import check_model
from showrunner.running.prompts import prompt_of
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import (
    allow,
    drive,
    is_over,
    lines_to,
    models,
    outcomes,
    profile,
    stand_ins,
)
from tests.outside.endpoint import Endpoint, Habits
from tests.store.short_season import create

OWN_DECISIONS = 0.95
KEY = "sk-a-key-of-this-test"
FULL = pytest.mark.full
CLOSED = '<think>\nMaybe {this}, or {"answer": null}?\n</think>\n\n'
CUT_OFF, NEVER_CLOSED = CLOSED.removeprefix("<think>"), "<think>\nHm, what now?\n"

Season = tuple[Store, str, Endpoint, ModelLines]


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THE_KEY", KEY)


def played(sqlite: str, habits: Habits, after: Callable[[Season], Coroutine[Any, Any, None]],
           **changed: Any) -> None:  # fmt: skip
    """Play a season at an endpoint with these habits, as far as it goes."""

    async def work(store: Store) -> None:
        season = await create(store, models(turns_per_conversation=1))
        await allow(store, season, Allowance(season=None, patience=600))
        async with (
            Endpoint(habits) as endpoint,
            lines_to(profile(endpoint, key="THE_KEY", **changed)) as lines,
        ):
            await drive(store, season, lines)
            assert not [count for count in endpoint.bodies.values() if count > 2]
            await after((store, season, endpoint, lines))
            for call in await store.calls.page(season, limit=100_000):
                assert KEY not in repr(call)

    with_store(sqlite, work)


async def decides_itself(season: Season) -> None:
    """At least 95 % of decisions were the model's own, and all prompts can be shown again."""
    store, id, _, _ = season
    await is_over(store, id)
    calls = await store.calls.page(id, limit=100_000)
    decisions = {call.ask for call in calls if call.ask}
    assert len(decisions) > 20
    assert await stand_ins(store, id) <= (1 - OWN_DECISIONS) * len(decisions)
    kinds = {(call.outcome, bool(call.again), call.rung): call for call in calls}
    for call in kinds.values():
        assert (await prompt_of(store, id, call)).exact, call


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("habits", "changed"),
    [
        pytest.param(
            Habits(ignores_format=True, fences=True, no_usage=True, parts=True, think=CUT_OFF),
            {},
            id="replies",
        ),
        pytest.param(
            Habits(
                strict_body=True, no_system=True, alternation=True, think_tokens=4000,
                stray_400=30, errors_200=10, refuses=("temperature",),
            ),
            {"seed": 7, "temperature": 0.8},
            id="requests",
        ),
        pytest.param(
            Habits(filters=0.03, filters_prompt=9, only_max_tokens=True, think=NEVER_CLOSED),
            {},
            id="filters",
        ),
        pytest.param(Habits(ignores_format=True), {}, id="ignores format", marks=FULL),
        pytest.param(Habits(fences=True), {}, id="fence", marks=FULL),
        pytest.param(Habits(fences=True), {"rung": "json_object"}, id="fence in JSON", marks=FULL),
        pytest.param(Habits(think=CLOSED), {}, id="think", marks=FULL),
        pytest.param(Habits(think=CUT_OFF), {}, id="only a closing tag", marks=FULL),
        pytest.param(Habits(think=NEVER_CLOSED), {}, id="only an opening tag", marks=FULL),
        pytest.param(Habits(think_tokens=4000), {}, id="think eats tokens", marks=FULL),
        pytest.param(Habits(parts=True), {}, id="parts", marks=FULL),
        pytest.param(Habits(no_usage=True), {}, id="no usage", marks=FULL),
        pytest.param(Habits(stray_400=20), {}, id="a stray 400", marks=FULL),
        pytest.param(Habits(opaque=True), {}, id="400 without a reason", marks=FULL),
        pytest.param(Habits(filters=0.03), {}, id="filter", marks=FULL),
        pytest.param(Habits(filters_prompt=9), {}, id="filters one prompt", marks=FULL),
        pytest.param(Habits(only_max_tokens=True), {}, id="only max_tokens", marks=FULL),
        pytest.param(
            Habits(refuses=("temperature", "top_p", "reasoning_effort")),
            {"temperature": 0.8, "top_p": 0.9, "reasoning_effort": "low"},
            id="parameters",
            marks=FULL,
        ),
        pytest.param(Habits(strict_body=True), {"seed": 7}, id="422", marks=FULL),
        pytest.param(Habits(no_limits=True), {"rung": "json_schema"}, id="no limits in schemas"),
        pytest.param(Habits(no_system=True), {}, id="no system role", marks=FULL),
        pytest.param(Habits(alternation=True), {}, id="alternation", marks=FULL),
        pytest.param(Habits(errors_200=7), {}, id="errors with 200", marks=FULL),
    ],
)  # fmt: skip
def test_at_an_endpoint_with_habits_models_decide_themselves(
    sqlite: str, habits: Habits, changed: dict[str, Any]
) -> None:
    played(sqlite, habits, decides_itself, **changed)


@pytest.mark.parametrize(
    ("habits", "outcome", "why"),
    [
        (Habits(echoes_key=True), "denied", "Incorrect API key provided: [key]"),
        (Habits(no_model=True), "denied", "The model `house` does not exist"),
        (Habits(window=50), "too_long", "exceeds the available context size"),
        (Habits(window=50, window_of_both=True), "too_long", "maximum context length is 50"),
    ],
    ids=["wrong key", "wrong model", "small window", "small window with the answer"],
)
def test_where_waiting_cannot_help_a_season_pauses_at_once_and_says_why(
    sqlite: str, habits: Habits, outcome: str, why: str
) -> None:
    async def paused(season: Season) -> None:
        store, id, endpoint, lines = season
        row = await store.seasons.find(id)
        assert row.status == "paused"
        assert why in row.paused_for
        assert (await outcomes(store, id))[outcome] >= 1
        assert endpoint.stats.requests <= 12
        assert lines.line("house").context == (habits.window or None)
        assert await stand_ins(store, id) == 0

    played(sqlite, habits, paused)


@pytest.mark.usefixtures("hurried")
def test_an_answer_has_as_many_tokens_as_the_window_leaves(sqlite: str) -> None:
    async def fits(season: Season) -> None:
        await decides_itself(season)
        store, id, _, lines = season
        assert lines.line("house").context == 6000
        assert (await outcomes(store, id))["too_long"] <= 8

    played(sqlite, Habits(window=6000, window_of_both=True), fits, max_tokens=5000)


def test_a_model_is_tried_out_without_what_its_endpoint_refuses() -> None:
    habits = Habits(no_system=True, refuses=("temperature",), only_max_tokens=True)
    season = settings(load_season("quick"))

    async def work() -> None:
        async with (
            Endpoint(habits) as endpoint,
            lines_to(profile(endpoint, temperature=0.8)) as lines,
        ):
            line, templates = lines.line("house"), lines.templates.now
            checked = await check_model(line, templates, season, "seed")
        assert [found.rung for found in checked.probes if found.works] == list(RUNGS)
        assert endpoint.refused[400] > 0

    asyncio.run(work())

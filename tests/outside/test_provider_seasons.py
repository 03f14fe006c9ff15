"""Small seasons through each provider's own SDK, over real HTTP: the models decide, not bots."""

from __future__ import annotations

import pytest

from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import drive, is_over, models, outcomes, stand_ins
from tests.outside.anthropic_api import AnthropicApi
from tests.outside.emulating import Emulation, lines_of
from tests.outside.gemini_api import GeminiApi
from tests.store.short_season import SEATS, create

OWN_DECISIONS = 0.95


CASES = [
    (AnthropicApi, "json_object", ""),
    (AnthropicApi, "json_object", "low"),
    (AnthropicApi, "json_schema", ""),
    (GeminiApi, "json_schema", "low"),
]


@pytest.mark.parametrize(("api", "rung", "effort"), CASES)
def test_a_season_is_played_through_the_sdk(
    sqlite: str, api: type[Emulation], rung: str, effort: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        emulation = api()
        emulation.thoughts = 120
        settings = {"reasoning_effort": effort, "max_tokens": 3000, "rung": rung}
        async with lines_of(emulation, monkeypatch, **settings) as lines:
            await drive(store, season, lines)
        await is_over(store, season)
        came = await outcomes(store, season)
        changed = came.pop("unsupported", 0)  # limits in schemas, which Anthropic's API refuses
        assert changed <= len(SEATS)
        assert came["answered"] + came["over_long"] >= OWN_DECISIONS * came.total()
        calls = await store.calls.page(season, limit=100_000)
        asks = {call.ask for call in calls if call.ask}
        assert len(asks) > 20
        assert await stand_ins(store, season) <= (1 - OWN_DECISIONS) * len(asks)
        assert {call.rung for call in calls} == {rung}
        assert {call.thinking_tokens for call in calls} == {120 if effort else 0}
        if rung == "json_object":
            cached = sum(call.cached_tokens for call in calls)
            assert cached > 0.5 * sum(call.prompt_tokens for call in calls)

    with_store(sqlite, work)

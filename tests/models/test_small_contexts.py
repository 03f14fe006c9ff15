"""A model with a small context: prompts fit, and the record says what was shortened."""

from __future__ import annotations

from showrunner.house_model import HouseModel
from showrunner.running.prompts import prompt_of
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import drive, is_over, lines_to, models, outcomes, profile
from tests.store.short_season import create

CONTEXT = 3000


def test_a_season_is_played_in_a_small_context_and_each_prompt_can_be_made_again(
    sqlite: str,
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with HouseModel() as house, lines_to(profile(house, max_tokens=900)) as lines:
            line = lines.line("house")
            line.capabilities.context = CONTEXT
            await drive(store, season, lines)
            await is_over(store, season)
            assert (await outcomes(store, season)).keys() == {"answered"}
        shortened = 0
        for call in await store.calls.page(season, limit=100_000):
            past = await prompt_of(store, season, call)
            assert past.exact, call.kind
            assert past.prompt.tokens <= CONTEXT
            assert call.detail.startswith("shortened: ") == bool(past.prompt.left_out)
            shortened += bool(past.prompt.left_out)
        assert shortened

    with_store(sqlite, work)


def test_a_model_that_reasons_is_not_asked_for_reasoning(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            lines.line("house").capabilities.thinks = True
            await drive(store, season, lines)
            await is_over(store, season)
        for call in (await store.calls.page(season, limit=100_000))[::5]:
            past = await prompt_of(store, season, call)
            assert past.exact
            assert "reasoning" not in past.prompt.schema["properties"]
            assert "`reasoning`, `plan`" not in past.prompt.turn

    with_store(sqlite, work)

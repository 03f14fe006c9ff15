"""An estimate uses the provider's own count of tokens, and prompts that fit the model's window."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from showrunner.house_model import HouseModel
from showrunner.players.llm.profile import Prices
from showrunner.running.estimating import Estimate
from showrunner.running.probing import CheckedModel, check_model
from showrunner.running.window_check import WindowCheck
from tests.models.acting import FOUR, lines_to, profile
from tests.store.short_season import short_season


def test_tokens_and_cost_are_as_the_provider_counts_them() -> None:
    counted = Estimate(50, 100_000, 40_000, 5_000, {"diary": 50}, [], 900, "diary")
    prices = Prices(input=1.0, cached=0.5, output=2.0)
    assert counted.cost(prices) == (60_000 + 20_000 + 10_000) / 1_000_000
    seen = counted.as_counted(2.0)
    assert (seen.prompt_tokens, seen.cached_tokens, seen.answer_tokens) == (200_000, 80_000, 5_000)
    assert seen.longest_prompt == 1800
    assert seen.cost(prices) == (120_000 + 40_000 + 10_000) / 1_000_000
    assert counted.as_counted(1.0) == counted


def test_what_a_model_thinks_is_in_the_price_of_a_season() -> None:
    counted = Estimate(50, 100_000, 0, 5_000, {"diary": 50}, [])
    seen = counted.as_counted(1.0, 700)
    assert seen.answer_tokens == 5_000 + 50 * 700
    assert seen.cost(Prices(output=2.0)) == 0.08


@pytest.mark.parametrize(
    ("context", "left_out", "fits", "told"),
    [
        (None, {}, None, "the window should have 5,500"),
        (8192, {}, True, "tokens, which leaves 4,192 for its answer"),
        (4300, {}, True, "leaves 300 for its answer; the longest answer of this check had 300."),
        (4299, {}, False, "they do not fit. The window should have at least 4,300."),
        (
            8192,
            {"votes": 3, "today": 40},
            True,
            "To fit, 41 prompts of the season are shortened: today (40 times), votes (3 times). "
            "The longest prompt (vote) has 4,000 tokens as sent, which leaves 4,192",
        ),
    ],
)
def test_a_check_says_whether_the_longest_prompt_fits_the_window(
    context: int | None, left_out: Mapping[str, int], fits: bool | None, told: str
) -> None:
    shortened = 41 if left_out else 0
    check = WindowCheck(context, 4000, "vote", 1500, 300, shortened, left_out)
    assert check.fits is fits
    assert told in str(check)
    assert "longest prompt (vote) has 4,000 tokens" in str(check)


def checked(**changed: Any) -> CheckedModel:
    """A check of the house model, with a profile that is changed so."""

    season = short_season(cast=FOUR)

    async def work() -> CheckedModel:
        async with HouseModel() as house, lines_to(profile(house, **changed)) as lines:
            return await check_model(lines.line("house"), lines.templates.now, season, "seed")

    return asyncio.run(work())


def test_a_check_rehearses_with_prompts_that_fit_the_window() -> None:
    window = checked(max_tokens=900, context=3000).window
    assert window.context == 3000
    assert window.shortened > 0
    assert "what you remember" in window.left_out
    assert window.fits
    assert window.longest_prompt + 750 <= 3000  # a quarter is kept free for the answer
    full = checked(max_tokens=900)
    assert (full.window.shortened, full.window.left_out) == (0, {})
    assert full.window.longest_prompt > window.longest_prompt
    assert full.best is not None
    assert full.best.rung == "json_schema"

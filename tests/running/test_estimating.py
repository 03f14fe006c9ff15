"""An estimate uses the provider's own count of tokens if that is known."""

from __future__ import annotations

import pytest

from showrunner.players.llm.profile import Prices
from showrunner.players.llm.prompting import DIARY, Prompt
from showrunner.running.estimating import Estimate, Sample
from showrunner.running.window_check import WindowCheck


def test_tokens_and_cost_are_as_the_provider_counts_them() -> None:
    samples = [Sample(DIARY, Prompt("x" * 4 * size, "", {})) for size in (100, 200, 400)]
    own = samples[1].prompt.tokens
    counted = Estimate(50, 100_000, 40_000, 5_000, {"diary": 50}, samples)
    prices = Prices(input=1.0, cached=0.5, output=2.0)
    assert counted.cost(prices) == (60_000 + 20_000 + 10_000) / 1_000_000
    seen = counted.as_counted(2 * own)
    assert (seen.prompt_tokens, seen.cached_tokens, seen.answer_tokens) == (200_000, 80_000, 5_000)
    assert seen.cost(prices) == (120_000 + 40_000 + 10_000) / 1_000_000
    assert counted.as_counted(0) == counted


def test_what_a_model_thinks_is_in_the_price_of_a_season() -> None:
    samples = [Sample(DIARY, Prompt("x" * 400, "", {}))]
    counted = Estimate(50, 100_000, 0, 5_000, {"diary": 50}, samples, 900, "diary")
    seen = counted.as_counted(0, 700)
    assert seen.answer_tokens == 5_000 + 50 * 700
    assert seen.cost(Prices(output=2.0)) == 0.08
    assert counted.as_counted(samples[0].prompt.tokens * 2).longest_prompt == 1800


@pytest.mark.parametrize(
    ("context", "max_tokens", "fits", "told"),
    [
        (None, 1500, None, "the window should have 5,500"),
        (8192, 1500, True, "they fit, with 2,692 to spare"),
        (5500, 1500, True, "they fit, with 0 to spare"),
        (5499, 1500, False, "set max_tokens to 1,499 or less"),
        (4299, 1500, False, "Leave at least 300 for answers (the longest of this check)"),
        (2048, 1500, False, "a window of 4,300"),
    ],
)
def test_a_check_says_whether_the_longest_prompt_fits_the_window(
    context: int | None, max_tokens: int, fits: bool | None, told: str
) -> None:
    check = WindowCheck(context, 4000, "vote", max_tokens, longest_answer=300)
    assert check.fits is fits
    assert told in str(check)
    assert "its longest prompt (vote) has 4,000 tokens" in str(check)

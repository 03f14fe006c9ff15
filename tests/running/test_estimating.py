"""An estimate uses the provider's own count of tokens if that is known."""

from __future__ import annotations

from showrunner.players.llm.profile import Prices
from showrunner.players.llm.prompting import DIARY, Prompt
from showrunner.running.estimating import Estimate, Sample


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

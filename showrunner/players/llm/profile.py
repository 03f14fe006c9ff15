"""A model profile: one model at one endpoint, with its settings, prices and limits."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

PREFIX: Final = "model:"
"""Prefix of the player name of a model: `model:` and the name of a profile."""

Rung = Literal["json_schema", "tool", "json_object", "text"]
RUNGS: Final[tuple[Rung, ...]] = ("json_schema", "tool", "json_object", "text")
"""The ways to ask for structured output, the strictest first."""

Name = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_.-]{0,62}$")]
Dollars = Annotated[float, Meta(ge=0, le=1e6)]
Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=3600)]


class Prices(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Dollars for a million tokens; `cached` is the price of tokens from the provider's cache."""

    input: Dollars = 0.0
    cached: Dollars | None = None
    output: Dollars = 0.0

    def cost(self, prompt: int, cached: int, answer: int) -> int:
        """A call's cost in millionths of a dollar; `prompt` includes the `cached` tokens."""
        cached = min(cached, prompt)
        price = self.input if self.cached is None else self.cached
        return ceil((prompt - cached) * self.input + cached * price + answer * self.output)


class Profile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A model at an endpoint, for seats whose player is `model:` and the profile's name.

    `model` is the endpoint's name for it (empty: the only one that it has), and `key` is the
    environment variable with the endpoint's key (empty: it needs none). `rung` is the strictest
    form to ask for (empty: the first that works). `in_flight` limits the calls at once, `requests`
    and `tokens` those per minute. A call is cancelled after `timeout` seconds and tried `tries`
    times in all; then `fallback`, another profile, is asked.
    """

    name: Name
    base_url: str
    model: str = ""
    key: Annotated[str, Meta(pattern=r"^([A-Z][A-Z0-9_]*_(KEY|TOKEN))?$")] = ""
    temperature: Annotated[float, Meta(ge=0, le=2)] | None = None
    top_p: Annotated[float, Meta(gt=0, le=1)] | None = None
    seed: int | None = None
    max_tokens: Annotated[int, Meta(ge=100, le=200_000)] = 1500
    max_tokens_name: Literal["max_completion_tokens", "max_tokens"] = "max_completion_tokens"
    reasoning_effort: Literal["", "none", "minimal", "low", "medium", "high", "xhigh"] = ""
    rung: Literal["", "json_schema", "tool", "json_object", "text"] = ""
    prices: Prices = Prices()
    in_flight: Annotated[int, Meta(ge=1, le=1000)] = 50
    requests: Count | None = None
    tokens: Count | None = None
    timeout: Seconds = 120.0
    tries: Annotated[int, Meta(ge=1, le=20)] = 5
    fallback: str = ""

    @property
    def player(self) -> str:
        """The player name of this model."""
        return PREFIX + self.name

    def most(self, prompt: int) -> int:
        """The highest cost of a call with this many prompt tokens, in millionths of a dollar."""
        return self.prices.cost(prompt, 0, self.max_tokens)

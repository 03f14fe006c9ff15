"""The allowance: what a season's models may cost, and what happens when they cannot answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from showrunner.errors import CapReached, WrongParameter
from showrunner.players.llm.profile import Dollars, Profile

MICROS: Final = 1_000_000
"""Costs are whole millionths of a dollar."""
_FEWEST_TOKENS: Final = 50
"""An answer of fewer is none."""

VOICE: Final = "voice"
"""The kind of calls in which a model speaks for a bot."""

Otherwise = Literal["pause", "stand-in"]


class Allowance(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Dollars that a call, a seat, an episode and the season may cost at most; null is no cap.

    `voice` is a cap on all that models say for bots. At any cap bots speak for themselves.

    `at_cap` says what happens at one: the season pauses, or a bot stands in for the decision. From
    the share `cheaper_from` of a cap on, the profile `cheaper` plays, where one is named.
    `when_away` says what happens when neither a seat's profile nor its fallbacks could be reached
    for `patience` seconds.
    """

    call: Dollars | None = None
    seat: Dollars | None = None
    episode: Dollars | None = None
    season: Dollars | None = None
    voice: Dollars | None = None
    at_cap: Otherwise = "pause"
    cheaper: Annotated[str, Meta(max_length=63)] = ""
    cheaper_from: Annotated[float, Meta(ge=0, le=1)] = 0.8
    when_away: Otherwise = "pause"
    patience: Annotated[float, Meta(ge=0, le=86_400)] = 60.0

    def verify(self, profiles: Iterable[str]) -> None:
        """Raise WrongParameter for a cheaper profile that there is not."""
        if self.cheaper and self.cheaper not in (known := sorted(profiles)):
            raise WrongParameter(
                f"no profile is called {self.cheaper!r}",
                f"give one of {', '.join(known) or '(none is set up)'}",
            )


class Scope(NamedTuple):
    """What a cap is on: the season, an episode, a seat, or what models say for bots."""

    what: str
    which: str = ""

    def __str__(self) -> str:
        return f"{self.what} {self.which}" if self.which else f"the {self.what}"


_VOICES: Final = Scope("voice of bots")
_Scopes = Sequence[tuple[Scope, float | None]]


class Purse:
    """What a season has spent, and may still. No call begins that could break a cap.

    A call in flight counts with the most that it can cost; one that would fit but for these waits
    until they have ended.
    """

    def __init__(
        self,
        allowance: Allowance,
        spent: Iterable[tuple[str, int, int]] = (),
        voice: int = 0,
    ) -> None:
        """`spent` gives a seat, an episode, and what was spent on both together.

        `voice` is how much of all that was spent on what models say for bots.
        """
        self.allowance = allowance
        self.spent: Counter[Scope] = Counter()
        self._held: Counter[Scope] = Counter()
        self._changed = asyncio.Event()
        for seat, episode, cost in spent:
            self.pay(seat, episode, cost)
        if voice:
            self.spent[_VOICES] = voice

    def pay(self, seat: str, episode: int, cost: int, kind: str = "") -> None:
        """Count what a call of this kind cost, in millionths of a dollar."""
        for scope, _ in self._scopes(seat, episode, kind):
            self.spent[scope] += cost

    def allow(self, allowance: Allowance) -> None:
        """Other caps count from now on."""
        self.allowance = allowance
        self._changed.set()

    def wants_cheaper(self, seat: str, episode: int) -> bool:
        """Whether so much is spent of some cap that the cheaper profile is to play."""
        share = self.allowance.cheaper_from * MICROS
        return bool(self.allowance.cheaper) and any(
            cap is not None and self.spent[scope] >= cap * share
            for scope, cap in self._scopes(seat, episode)
        )

    def answer_tokens(self, profile: Profile, prompt: int) -> int:
        """How many tokens an answer may have so that its call stays below its own cap.

        Raises CapReached where that leaves too few for any answer.
        """
        cap, price = self.allowance.call, profile.prices.output
        if cap is None or not profile.most(prompt):
            return profile.max_tokens
        left = cap * MICROS - profile.prices.cost(prompt, 0, 0)
        most = profile.max_tokens if not price else min(profile.max_tokens, int(left / price))
        if left < 0 or most < _FEWEST_TOKENS:
            raise self._at_cap("a call", profile.most(prompt), cap)
        return most

    @asynccontextmanager
    async def holding(
        self, seat: str, episode: int, most: int, kind: str = ""
    ) -> AsyncIterator[None]:
        """Keep so much for a call; waits while others hold what it needs. Raises CapReached."""
        scopes = list(self._scopes(seat, episode, kind))
        while not self._fits(scopes, most):
            self._changed.clear()
            await self._changed.wait()
            scopes = list(self._scopes(seat, episode, kind))
        self._hold(scopes, most)
        try:
            yield
        finally:
            self._hold(scopes, -most)
            self._changed.set()

    def _at_cap(self, scope: str, spent: int, cap: float) -> CapReached:
        return CapReached(scope, spent / MICROS, cap, pause=self.allowance.at_cap == "pause")

    def _fits(self, scopes: _Scopes, most: int) -> bool:
        fits = True
        for scope, cap in scopes:
            if cap is None or not most:
                continue
            if self.spent[scope] + most > cap * MICROS:
                raise self._at_cap(str(scope), self.spent[scope], cap)
            fits = fits and self.spent[scope] + self._held[scope] + most <= cap * MICROS
        return fits

    def _hold(self, scopes: _Scopes, most: int) -> None:
        for scope, _ in scopes:
            self._held[scope] += most

    def _scopes(
        self, seat: str, episode: int, kind: str = ""
    ) -> Iterator[tuple[Scope, float | None]]:
        yield Scope("season"), self.allowance.season
        yield Scope("episode", str(episode)), self.allowance.episode
        yield Scope("seat", seat), self.allowance.seat
        if kind == VOICE:
            yield _VOICES, self.allowance.voice

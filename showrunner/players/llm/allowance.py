"""The allowance: limits on what a season's models may cost, and what happens at a limit."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from showrunner.errors import CapReached, WrongParameter
from showrunner.players.llm.profile import Dollars, Profile

MICROS: Final = 1_000_000
"""Costs are counted in millionths of a dollar, as integers."""
_MIN_ANSWER_TOKENS: Final = 50
"""Too few tokens for any answer."""

VOICE: Final = "voice"
"""The kind of calls in which a model speaks for a bot."""
READING: Final = "reading"
"""The kind of calls in which a model reads the acts out of somebody's words."""

Otherwise = Literal["pause", "stand-in"]


class Allowance(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Caps in dollars for a call, a seat, an episode and the season; null is no cap.

    `tokens` caps the tokens of all prompts and answers of the season: it also limits models whose
    profiles have no prices. A season has both of its caps unless they are set otherwise.
    `voice` is a cap on all that models say for bots. At any cap bots speak for themselves.

    `reader` is the profile of the model that reads acts from the words of people and programs who
    gave none; if empty, the built-in reader does. `reading` is a cap on what that model costs. At
    any cap the built-in reader takes over.

    `at_cap` says what happens at a cap: the season pauses, or a bot stands in for the decision.
    When the share `cheaper_from` of a cap is spent, the profile `cheaper` takes over, if it is set.
    `when_away` says what happens when neither a seat's profile nor its fallbacks could be reached
    for `patience` seconds.

    The season also pauses when bots have stood in for `stand_ins_in_a_row` decisions of a seat in a
    row, or for the share `stand_in_share` of the decisions that models had to make in an episode;
    0 is never. Where a bot stands in because of `at_cap` or `when_away`, that does not count.
    """

    call: Dollars | None = None
    seat: Dollars | None = None
    episode: Dollars | None = None
    season: Dollars | None = 5.0
    tokens: Annotated[int, Meta(ge=0, le=10**12)] | None = 5_000_000
    voice: Dollars | None = None
    reader: Annotated[str, Meta(max_length=63)] = ""
    reading: Dollars | None = None
    at_cap: Otherwise = "pause"
    cheaper: Annotated[str, Meta(max_length=63)] = ""
    cheaper_from: Annotated[float, Meta(ge=0, le=1)] = 0.8
    when_away: Otherwise = "pause"
    patience: Annotated[float, Meta(ge=0, le=86_400)] = 60.0
    stand_ins_in_a_row: Annotated[int, Meta(ge=0, le=1000)] = 3
    stand_in_share: Annotated[float, Meta(ge=0, le=1)] = 0.2

    @property
    def said(self) -> str:
        """The season's caps in words, to follow a verb (`play at any price and …`)."""
        dollars = "at any price" if self.season is None else f"for at most ${self.season:g}"
        tokens = "any number of" if self.tokens is None else f"at most {self.tokens:,}"
        return f"{dollars} and {tokens} tokens"

    def verify(self, profiles: Iterable[str]) -> None:
        """Raise WrongParameter for a cheaper profile, or a reader, that does not exist."""
        known = sorted(profiles)
        for profile in filter(None, (self.cheaper, self.reader)):
            if profile not in known:
                raise WrongParameter(
                    f"no profile is called {profile!r}",
                    f"give one of {', '.join(known) or '(none is set up)'}",
                )


def default_allowance(players: Iterable[str], profiles: Mapping[str, Profile]) -> Allowance:
    """The allowance of a season that says nothing: the lowest `cap` of the models that play."""
    playing = {profile.player: profile for profile in profiles.values()}
    caps = [playing[player].cap for player in players if player in playing]
    given = [cap for cap in caps if cap is not None]
    return Allowance(season=min(given)) if given else Allowance()


class Scope(NamedTuple):
    """What a cap limits: dollars of the season, an episode, a seat or a kind of call; or tokens."""

    what: str
    which: str = ""

    def __str__(self) -> str:
        return f"{self.what} {self.which}" if self.which else f"the {self.what}"


_SEASON: Final = Scope("season")
_TOKENS: Final = Scope("tokens")
_KINDS: Final[Mapping[str, Scope]] = {
    VOICE: Scope("voice of bots"),
    READING: Scope("reader of messages"),
}
"""The kinds of calls that have a cap of their own: the name of each in `Allowance`."""


class _Share(NamedTuple):
    """How much of one cap a call uses, in millionths of a dollar or in tokens."""

    scope: Scope
    amount: int
    cap: float | None


class Spent(NamedTuple):
    """What a seat's calls in one episode cost, in millionths of a dollar, and their tokens."""

    seat: str
    episode: int
    cost: int
    tokens: int = 0


class Purse:
    """What a season has spent and may still spend. A call that could exceed a cap never begins.

    Calls in flight count with the most they can cost. A call that does not fit only because of
    these waits until they have ended.
    """

    def __init__(
        self,
        allowance: Allowance,
        spent: Iterable[Spent] = (),
        by_kind: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """`by_kind` is how much of the spent money went to each kind of call."""
        self.allowance = allowance
        self.spent: Counter[Scope] = Counter()
        self._held: Counter[Scope] = Counter()
        self._changed = asyncio.Event()
        for one in spent:
            self.pay(*one)
        for kind, cost in by_kind.items():
            if kind in _KINDS:
                self.spent[_KINDS[kind]] = cost

    def pay(self, seat: str, episode: int, cost: int, tokens: int = 0, kind: str = "") -> None:
        """Add a call of this kind: its cost in millionths of a dollar, and its tokens."""
        for share in self._shares(seat, episode, cost, tokens, kind):
            self.spent[share.scope] += share.amount

    def allow(self, allowance: Allowance) -> None:
        """Replace the caps, for later calls."""
        self.allowance = allowance
        self._changed.set()

    def wants_cheaper(self, seat: str, episode: int) -> bool:
        """Whether the share of a cap is spent at which the cheaper profile takes over."""
        return bool(self.allowance.cheaper) and any(
            cap is not None and self.spent[scope] >= cap * self.allowance.cheaper_from
            for scope, _, cap in self._shares(seat, episode, 0, 0)
            if scope != _TOKENS
        )

    def answer_tokens(self, profile: Profile, prompt: int) -> int:
        """How many tokens an answer may have so that its call stays within the cap of a call.

        Raises CapReached if these are too few for any answer.
        """
        cap, price = self.allowance.call, profile.prices.output
        if cap is None or not profile.most(prompt):
            return profile.max_tokens
        left = cap * MICROS - profile.prices.cost(prompt, 0, 0)
        most = profile.max_tokens if not price else min(profile.max_tokens, int(left / price))
        if left < 0 or most < _MIN_ANSWER_TOKENS:
            raise self._at_cap("a call", profile.most(prompt), cap * MICROS)
        return most

    @asynccontextmanager
    async def holding(
        self, seat: str, episode: int, most: int, tokens: int = 0, kind: str = ""
    ) -> AsyncIterator[None]:
        """Reserve for a call the most that it can cost (`most`) and the most tokens it can use.

        Waits while other calls have reserved what it needs. Raises CapReached.
        """
        while not self._fits(list(self._shares(seat, episode, most, tokens, kind))):
            self._changed.clear()
            await self._changed.wait()
        shares = list(self._shares(seat, episode, most, tokens, kind))
        for share in shares:
            self._held[share.scope] += share.amount
        try:
            yield
        finally:
            for share in shares:
                self._held[share.scope] -= share.amount
            self._changed.set()

    def _at_cap(self, what: str, spent: int, cap: float) -> CapReached:
        reason = f"{what} has spent ${spent / MICROS:.4f} of the ${cap / MICROS:g} it may cost"
        return CapReached(reason, pause=self.allowance.at_cap == "pause")

    def _at_tokens(self, used: int, cap: float) -> CapReached:
        reason = f"the season has used {used:,} of the {cap:,.0f} tokens it may use"
        return CapReached(reason, pause=self.allowance.at_cap == "pause")

    def _fits(self, shares: Iterable[_Share]) -> bool:
        fits = True
        for scope, amount, cap in shares:
            if cap is None or not amount:
                continue
            spent = self.spent[scope]
            if spent + amount > cap:
                if scope == _TOKENS:
                    raise self._at_tokens(spent, cap)
                raise self._at_cap(str(scope), spent, cap)
            fits = fits and spent + self._held[scope] + amount <= cap
        return fits

    def _shares(
        self, seat: str, episode: int, cost: int, tokens: int, kind: str = ""
    ) -> Iterator[_Share]:
        allowance = self.allowance
        caps = [
            (_SEASON, allowance.season),
            (Scope("episode", str(episode)), allowance.episode),
            (Scope("seat", seat), allowance.seat),
        ]
        if kind in _KINDS:
            cap: float | None = getattr(allowance, kind)
            caps.append((_KINDS[kind], cap))
        for scope, dollars in caps:
            yield _Share(scope, cost, None if dollars is None else dollars * MICROS)
        yield _Share(_TOKENS, tokens, allowance.tokens)

"""Offers, trades and permissions (IS-8)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from showrunner.formats.facts import Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text

Until = Literal["now", "night"]
Right = Literal["fire", "fruit_dictionary", "plant_dictionary"]


class Terms(Struct, frozen=True):
    """What for what: cards and permissions given, and kinds of card and permissions wanted."""

    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()


class OfferMade(Said, frozen=True, kw_only=True):
    """A player made a binding offer to another (IS-8.1). To the two.

    `offer` tells it from other offers of the two. `until` says whether it stands until the night or
    only for now; `counters` is the offer that it answers, if any.
    """

    offer: str
    seat: str
    to: str
    terms: Terms
    until: Until
    counters: str
    words: Text | None


class OfferAnswered(Said, frozen=True, kw_only=True):
    """The answer to an offer (IS-8.1). `lapsed`: it could not be kept any more. To the two."""

    offer: str
    seat: str
    answer: Literal["accept", "refuse", "counter", "later", "lapsed"]
    words: Text | None


class OffersExpired(Fact, frozen=True, kw_only=True):
    """Offers that were good until the night are void. To everybody."""


class TradeSettled(Fact, frozen=True, kw_only=True):
    """A trade took place: how many cards each gave (IS-8.1). To everybody, unless it is private."""

    first: str
    second: str
    gave: int
    got: int


class TradeDone(Fact, frozen=True, kw_only=True):
    """Which cards changed hands (IS-8.2). To the two, or to everybody if trades are open."""

    first: str
    second: str
    gave: tuple[str, ...]
    got: tuple[str, ...]


class PermissionGiven(Fact, frozen=True, kw_only=True):
    """A player may use another's campfire or dictionary until the day ends (IS-8.3). To the two."""

    seat: str
    to: str
    right: Right

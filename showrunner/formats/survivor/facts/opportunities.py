"""Special opportunities (DS-9.5).

Producers see an opportunity's number. Castaways see the name of an offer, which counts only the
offers that they were told of: `open-2` is the second open one, `ada-1` Ada's first secret one.
"""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.kernel import Text

Way = Literal["first_come", "auction", "everyone"]
"""DS-9.5: who gets it: drawn from those who want it, the highest sealed bids, or all who pay."""


Missed = Literal["sold out", "points", "left", "impossible"]
"""Why a castaway who wanted an offer did not get it."""


class OpportunityOpened(Fact, frozen=True, kw_only=True):
    """Producers opened an opportunity, with an offer for each of these castaways. To producers.

    `stock` is null if everybody can have it.
    """

    number: int
    way: Way
    price: int
    stock: int | None
    open: bool
    offers: dict[str, str]


class OpportunityOffered(Fact, frozen=True, kw_only=True):
    """An opportunity is offered to these castaways. An open one is told to everybody.

    Each castaway is told of a secret one alone, with nobody else's name. `price` is the price in
    reward points, or the lowest bid.
    """

    offer: str
    seats: tuple[str, ...]
    story: Text
    way: Way
    price: int
    stock: int | None
    open: bool


class OpportunityAnswered(Fact, frozen=True, kw_only=True):
    """A castaway's bid for an offer in reward points; null if they do not want it. To them."""

    offer: str
    seat: str
    bid: int | None


class OpportunityTaken(Fact, frozen=True, kw_only=True):
    """A castaway took an offer at this price. To everybody if it is open, else to them."""

    offer: str
    seat: str
    price: int


class OpportunityMissed(Fact, frozen=True, kw_only=True):
    """A castaway wanted an offer and did not get it; nothing was paid. To them.

    `why`: `sold out` (not drawn, or outbid), `points` (they no longer have enough), `left` (out of
    the game meanwhile) or `impossible` (its effects are no longer possible).
    """

    offer: str
    seat: str
    why: Missed


class OpportunityClosed(Fact, frozen=True, kw_only=True):
    """An opportunity is over; `takers` took it. To producers."""

    number: int
    takers: tuple[str, ...]

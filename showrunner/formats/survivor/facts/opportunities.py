"""Special opportunities (DS-9.5).

Producers know an opportunity by its number. Castaways know an offer by a name that counts only what
they were told themselves: `open-2` is the second that everybody heard of, `ada-1` Ada's first
secret one.
"""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.kernel import Text

Way = Literal["first_come", "auction", "everyone"]
"""DS-9.5: drawn from those who want it, sold to the highest sealed bids, or had by all who pay."""


Missed = Literal["sold out", "points", "left", "impossible"]
"""Why one who wanted an offer did not get it."""


class OpportunityOpened(Fact, frozen=True, kw_only=True):
    """Producers opened an opportunity, with an offer for each of these castaways. To producers.

    `stock` is null where everybody can have it.
    """

    number: int
    way: Way
    price: int
    stock: int | None
    open: bool
    offers: dict[str, str]


class OpportunityOffered(Fact, frozen=True, kw_only=True):
    """An opportunity is offered to these castaways. An open one is told to everybody.

    Of a secret one each of them is told alone, with nobody else's name. `price` is what it costs in
    reward points, or the least bid.
    """

    offer: str
    seats: tuple[str, ...]
    story: Text
    way: Way
    price: int
    stock: int | None
    open: bool


class OpportunityAnswered(Fact, frozen=True, kw_only=True):
    """A castaway would pay so many points for an offer, or (null) does not want it. To them."""

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

    `why`: `sold out` (not drawn, or outbid), `points` (they have not so many any more), `left` (out
    of the game meanwhile) or `impossible` (what it would bring cannot be had any more).
    """

    offer: str
    seat: str
    why: Missed


class OpportunityClosed(Fact, frozen=True, kw_only=True):
    """An opportunity is over, and these took it. To producers."""

    number: int
    takers: tuple[str, ...]

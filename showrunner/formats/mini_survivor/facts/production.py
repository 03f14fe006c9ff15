"""What producers do in a match."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact

Twist = Literal["no_talk", "no_assassination", "double_elimination"]


class TwistOrdered(Fact, frozen=True, kw_only=True):
    """The next phase of a kind will be skipped, or will eliminate two.

    To everybody if it is announced, otherwise to producers.
    """

    twist: Twist


class OwnerRevealed(Fact, frozen=True, kw_only=True):
    """Producers made the owner of a living Survivor public. To everybody."""

    survivor: int
    seat: str


class PlayerRemoved(Fact, frozen=True, kw_only=True):
    """Producers removed a player from the match. To everybody."""

    seat: str
    why: Literal["medical", "quit"]


class AuctionOrdered(Fact, frozen=True, kw_only=True):
    """An idol will be auctioned when the next phase begins. To producers."""

    least: int


class AuctionOpened(Fact, frozen=True, kw_only=True):
    """An idol is auctioned, by sealed bids of at least `least` garnets. To everybody."""

    least: int
    bidders: tuple[str, ...]


class BidMade(Fact, frozen=True, kw_only=True):
    """A player's sealed bid; 0 means no bid. To that player."""

    seat: str
    bid: int


class AuctionClosed(Fact, frozen=True, kw_only=True):
    """The winner of the idol, empty for nobody, and the price. To everybody."""

    winner: str
    price: int

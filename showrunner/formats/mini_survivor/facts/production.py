"""What producers do to a match."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact

Twist = Literal["no_talk", "no_assassination", "double_elimination"]


class TwistOrdered(Fact, frozen=True, kw_only=True):
    """The next such phase is another: left out, or with two eliminations.

    To everybody where it is announced, else to producers.
    """

    twist: Twist


class OwnerRevealed(Fact, frozen=True, kw_only=True):
    """Producers made the owner of a living Survivor public. To everybody."""

    survivor: int
    seat: str


class PlayerRemoved(Fact, frozen=True, kw_only=True):
    """Producers took a player out of the match. To everybody."""

    seat: str
    why: Literal["medical", "quit"]


class AuctionOrdered(Fact, frozen=True, kw_only=True):
    """An idol comes under the hammer when the next phase begins. To producers."""

    least: int


class AuctionOpened(Fact, frozen=True, kw_only=True):
    """An idol is auctioned for garnets, by sealed bids of at least so many. To everybody."""

    least: int
    bidders: tuple[str, ...]


class BidMade(Fact, frozen=True, kw_only=True):
    """A player's sealed bid; 0 is none. To that player."""

    seat: str
    bid: int


class AuctionClosed(Fact, frozen=True, kw_only=True):
    """Who got the idol (nobody: empty), and for how much. To everybody."""

    winner: str
    price: int

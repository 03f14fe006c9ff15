"""What only producers' orders cause."""

from __future__ import annotations

from showrunner.formats.facts import Fact


class RemovalOrdered(Fact, frozen=True, kw_only=True):
    """Producers take a player out at the next window. To producers."""

    seat: str


class SupplyDropped(Fact, frozen=True, kw_only=True):
    """Producers put a card on a player's discard pile. To everybody."""

    seat: str
    card: str


class GiftSent(Fact, frozen=True, kw_only=True):
    """A sponsor gave a player this much Health. To everybody."""

    seat: str
    amount: int


class SurgeCame(Fact, frozen=True, kw_only=True):
    """Producers put an obstacle on top of a level's stack. To everybody."""

    level: int
    obstacle: str


class LockdownWarned(Fact, frozen=True, kw_only=True):
    """Producers announced that the facility closes after this round. To everybody."""

    after: int


class SaleBegan(Fact, frozen=True, kw_only=True):
    """Everything costs one less, down to one, for the rest of this round. To everybody."""

    round: int


class TopSwapped(Fact, frozen=True, kw_only=True):
    """Producers exchanged the open card of an Upgrade stack for the next one. To everybody."""

    stack: int

"""What happens to the Armory and the Character IDs (SG-2, SG-5, SG-6)."""

from __future__ import annotations

from showrunner.formats.facts import Fact


class CardBought(Fact, frozen=True, kw_only=True):
    """A player bought a card, which lies on their discard pile (SG-5.2). To everybody."""

    seat: str
    card: str
    price: int


class IdentityBought(Fact, frozen=True, kw_only=True):
    """A player bought a Character ID for the whole game (SG-2.3, SG-2.4). To everybody."""

    seat: str
    identity: str
    price: int


class ArmoryGrew(Fact, frozen=True, kw_only=True):
    """A player was the first to reach a level, and the Armory shows more piles (SG-6.1, SG-6.3).

    To everybody.
    """

    seat: str
    level: int

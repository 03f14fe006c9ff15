"""What happens to idols and garnets."""

from __future__ import annotations

from showrunner.formats.facts import Fact


class IdolsChanged(Fact, frozen=True, kw_only=True):
    """A player's number of idols changed by `amount` (MS-5.2, MS-5.4). To that player."""

    seat: str
    amount: int
    cause: str


class GarnetsChanged(Fact, frozen=True, kw_only=True):
    """A player's number of garnets changed by `amount` (MS-5.2). To that player."""

    seat: str
    amount: int
    cause: str


class IdolBought(Fact, frozen=True, kw_only=True):
    """A player bought an idol at this price (MS-5.2, MS-5.3). To that player."""

    seat: str
    price: int


class IdolPlayed(Fact, frozen=True, kw_only=True):
    """A player played an idol on a Survivor (MS-4.4, MS-5.1).

    To that player, or to everybody with `reveal_idol_plays`.
    """

    seat: str
    survivor: int

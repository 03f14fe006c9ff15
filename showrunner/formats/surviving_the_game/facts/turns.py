"""What happens in a turn besides encounters: it begins, cards are played, standees move."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text

MoveReason = Literal["choice", "stuck", "closed area", "trap"]
"""Why a standee is where it is now."""


class TurnBegan(Fact, frozen=True, kw_only=True):
    """A player's turn began, with this many Move actions (none in Training). To everybody."""

    round: int
    seat: str
    moves: int


class TurnEnded(Fact, frozen=True, kw_only=True):
    """A player's turn ended. To everybody."""

    seat: str


class CardPlayed(Fact, frozen=True, kw_only=True):
    """A player played a card (SG-2.2, SG-4.10, SG-5.1). To everybody.

    `gains` is what it added to the turn's totals, with the bonuses that counted.
    """

    seat: str
    card: str
    gains: dict[str, int]


class CredsGained(Fact, frozen=True, kw_only=True):
    """A player got Creds for this turn without a Creds card (SG-5.1). To everybody."""

    seat: str
    amount: int


class CardDestroyed(Fact, frozen=True, kw_only=True):
    """A player destroyed one of their cards; it leaves the game (SG-5.7). To everybody."""

    seat: str
    card: str


class HealthChanged(Fact, frozen=True, kw_only=True):
    """A player lost or gained Health (SG-4.14). To everybody. `health` is what they have now."""

    seat: str
    amount: int
    health: int
    why: Literal["assault", "combat", "card", "recovery", "gift"]


class PlayerMoved(Fact, frozen=True, kw_only=True):
    """A player's standee moved, or stayed where it is (SG-4.1, SG-4.2, SG-4.18). To everybody.

    `free` says that it used no Move action.
    """

    seat: str
    source: int
    target: int
    why: MoveReason
    free: bool


class LineSaid(Said, frozen=True, kw_only=True):
    """A player said something to everybody in their turn (D10). To everybody."""

    seat: str
    words: Text

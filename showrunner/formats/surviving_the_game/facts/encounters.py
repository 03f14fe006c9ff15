"""What happens in encounters with obstacles (SG-4), and to areas (SG-7)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact

Beating = Literal["attack", "hack", "discards"]
"""How an obstacle was defeated."""


class ObstacleMet(Fact, frozen=True, kw_only=True):
    """A player met the obstacle of an area (SG-4.5). To everybody.

    `revealed` says that it was turned up just now; `damage` is what it deals.
    """

    seat: str
    level: int
    obstacle: str
    revealed: bool
    damage: int


class Assaulted(Fact, frozen=True, kw_only=True):
    """The Assault of a revealed obstacle hit a player (SG-4.6). To everybody."""

    seat: str
    obstacle: str


class Guarded(Fact, frozen=True, kw_only=True):
    """A player discarded a Guard card and cancelled the whole Assault (SG-4.9). To everybody."""

    seat: str
    obstacle: str
    card: str


class CardLost(Fact, frozen=True, kw_only=True):
    """A player discarded a hand card that was drawn at random (SG-4.6). To everybody."""

    seat: str
    card: str


class InjuryGained(Fact, frozen=True, kw_only=True):
    """A player gained an Injury, which lies on their discard pile (SG-4.14). To everybody."""

    seat: str


class ObstacleAttacked(Fact, frozen=True, kw_only=True):
    """A player attacked with all damage of the turn, in vain (SG-4.11, SG-4.16). To everybody.

    `left` is the Health that the obstacle has now, full again unless damage persists.
    """

    seat: str
    level: int
    obstacle: str
    damage: int
    left: int


class ObstacleBeaten(Fact, frozen=True, kw_only=True):
    """A player defeated an obstacle, or shut it down (SG-4.11, SG-4.13). To everybody."""

    seat: str
    level: int
    obstacle: str
    damage: int
    how: Beating


class CombatLost(Fact, frozen=True, kw_only=True):
    """An undefeated obstacle or a trap dealt its damage (SG-4.14). To everybody.

    `shielded` and `plated` are the damage that shields and a Cyborg's plating kept off; `moves` is
    what it changed in the turn's Move actions.
    """

    seat: str
    level: int
    obstacle: str
    damage: int
    shielded: int
    plated: int
    moves: int
    trap: bool


class TrapSprung(Fact, frozen=True, kw_only=True):
    """A trap is used up and removed; what became of its forced move (SG-4.17). To everybody."""

    seat: str
    level: int
    obstacle: str
    result: Literal["moved", "flight", "stays", "no move"]


class AreaClosed(Fact, frozen=True, kw_only=True):
    """An area has no obstacle left and is closed for good (SG-7.2). To everybody."""

    level: int

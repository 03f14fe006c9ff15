"""What happens to the season as a whole: seating, rounds, entering, leaving, the end."""

from __future__ import annotations

from typing import Literal

from showrunner.formats import lifecycle
from showrunner.formats.facts import Fact


class TurnOrderSet(Fact, frozen=True, kw_only=True):
    """The seats in the order in which they take their turns (SG-1.2). To everybody."""

    order: tuple[str, ...]


class RoundBegan(lifecycle.RoundBegan, frozen=True, kw_only=True):
    """A round began with these players in the game. To everybody.

    `tokens` are the Countdown tokens that are left (SG-2.7); 0 once "Enter" shows.
    """

    inside: tuple[str, ...]
    tokens: int


class FacilityEntered(Fact, frozen=True, kw_only=True):
    """All players entered Level 1, with the Health of their Character ID (SG-3). To everybody."""

    identities: dict[str, str]


class PlayerExited(Fact, frozen=True, kw_only=True):
    """A player left the facility through Level 5 (SG-7.4). To everybody."""

    seat: str
    obstacle: str


class PlayerEliminated(Fact, frozen=True, kw_only=True):
    """A player lost all Health, or was taken out by producers (SG-4.15). To everybody."""

    seat: str
    round: int
    cause: Literal["assault", "combat", "producer"]


class LastTurnGiven(Fact, frozen=True, kw_only=True):
    """The only player inside takes one more turn, and then the game ends (SG-8.1). To everybody."""

    seat: str


class LastTurnOver(Fact, frozen=True, kw_only=True):
    """The last turn is over (SG-8.1). To everybody."""

    seat: str


class FacilityLocked(Fact, frozen=True, kw_only=True):
    """The facility closed with the end of the last round (SG-8.6). To everybody."""

    round: int


class GameDecided(lifecycle.GameEnded, frozen=True, kw_only=True):
    """The game is decided: who won, by which rule (SG-8). To everybody.

    `points` are the victory points, `scores` those for a series of seasons, and `ranking` lists
    everybody, best first; players who share a place stand together.
    """

    seats: tuple[str, ...]
    rule: str
    reason: str
    survivors: tuple[str, ...]
    points: dict[str, int]
    scores: dict[str, int]
    ranking: tuple[tuple[str, ...], ...]

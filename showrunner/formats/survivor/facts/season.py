"""What happens to the season as a whole: teams, rounds, phases, points, food, immunity."""

from __future__ import annotations

from typing import Literal

from showrunner.formats import lifecycle
from showrunner.formats.facts import Fact


class AttributesRolled(Fact, frozen=True, kw_only=True):
    """A castaway's attributes were rolled, or set by producers (DS-2.1). To that castaway."""

    seat: str
    competition: int
    survival: int


class TeamsFormed(Fact, frozen=True, kw_only=True):
    """The new teams, and the food of each (DS-1.6, DS-1.7). To everybody.

    `why`: `start`, `merge`, `producers`, `empty` (a team had nobody left) or `card` (DS-8.4). Teams
    that are not named are dissolved.
    """

    teams: dict[str, tuple[str, ...]]
    food: dict[str, int]
    why: Literal["start", "merge", "producers", "empty", "card"]


class RoundBegan(lifecycle.RoundBegan, frozen=True, kw_only=True):
    """A round began with these castaways (DS-1.8). To everybody."""

    castaways: tuple[str, ...]


class PhaseBegan(lifecycle.PhaseBegan, frozen=True, kw_only=True):
    """A phase began; `times` is above 1 if producers had it repeated. To everybody."""

    times: int


class PhaseEnded(lifecycle.PhaseEnded, frozen=True, kw_only=True):
    """A phase ended; `cancelled` if producers stopped it while it ran. To everybody."""

    cancelled: bool


class PhaseOrdered(Fact, frozen=True, kw_only=True):
    """Producers ordered that a phase is cancelled or repeated. To producers.

    `what` is `play` if the phase does not come (again), and the order is dropped.
    """

    phase: str
    what: Literal["cancel", "repeat", "play"]


class PointsChanged(Fact, frozen=True, kw_only=True):
    """Each of these castaways gained or lost `amount` reward points (DS-2.2, DS-2.9).

    Rewards and open grants are told to everybody; trades, spending and secret grants to the
    castaway alone.
    """

    seats: tuple[str, ...]
    amount: int
    cause: str


class CountersChanged(Fact, frozen=True, kw_only=True):
    """These castaways' depletion counters changed by `amount`, never below 0 (DS-2.4, DS-2.9).

    Those of competitions and food are told to everybody; those bought off and secret ones to the
    castaway alone.
    """

    seats: tuple[str, ...]
    amount: int
    cause: str


class FoodChanged(Fact, frozen=True, kw_only=True):
    """A team's food changed by `amount` (DS-2.3). To everybody."""

    team: str
    amount: int
    cause: str


class ImmunityGiven(Fact, frozen=True, kw_only=True):
    """These castaways are immune until the end of the round (DS-2.6, DS-3.8). To everybody.

    Immunity from a competition ends if producers have it repeated. `cause` is `competition`,
    `producers`, the card and who played it, or `a card` if that is a secret (DS-8.3).
    """

    seats: tuple[str, ...]
    cause: str

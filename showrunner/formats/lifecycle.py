"""The life cycle of a season, the same in every game: rounds, phases in them, and the end.

A game whose round or phase begins with more to tell extends the fact; whoever goes by the fact of
this module hears of the extended one, too.
"""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.fact import Fact


class RoundBegan(Fact, frozen=True, kw_only=True):
    """A round began. To everybody."""

    round: int


class RoundEnded(Fact, frozen=True, kw_only=True):
    """A round ended. To everybody."""

    round: int


class PhaseBegan(Fact, frozen=True, kw_only=True):
    """A phase of the round began. To everybody."""

    round: int
    phase: str


class PhaseEnded(Fact, frozen=True, kw_only=True):
    """A phase of the round ended. To everybody."""

    round: int
    phase: str


class PhaseSkipped(Fact, frozen=True, kw_only=True):
    """A phase was left out: by the producers, or as there was nothing to play. To everybody."""

    round: int
    phase: str


class GameEnded(Fact, frozen=True, kw_only=True):
    """The game has been played to its end. To everybody."""


def phase_opened(fact: Fact, phases: Mapping[type[Fact], str]) -> str:
    """What the phase is called that this fact opens; "" where it opens none.

    `phases` are the facts beside `PhaseBegan` that open one.
    """
    if isinstance(fact, PhaseBegan):
        return fact.phase
    return next((name for kind, name in phases.items() if isinstance(fact, kind)), "")

"""The facts of a season's life cycle, the same in every game: rounds, their phases, and the end.

A game that has more to tell when a round or phase begins extends the fact; code that handles the
fact of this module then handles the extended one too.
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
    """A phase was skipped, by the producers or because there was nothing to play. To everybody."""

    round: int
    phase: str


class GameEnded(Fact, frozen=True, kw_only=True):
    """The game has been played to its end. To everybody."""


def phase_opened(fact: Fact, phases: Mapping[type[Fact], str]) -> str:
    """The name of the phase that this fact opens; "" if it opens none.

    `phases` are the facts besides `PhaseBegan` that open a phase, with the phase's name.
    """
    if isinstance(fact, PhaseBegan):
        return fact.phase
    return next((name for kind, name in phases.items() if isinstance(fact, kind)), "")

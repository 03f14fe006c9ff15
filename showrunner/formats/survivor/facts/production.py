"""What producers do to a dice season (DS-9)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact

RollKind = Literal["competition", "gathering", "bonus", "survival"]
"""DS-1.4: what the dice of a season are rolled for."""


class CastawayRemoved(Fact, frozen=True, kw_only=True):
    """Producers took a castaway out of the game: medical or quit (DS-1.9). To everybody."""

    seat: str
    why: Literal["medical", "quit"]


class CastawayReturned(Fact, frozen=True, kw_only=True):
    """Producers returned a castaway to the game, into this team (DS-1.9). To everybody."""

    seat: str
    team: str


class CastawayExiled(Fact, frozen=True, kw_only=True):
    """Producers sent these castaways into exile until the round's end (DS-9.8). To everybody."""

    seats: tuple[str, ...]


class RollFixed(Fact, frozen=True, kw_only=True):
    """Producers fixed a castaway's next roll of this kind (DS-9.8). To producers."""

    roll: RollKind
    seat: str
    dice: tuple[int, int, int]


class FixedRollShown(Fact, frozen=True, kw_only=True):
    """A roll showed the dice that producers had fixed; the next one is random again. To producers.

    This fact comes just before the roll itself.
    """

    roll: RollKind
    seat: str
    dice: tuple[int, int, int]


class JuryOrdered(Fact, frozen=True, kw_only=True):
    """Producers chose the jury (DS-9.7, DS-11.1). To producers."""

    seats: tuple[str, ...]

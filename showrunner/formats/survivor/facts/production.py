"""What producers do to a dice season (DS-9)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact


class CastawayRemoved(Fact, frozen=True, kw_only=True):
    """Producers took a castaway out of the game: medical or quit (DS-1.9). To everybody."""

    seat: str
    why: Literal["medical", "quit"]


class CastawayReturned(Fact, frozen=True, kw_only=True):
    """Producers returned a castaway to the game, into this team (DS-1.9). To everybody."""

    seat: str
    team: str


class JuryOrdered(Fact, frozen=True, kw_only=True):
    """Producers chose the jury (DS-9.7, DS-11.1). To producers."""

    seats: tuple[str, ...]

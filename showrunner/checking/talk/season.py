"""What the laws of talks ask of a game's running totals."""

from __future__ import annotations

from typing import Any, Protocol

from showrunner.checking.books import Book
from showrunner.checking.facts import CheckedFact


class TalkingSeason(Protocol):
    """The running totals of a game with talks."""

    parameters: dict[str, Any]
    phase: str
    talk_phase: str
    """The phase in which there are private talks."""

    def may_talk(self, seat: str) -> bool:
        """Whether somebody still talks, and hears what is said."""

    def circles(self) -> list[list[str]]:
        """DS-5.7: those who may talk with each other, as the phase begins."""

    def cut(self, ended: CheckedFact) -> bool:
        """Whether this end of a phase was ordered by producers."""


class TalkBook(Book):
    """A book of talks."""

    def __init__(self, season: TalkingSeason) -> None:
        self.season = season

"""What every part of the narration has: who reads, what they know, and a few forms of words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival.cards import CARDS
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.kernel import Viewer

M = TypeVar("M", bound=Callable[..., list[Line]])
PRODUCTION = "Production"
"""The name that producers speak under."""


def tells(*facts: type[Fact]) -> Callable[[M], M]:
    """Mark a chapter's method as the one that tells facts of these types."""

    def mark(method: M) -> M:
        method.tells = facts  # type: ignore[attr-defined]
        return method

    return mark


class Desk:
    """What all chapters share: who reads, and what that reader knows so far."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.sheet = SurvivalSheet()

    @property
    def for_producers(self) -> bool:
        """Whether the reader knows everything."""
        return self.viewer.role == "producer"

    def name(self, seat: str | None) -> str:
        """A contestant's name; nobody is nobody."""
        return "nobody" if seat is None else self.sheet.names.get(seat, seat)

    def those(self, seats: Iterable[str]) -> str:
        """Ada, Ben and Cleo."""
        return listed([self.name(seat) for seat in seats])


class Chapter:
    """Tells some types of fact."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.sheet = desk.sheet

    @classmethod
    def handlers(cls) -> dict[type[Fact], str]:
        """The name of the method for each type of fact that this chapter tells."""
        return {
            fact: name
            for name, method in vars(cls).items()
            for fact in getattr(method, "tells", ())
        }

    def name(self, seat: str | None) -> str:
        """A contestant's name."""
        return self.desk.name(seat)

    def close(self) -> list[Line]:
        """What was still waiting to be told when the facts ended."""
        return []


def listed(items: Iterable[str], last: str = "and") -> str:
    """Ada, Ben and Cleo."""
    *others, end = list(items) or ["nobody"]
    return f"{', '.join(others)} {last} {end}" if others else end


def count(number: int, noun: str) -> str:
    """1 round, 2 rounds."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def role_name(role: str) -> str:
    """Clean Water; an Evil Force and an Element for what is claimed."""
    claimed = {"evil": "an Evil Force", "element": "an Element"}
    return claimed.get(role) or CARDS[role].name


def narrated(text: str) -> list[Line]:
    """A line of narration."""
    return [Line(Tone.NARRATION, text)]


def secret(text: str) -> list[Line]:
    """A line that not everybody can read."""
    return [Line(Tone.SECRET, text)]


def result(text: str) -> list[Line]:
    """What something comes down to."""
    return [Line(Tone.RESULT, text)]


def produced(text: str) -> list[Line]:
    """A line about what producers did."""
    return [Line(Tone.PRODUCTION, text)]


def speech(speaker: str, words: Any) -> Line:
    """Somebody says this aloud."""
    return Line(Tone.SPEECH, str(words), speaker)

"""What every part of the narration has: the sheet it tells from, and the facts it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor.cards import CARDS
from showrunner.formats.survivor.narration.wording import listed
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import Text, Viewer

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
    """What all chapters share: who reads, what that reader knows, and which words were used."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.sheet = SurvivorSheet()
        self._used: dict[str, int] = {}

    @property
    def for_producers(self) -> bool:
        """Whether the reader knows everything."""
        return self.viewer.role == "producer"

    def name(self, seat: str) -> str:
        """A castaway's name; a team's name is what it is."""
        return self.sheet.names.get(seat, seat)

    def names(self, seats: Iterable[str]) -> list[str]:
        """The names of these castaways."""
        return [self.name(seat) for seat in seats]

    def those(self, seats: Iterable[str]) -> str:
        """Ada, Ben and Cleo."""
        return listed(self.names(seats))

    def named(self, scores: Mapping[str, int]) -> dict[str, int]:
        """Scores by name."""
        return {self.name(seat): score for seat, score in scores.items()}

    def vary(self, what: str, *variants: str) -> str:
        """One of the ways to say this; each has its turn."""
        used = self._used.get(what, sum(map(ord, self.sheet.title)))
        self._used[what] = used + 1
        return variants[used % len(variants)]


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

    def notice(self, fact: Fact) -> list[Line]:
        """Look at any fact before the sheet takes it in; what it completes is told first."""
        return []

    def close(self) -> list[Line]:
        """What was still waiting to be told when the facts ended."""
        return []


def narrated(text: str) -> Line:
    """A line of narration."""
    return Line(Tone.NARRATION, text)


def secret(text: str) -> Line:
    """A line that not everybody can read."""
    return Line(Tone.SECRET, text)


def produced(text: str) -> Line:
    """A line about what producers did."""
    return Line(Tone.PRODUCTION, text)


def speech(speaker: str, words: Text | Any) -> Line:
    """Somebody says this aloud."""
    return Line(Tone.SPEECH, str(words), speaker)


def card_name(kind: str) -> str:
    """Hidden Immunity."""
    return CARDS[kind].name if kind in CARDS else kind.replace("_", " ")

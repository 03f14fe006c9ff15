"""What producers do in a season of Survival."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text

DayKind = Literal["amnesty", "double vote"]


class RemovalOrdered(Fact, frozen=True, kw_only=True):
    """Producers remove a contestant at this window (SV-7.1). To producers."""

    seat: str


class SecondCardGiven(Fact, frozen=True, kw_only=True):
    """Producers send a second contestant to Nairobi at the next dawn (SV-4.16). To producers."""

    seat: str


class DayOrdered(Fact, frozen=True, kw_only=True):
    """The next Conference will have no vote, or two votes (SV-6.12). To producers."""

    what: DayKind


class DayAnnounced(Fact, frozen=True, kw_only=True):
    """Today's Conference has no vote, or two votes (SV-6.12). To everybody."""

    what: DayKind


class DebateExtended(Fact, frozen=True, kw_only=True):
    """The debate gets one more pass (SV-6.2). To everybody."""


class VoteCalled(Fact, frozen=True, kw_only=True):
    """The next debate is skipped (SV-6.2). To producers."""


class MicOpened(Fact, frozen=True, kw_only=True):
    """Producers asked a contestant a question (SV-1.2). To everybody, or to that contestant."""

    seat: str
    question: Text
    public: bool


class MicAnswered(Said, frozen=True, kw_only=True):
    """A contestant's answer to producers (SV-1.2). To everybody, or to that contestant."""

    seat: str
    words: Text | None
    public: bool

"""What only producers cause."""

from __future__ import annotations

from showrunner.formats.facts import Fact


class ExploreEventOrdered(Fact, frozen=True, kw_only=True):
    """Producers ordered an event for everybody, for the coming window. To producers."""

    event: str


class EventCame(Fact, frozen=True, kw_only=True):
    """An ordered event has taken place. To producers."""

    event: str


class RescuerOrdered(Fact, frozen=True, kw_only=True):
    """Producers ordered a rescuer for the next morning: this one, or the next. To producers."""

    kind: str


class CampsMerged(Fact, frozen=True, kw_only=True):
    """Until the day ends, everybody may use every campfire. To everybody."""


class BountySet(Fact, frozen=True, kw_only=True):
    """Whoever defeats such a beast next draws this many Supplies. To everybody."""

    kind: str
    number: int


class BountyPaid(Fact, frozen=True, kw_only=True):
    """A bounty was earned. To everybody."""

    seat: str
    kind: str
    number: int


class QuotaSet(Fact, frozen=True, kw_only=True):
    """The places of the next rescuer to leave were changed. To everybody."""

    places: int


class PlayerRemoved(Fact, frozen=True, kw_only=True):
    """Producers will take a player out at the next window. To producers."""

    seat: str


class PlayerTakenOut(Fact, frozen=True, kw_only=True):
    """Producers took a player out of the game. To everybody."""

    seat: str

"""Rescuers, bids and departures (IS-9)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact


class RescuerArrived(Fact, frozen=True, kw_only=True):
    """A rescuer came to the island (IS-9.1). `leaves` is the day of departure. To everybody."""

    card: str
    leaves: int
    why: Literal["day", "card", "binoculars", "order"]


class RescuerReplaced(Fact, frozen=True, kw_only=True):
    """Binoculars replaced a waiting rescuer (IS-9.5). To everybody."""

    seat: str
    card: str


class DepartureDelayed(Fact, frozen=True, kw_only=True):
    """A rescuer stays a day longer. To everybody."""

    card: str
    leaves: int


class BoardingBegan(Fact, frozen=True, kw_only=True):
    """A rescuer is about to leave and takes bids (IS-9.7). To everybody."""

    card: str


class BidsRevealed(Fact, frozen=True, kw_only=True):
    """All bids for places at a rescuer (IS-9.7): cards by character. To everybody."""

    card: str
    bids: dict[str, tuple[str, ...]]


class BidRaised(Fact, frozen=True, kw_only=True):
    """A tied candidate's bid was raised (IS-9.7). To everybody."""

    character: str
    cards: tuple[str, ...]


class BidWithdrawn(Fact, frozen=True, kw_only=True):
    """A candidate withdrew (IS-9.4). To everybody."""

    character: str


class CandidateRefused(Fact, frozen=True, kw_only=True):
    """A candidate found no place and keeps the bid (IS-9.8, IS-9.10). To everybody."""

    character: str
    card: str


class CharacterRescued(Fact, frozen=True, kw_only=True):
    """A character was rescued, with these treasures (IS-9.11). To everybody."""

    character: str
    seat: str
    card: str
    treasures: tuple[str, ...]


class RescuerLeft(Fact, frozen=True, kw_only=True):
    """A rescuer left the island, or was driven off (IS-9.2, IS-7.14). To everybody."""

    card: str


class RescueTeamNamed(Fact, frozen=True, kw_only=True):
    """The characters named for the Rescue team, in order of priority (IS-9.13). To everybody."""

    order: tuple[str, ...]

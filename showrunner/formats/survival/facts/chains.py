"""Eliminations and their consequences (SV-7)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import AiredFact, Fact

Moment = Literal["night", "dawn", "conference"]
Cause = Literal["evil", "activist_caught", "bomb", "bond", "gmo", "vote", "polar_tie", "producer"]


class Eliminated(Fact, frozen=True, kw_only=True):
    """A contestant becomes a Memory, and the role is published (SV-7.2). To everybody.

    `cause` is null for an elimination in the night (SV-5.15).
    """

    seat: str
    role: str
    round: int
    moment: Moment
    cause: Cause | None


class CauseRecorded(AiredFact, frozen=True, kw_only=True):
    """Why somebody was eliminated (SV-7.1). To producers, and Memories who see all."""

    seat: str
    cause: Cause


class CausesAnnounced(Fact, frozen=True, kw_only=True):
    """Dawn announces what eliminated contestants in the night (SV-5.15). To everybody."""

    causes: tuple[str, ...]


class NobodyEliminated(Fact, frozen=True, kw_only=True):
    """A night or a vote ended with nobody eliminated (SV-5.14, SV-6.7). To everybody."""

    round: int
    moment: Moment
    why: str


class BondDissolved(Fact, frozen=True, kw_only=True):
    """A protection saved a Buddy, which ends the bond (SV-7.5). To the Buddies.

    Memories who see all are told as well.
    """

    survivor: str
    buddies: tuple[str, str]


class BondDeferred(Fact, frozen=True, kw_only=True):
    """A protected Buddy will be eliminated when the protection ends (SV-7.5). To that Buddy.

    Memories who see all are told as well.
    """

    seat: str
    until: Literal["dawn", "night"]


class GmoChose(Fact, frozen=True, kw_only=True):
    """The contestant that the eliminated GMO takes along, if any (SV-7.6). To everybody."""

    seat: str
    target: str | None


class PolarDecided(Fact, frozen=True, kw_only=True):
    """What the eliminated Polar Bear decided about the vote of a Conference (SV-7.8).

    To the Polar Bear. Memories who see all are told as well.
    """

    seat: str
    target: str | None
    mode: Literal["sole_voter", "barred"] | None
    conference: int


class RestrictionBegan(Fact, frozen=True, kw_only=True):
    """The Polar Bear's decision applies to this Conference (SV-7.8). To everybody."""

    target: str
    mode: Literal["sole_voter", "barred"]


class RestrictionLapsed(AiredFact, frozen=True, kw_only=True):
    """The Polar Bear's decision lapses, as its target is not here (SV-7.8). To producers."""

    target: str


class BecameMemory(Fact, frozen=True, kw_only=True):
    """A Memory took its place and sees all roles from now on (SV-4.25). To that Memory."""

    seat: str
    roles: dict[str, str]
    buddies: tuple[str, ...]

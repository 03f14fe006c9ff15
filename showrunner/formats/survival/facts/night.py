"""What happens in the Time of Darkness (SV-5)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import AiredFact, Fact
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class NightBegan(Fact, frozen=True, kw_only=True):
    """A night began: all eyes are closed (SV-5.1). To everybody."""

    round: int


class BuddiesNamed(Fact, frozen=True, kw_only=True):
    """Mother Nature named the Buddies (SV-4.23). To Mother Nature."""

    seat: str
    buddies: tuple[str, str]


class BuddiesMet(Fact, frozen=True, kw_only=True):
    """The Buddies learned of each other (SV-4.24). To the Buddies."""

    buddies: tuple[str, str]


class EvilMet(Fact, frozen=True, kw_only=True):
    """The Evil Forces recognised each other (SV-4.2). To the Evil Forces."""

    seats: tuple[str, ...]


class EvilWatched(Fact, frozen=True, kw_only=True):
    """The contestant that an Evil Force watched, if any (SV-4.19). To the Evil channel."""

    seat: str
    name: str | None


class PeekChosen(Fact, frozen=True, kw_only=True):
    """How the Activist peeked (SV-4.18). To the Activist."""

    seat: str
    how: Literal["sleep", "glance", "stare"]


class PeekRolled(AiredFact, frozen=True, kw_only=True):
    """The roll of the die for a peek (SV-4.19). To producers, and Memories who see all."""

    seat: str
    watched: bool
    die: int
    caught: bool


class ActivistCaught(Fact, frozen=True, kw_only=True):
    """The Activist was caught peeking (SV-4.20). To the Evil channel and the Activist."""

    seat: str


class PeekSucceeded(Fact, frozen=True, kw_only=True):
    """What the Activist saw: Evil Forces, and the night's target (SV-4.19). To the Activist."""

    seat: str
    evil: tuple[str, ...]
    target: str | None


class EvilNominated(Said, frozen=True, kw_only=True):
    """The target that an Evil Force proposes, if any, and a message (SV-4.4).

    To the Evil channel.
    """

    seat: str
    turn: int
    name: str | None
    words: Text | None

    @property
    def does(self) -> tuple[Act, ...]:
        """Its acts without the nomination, which is for the night and not for the vote."""
        return tuple(act for act in self.acts if act.act != "propose")


class EvilAgreed(Fact, frozen=True, kw_only=True):
    """The target of the Evil Forces tonight, if any (SV-4.4). To the Evil channel."""

    target: str | None
    how: Literal["agreed", "most named", "drawn", "nobody"]


class RangerProtected(Fact, frozen=True, kw_only=True):
    """The contestant that the Forest Ranger protects tonight, if any (SV-4.7). To the Ranger."""

    seat: str
    target: str | None


class EngineerActed(Fact, frozen=True, kw_only=True):
    """The tool that the Engineer used tonight, and its target, if any (SV-4.9). To the Engineer."""

    seat: str
    tool: Literal["shield", "bomb"] | None
    target: str | None


class ScientistAsked(Fact, frozen=True, kw_only=True):
    """The contestant that the Scientist asked about, and the answer (SV-4.6). To the Scientist."""

    seat: str
    target: str | None
    answer: Literal["good", "evil"] | None


class AgencySummoned(Fact, frozen=True, kw_only=True):
    """The contestant that the P.P.A. summons to Nairobi, if any (SV-4.16).

    To the holder of that role.
    """

    seat: str
    target: str | None


class HandsRaised(AiredFact, frozen=True, kw_only=True):
    """Who holds the roles that show themselves to the moderator (SV-5.8). To producers."""

    holders: dict[str, str]


class ProtectionHeld(AiredFact, frozen=True, kw_only=True):
    """A protection blocked an elimination (SV-7.4). To producers, and Memories who see all."""

    seat: str
    cause: str
    by: Literal["ranger", "shield", "nairobi"]


class ChannelSpoke(Said, frozen=True, kw_only=True):
    """Something was said between Buddies, among Memories, or in a whisper. To those it is for.

    Buddies: SV-4.24; Memories: SV-4.25; whispers: SV-6.2. `to` is the listener of a whisper;
    empty in the other channels, and in seasons that began before whispers recorded it.
    """

    channel: Literal["buddies", "lounge", "whisper"]
    seat: str
    words: Text
    to: str = ""


class NightRecapped(Said, frozen=True, kw_only=True):
    """A Memory recapped the night for the transcript (SV-4.25). To that Memory."""

    seat: str
    words: Text | None

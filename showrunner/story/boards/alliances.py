"""Alliances over time: who joined when, who left by a ballot, and which ballots split them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from showrunner.formats.fact import Fact
from showrunner.story.beat import Beat
from showrunner.story.boards.board import Board
from showrunner.story.record import Record


class Membership(Struct, frozen=True, kw_only=True):
    """A member of an alliance from round `round` to round `until` (0 if they did not leave it).

    `fact` is their message that says so. A member leaves who writes another member's name.
    """

    seat: str
    round: int
    fact: int
    until: int = 0


class AllianceSplit(Struct, frozen=True, kw_only=True):
    """Members who voted out another member; `fact` told the result."""

    round: int
    victim: str
    voters: tuple[str, ...]
    fact: int


class AllianceLine(Struct, frozen=True, kw_only=True):
    """An alliance with a name, its members in the order in which they joined, and its splits."""

    name: str
    members: tuple[Membership, ...]
    splits: tuple[AllianceSplit, ...]


class AllianceBoard(Board):
    """Notes when the members of each alliance change."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._memberships: list[dict[str, list[Membership]]] = []
        """The memberships of each castaway, for each alliance of the record."""

    def take(self, number: int, fact: Fact) -> None:
        """Note who has joined or left."""
        round = self.record.round
        for nth, alliance in enumerate(self.record.alliances):
            if nth == len(self._memberships):
                self._memberships.append({})
            memberships = self._memberships[nth]
            for seat, said in alliance.members.items():
                known = memberships.setdefault(seat, [])
                if not known or known[-1].until:
                    known.append(Membership(seat=seat, round=round, fact=said))
            for seat, known in memberships.items():
                if seat not in alliance.members and not known[-1].until:
                    known[-1] = replace(known[-1], until=self._last_vote)

    @property
    def _last_vote(self) -> int:
        """The round of the last vote: ballots are what members leave by."""
        return self.record.councils[-1].round if self.record.councils else self.record.round

    def table(self, beats: Sequence[Beat]) -> Iterator[AllianceLine]:
        """The alliances that ever had two members, the first one first."""
        for alliance, memberships in zip(self.record.alliances, self._memberships, strict=True):
            if len(memberships) > 1:
                yield AllianceLine(
                    name=alliance.title,
                    members=tuple(one for known in memberships.values() for one in known),
                    splits=tuple(
                        _split(beat)
                        for beat in beats
                        if beat.kind == "alliance split"
                        and beat.values["alliance"] == alliance.title
                        and memberships.keys() >= set(beat.people)
                    ),
                )


def _split(beat: Beat) -> AllianceSplit:
    victim, *voters = beat.people
    return AllianceSplit(round=beat.round, victim=victim, voters=tuple(voters), fact=beat.last)

"""The voting grid: every vote of a season in order, as far as a viewer knows it.

Like the sheet, it is a fold over the facts of the viewer's view, so it contains nothing that the
viewer was not told. A game with votes extends `VoteBook` and names it as its `Format.votes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from showrunner.formats.fact import Fact
from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.fold import Fold, folds
from showrunner.formats.lifecycle import RoundBegan

Decides = Literal["out", "winner", "candidate", "suspect", "office"]
"""What a vote decides: who leaves, who wins, who is nominated or accused, who gets an office."""


class Ballot(Struct, frozen=True, kw_only=True):
    """One ballot that the viewer knows about.

    `name` is null if it names nobody. `counts` says whether the ballot counted, null while that is
    not known. `why` says why it names nobody, does not count, or was changed.
    """

    voter: str
    name: str | None
    weight: int = 1
    counts: bool | None = None
    why: str = ""


class Vote(Struct, kw_only=True):
    """One vote, or dice rolled instead of a vote.

    `step` is the game's word for it (`vote`, `revote_tied`, `jury` …), `place` where it was held
    (such as a tribe's letter). `totals`, `cast` and `voided` are null if they were not told.
    `result` has the seats that the vote decided on, and `how` says how, or why there are none.
    """

    round: int
    step: str
    decides: Decides
    place: str = ""
    voters: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    """The seats that could be voted for; empty if these are the voters."""
    immune: tuple[str, ...] = ()
    ballots: list[Ballot] = field(default_factory=list)
    totals: dict[str, int] | None = None
    cast: int | None = None
    voided: int | None = None
    tied: tuple[str, ...] = ()
    rolls: dict[str, int] = field(default_factory=dict)
    result: tuple[str, ...] = ()
    how: str = ""

    def named_by(self, voter: str) -> list[Ballot]:
        """The ballots of one voter, who may have several because of cards."""
        return [ballot for ballot in self.ballots if ballot.voter == voter]

    @property
    def counted(self) -> dict[str, int]:
        """The total weight of the ballots known to have counted, by name."""
        counted: dict[str, int] = {}
        for ballot in self.ballots:
            if ballot.counts and ballot.name is not None:
                counted[ballot.name] = counted.get(ballot.name, 0) + ballot.weight
        return counted

    @property
    def complete(self) -> bool:
        """Whether the ballots are counted and the viewer knows every one that named somebody.

        If so, a voter without a ballot here has not cast one.
        """
        if self.cast is not None:
            return self.cast == sum(ballot.name is not None for ballot in self.ballots)
        return self.totals is not None and self.counted == {
            name: votes for name, votes in self.totals.items() if votes
        }

    def add(self, voter: str, name: str | None, weight: int = 1) -> None:
        """Add a ballot; one that names nobody is an abstention."""
        self.ballots.append(
            Ballot(
                voter=voter,
                name=name,
                weight=weight,
                counts=None if name else False,
                why="" if name else "abstained",
            )
        )

    def judge(self, counting: Iterable[str]) -> None:
        """Mark the ballots for these names as counted, and those for other names as void."""
        names = set(counting)
        self.ballots = [
            ballot
            if ballot.name is None
            else replace(ballot, counts=True)
            if ballot.name in names
            else replace(ballot, counts=False, why="void")
            for ballot in self.ballots
        ]


class Advantage(Struct, frozen=True, kw_only=True):
    """Something that was played, such as a card; `on` is the seat it was played on, or empty."""

    round: int
    seat: str
    what: str
    on: str = ""


class VotingGrid(Struct, kw_only=True):
    """All votes of a season in order, and the advantages that were `played`.

    `names` are the names of everybody who votes or is voted for, by id.
    """

    names: dict[str, str] = field(default_factory=dict)
    votes: list[Vote] = field(default_factory=list)
    played: list[Advantage] = field(default_factory=list)


class VoteBook(Fold):
    """Folds a viewer's facts into their voting grid. This base class is for games without votes."""

    voted: ClassVar[str] = "voted for"
    """The verb for a ballot, as in: Ada voted for Ben."""
    had_voted: ClassVar[str] = "voted for"
    """The same verb after `had`."""

    def __init__(self) -> None:
        self.grid = VotingGrid()
        self.round = 0

    @classmethod
    def of(cls, known: Iterable[Fact]) -> VotingGrid:
        """Build the grid from a viewer's own facts, given in the order in which they happened."""
        book = cls()
        for fact in known:
            book.take(fact)
        return book.grid

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        self.grid.names[fact.seat] = fact.name

    @folds(RoundBegan)
    def _round_began(self, fact: RoundBegan) -> None:
        self.round = fact.round

    def seat_of(self, voter: str) -> str:
        """The seat behind an id in the grid; empty if it is not known."""
        return voter

    # -- for the games' vote books -----------------------------------------------------------------

    def open(
        self,
        step: str,
        decides: Decides = "out",
        *,
        place: str = "",
        voters: Sequence[str] = (),
        candidates: Sequence[str] = (),
    ) -> Vote:
        """Start a new vote."""
        vote = Vote(
            round=self.round,
            step=step,
            decides=decides,
            place=place,
            voters=tuple(voters),
            candidates=tuple(candidates),
        )
        self.grid.votes.append(vote)
        return vote

    def play(self, seat: str, what: str, on: str = "") -> None:
        """Record an advantage that was played, on a seat or (`on` empty) on nobody."""
        self.grid.played.append(Advantage(round=self.round, seat=seat, what=what, on=on))

    def current(self) -> Vote:
        """The vote that is on. Must only be called after one has begun."""
        assert self.last is not None, "a vote has begun"
        return self.last

    @property
    def last(self) -> Vote | None:
        """The vote that began most recently, if any."""
        return self.grid.votes[-1] if self.grid.votes else None

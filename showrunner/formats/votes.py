"""The voting grid: every vote of a season in order, as far as a viewer knows it.

Like the sheet it is a fold over the facts of that viewer's view, so it holds nothing that the
viewer was not told. A game with votes extends `VoteBook` and gives its `of` as `Format.votes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from showrunner.formats.fact import Fact
from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.fold import Fold, folds
from showrunner.formats.lifecycle import RoundBegan

Decides = Literal["out", "winner", "candidate", "suspect", "office"]
"""What a vote is on: who leaves, who wins, who is put up for something, who holds an office."""


class Ballot(Struct, frozen=True, kw_only=True):
    """One ballot that the viewer knows of.

    `name` is null where it names nobody. `counts` is whether it counted, null while that is not
    known; `why` says why it names nobody, or does not count, or names another than was written.
    """

    voter: str
    name: str | None
    weight: int = 1
    counts: bool | None = None
    why: str = ""


class Vote(Struct, kw_only=True):
    """One time that votes were cast, or that dice were rolled in their place.

    `step` is the game's word for it (`vote`, `revote_tied`, `jury` …), `place` where it was held
    (a tribe's letter). `totals`, `cast` and `voided` are null where they were not told; `result` is
    whom it decided on and `how`, or why on nobody.
    """

    round: int
    step: str
    decides: Decides
    place: str = ""
    voters: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    """Who could be named; empty where that is anybody who votes."""
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
        """The ballots of one voter; cards may make them several."""
        return [ballot for ballot in self.ballots if ballot.voter == voter]

    @property
    def counted(self) -> dict[str, int]:
        """The weight of the ballots that the viewer knows to have counted, by name."""
        counted: dict[str, int] = {}
        for ballot in self.ballots:
            if ballot.counts and ballot.name is not None:
                counted[ballot.name] = counted.get(ballot.name, 0) + ballot.weight
        return counted

    @property
    def complete(self) -> bool:
        """Whether the viewer knows of every ballot that named somebody, now that they are counted.

        Then who has no ballot here has cast none.
        """
        if self.cast is not None:
            return self.cast == sum(ballot.name is not None for ballot in self.ballots)
        return self.totals is not None and self.counted == {
            name: votes for name, votes in self.totals.items() if votes
        }

    def add(self, voter: str, name: str | None, weight: int = 1) -> None:
        """A ballot was cast; one that names nobody abstains."""
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
        """The ballots for these names count, and those for others are void."""
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
    """Something that was played, such as a card, and on whom; `on` is empty where on nobody."""

    round: int
    seat: str
    what: str
    on: str = ""


class VotingGrid(Struct, kw_only=True):
    """All votes of a season in order; `names` are those of everybody who votes or is voted for.

    `played` are the advantages that were played.
    """

    names: dict[str, str] = field(default_factory=dict)
    votes: list[Vote] = field(default_factory=list)
    played: list[Advantage] = field(default_factory=list)


class VoteBook(Fold):
    """Folds a viewer's facts into their grid; as it stands here, of a game without votes."""

    def __init__(self) -> None:
        self.grid = VotingGrid()
        self.round = 0

    @classmethod
    def of(cls, known: Iterable[Fact]) -> VotingGrid:
        """The grid that a viewer's own facts come to, in the order in which they happened."""
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

    # -- for the games' own ------------------------------------------------------------------------

    def open(
        self,
        step: str,
        decides: Decides = "out",
        *,
        place: str = "",
        voters: Sequence[str] = (),
        candidates: Sequence[str] = (),
    ) -> Vote:
        """A vote begins."""
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
        """Somebody plays something, on somebody or ("") on nobody."""
        self.grid.played.append(Advantage(round=self.round, seat=seat, what=what, on=on))

    @property
    def last(self) -> Vote | None:
        """The vote that began last."""
        return self.grid.votes[-1] if self.grid.votes else None

"""The record: who said what to whom, each ballot, each promise and who left, by number of fact.

It is the same for all games: games differ in their vote books and in the acts of their talks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import GameEnded, PhaseBegan, PhaseEnded, RoundBegan, RoundEnded
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import GroupTalkBegan, Said, TalkBegan
from showrunner.formats.talk.promises import PromiseMade, promises_in
from showrunner.formats.votes import Ballot, Vote
from showrunner.kernel import Audience, Told

NAMING: Final = ("propose", "agree", "evil")
"""The acts by which somebody puts up or takes up a name for the vote."""


class Message(NamedTuple):
    """Something that somebody said: `to` are those who heard it, empty for everybody.

    `talk` is the name of the talk, empty for what was said outside of one.
    """

    number: int
    round: int
    seat: str
    to: tuple[str, ...]
    talk: str
    words: str
    acts: tuple[Act, ...]

    def has(self, act: str, about: str) -> bool:
        """Whether it does this to somebody."""
        return any(one.act == act and one.about == about for one in self.acts)

    def puts_up(self, seat: str) -> bool:
        """Whether it puts up somebody's name for the vote, or agrees to that name."""
        return any(one.act in NAMING and one.about == seat for one in self.acts)


class Talk(NamedTuple):
    """A talk, with the number of the fact that began it."""

    number: int
    round: int
    talk: str
    seats: tuple[str, ...]
    private: bool


class GivenPromise(NamedTuple):
    """A promise, with the number of the fact in which it was made."""

    number: int
    made: PromiseMade


class CastBallot(NamedTuple):
    """A ballot, with the number of the fact that told it, and the vote that it belongs to.

    `voter` and `name` are seats; `label` and `target` are what stands for them in the vote, such as
    a Survivor of theirs. A voter may have several ballots. In a vote on one suspect, `target` is
    the suspect on a ballot that says yes, and empty on one that says no.
    """

    number: int
    voter: str
    name: str
    label: str
    target: str
    nth: int
    vote: Vote

    @property
    def counts(self) -> bool:
        """Whether it counted, as is known after the count."""
        return self._ballot.counts is True

    @property
    def weight(self) -> int:
        """How many votes it is worth."""
        return self._ballot.weight

    @property
    def _ballot(self) -> Ballot:
        return self.vote.named_by(self.label)[self.nth]


@dataclass
class Council:
    """One decision by vote, with its re-votes, from the first ballot to the result."""

    round: int
    place: str
    decides: str
    votes: list[Vote] = field(default_factory=list)
    ballots: list[CastBallot] = field(default_factory=list)
    began: int = 0
    """The number of the fact with which the first vote began."""
    decided: int = 0
    """The number of the fact that told the result."""

    @property
    def out(self) -> tuple[str, ...]:
        """Whom it decided on."""
        return self.votes[-1].result

    @property
    def of_people(self) -> bool:
        """Whether castaways voted for castaways; false where Survivors of theirs did."""
        return all(cast.label == cast.voter for cast in self.ballots)

    @property
    def how(self) -> str:
        """How it was decided, such as `vote` or the name of a tie-break."""
        return self.votes[-1].how

    @property
    def counts(self) -> Mapping[str, int]:
        """The count of the first vote."""
        return self.votes[0].totals or {}

    def of(self, step: Vote) -> list[CastBallot]:
        """The ballots of one of its votes."""
        return [cast for cast in self.ballots if cast.vote is step]

    @property
    def deciding(self) -> list[CastBallot]:
        """The ballots that counted for whoever left, in the last vote that was held."""
        held = [vote for vote in self.votes if vote.ballots]
        return [
            cast
            for cast in (self.of(held[-1]) if held else ())
            if cast.counts and cast.target in self.out
        ]


class Record:
    """A fold over the numbered facts of a season, as its producers know them."""

    def __init__(self, format: Format) -> None:
        self.sheet = format.sheet()
        self.names = self.sheet.names
        self.messages: list[Message] = []
        self.talks: dict[str, Talk] = {}
        self.promises: list[GivenPromise] = []
        self.councils: list[Council] = []
        self.open: Council | None = None
        """The vote that is going on."""
        self._book = format.votes()
        self._without_result: list[Council] = []
        """Votes of this round that were over before their result was told."""
        self._votes_seen = 0
        self._ballots_seen = 0

    @property
    def round(self) -> int:
        """The round that is on."""
        return self.sheet.round

    def name(self, seat: str) -> str:
        """A castaway's name."""
        return self.names.get(seat, seat)

    def take(self, told: Told[Fact]) -> Council | None:
        """Take in a fact; returns the council that it shows to be over."""
        number, fact = told.number, told.fact
        self.sheet.take(fact)
        if isinstance(fact, TalkBegan | GroupTalkBegan):
            private = isinstance(fact, TalkBegan)
            self.talks[fact.talk] = Talk(number, self.round, fact.talk, fact.seats, private)
        elif isinstance(fact, Said):
            self._said(number, fact, told.audience)
        over = self._close() if self._ends_council(fact) else None
        self._book.take(fact)
        if isinstance(fact, RoundBegan):
            self._without_result.clear()
        return self._follow_votes(number) or over

    def in_round(self, round: int) -> Iterator[Message]:
        """What was said in this round, the latest first."""
        for message in reversed(self.messages):
            if message.round < round:
                return
            if message.round == round:
                yield message

    # -- what is said ------------------------------------------------------------------------------

    def _said(self, number: int, fact: Said, audience: Audience) -> None:
        speaker = fact.spoken_by
        if not speaker or getattr(fact, "seat", speaker) != speaker:
            return  # unsigned, or overheard, which was told when it was said
        to = () if audience.everybody else self._heard_by(speaker, audience.seats)
        if not (audience.everybody or to):
            return  # only producers hear it
        words = getattr(fact, "words", None)
        talk = getattr(fact, "talk", "")
        self.messages.append(
            Message(number, self.round, speaker, to, talk, str(words or ""), fact.does)
        )
        for promise in promises_in(fact, to, self.round):
            self.promises.append(GivenPromise(number, promise))

    def _heard_by(self, speaker: str, seats: Sequence[str]) -> tuple[str, ...]:
        """The others of these; those who are out only if nobody else, or somebody out, speaks."""
        others = tuple(seat for seat in seats if seat != speaker)
        active = set(self.sheet.active)
        still_in = tuple(seat for seat in others if seat in active)
        return still_in if still_in and speaker in active else others

    # -- votes -------------------------------------------------------------------------------------

    @staticmethod
    def _ends_council(fact: Fact) -> bool:
        return isinstance(fact, RoundBegan | RoundEnded | PhaseBegan | PhaseEnded | GameEnded)

    def _close(self) -> Council | None:
        over, self.open = self.open, None
        if over is not None:
            self.councils.append(over)
            if not over.decided:
                self._without_result.append(over)
        return over

    def _follow_votes(self, number: int) -> Council | None:
        """Note the ballots and votes that the last fact added to the vote book."""
        votes = self._book.grid.votes
        over = None
        for vote in votes[self._votes_seen :]:
            self._ballots_seen = 0
            key = (vote.round, vote.place, vote.decides)
            council = self.open
            if (
                council is None
                or council.votes[-1].result
                or key != (council.round, council.place, council.decides)
            ):
                over = self._close() or over
                self.open = council = Council(vote.round, vote.place, vote.decides, began=number)
            council.votes.append(vote)
        self._votes_seen = len(votes)
        for council in (*self._without_result, *([self.open] if self.open else ())):
            if not council.decided and (council.votes[-1].result or council.votes[-1].how):
                council.decided = number
        if self.open is None:
            return over
        vote = self.open.votes[-1]
        for place in range(self._ballots_seen, len(vote.ballots)):
            if vote.ballots[place].name:
                self.open.ballots.append(self._cast(number, vote, place))
        self._ballots_seen = len(vote.ballots)
        return over

    def _cast(self, number: int, vote: Vote, place: int) -> CastBallot:
        ballot = vote.ballots[place]
        target = str(ballot.name)
        if vote.step == "verdict":
            target = vote.candidates[0] if target == "yes" else ""
        nth = sum(earlier.voter == ballot.voter for earlier in vote.ballots[:place])
        voter, name = self._book.seat_of(ballot.voter), self._book.seat_of(target)
        return CastBallot(number, voter, name, ballot.voter, target, nth, vote)

"""The record: who said what to whom, each ballot, each promise and who left, by number of fact.

It is the same for all games: games differ in their vote books and in the acts of their talks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import GameEnded, PhaseBegan, PhaseEnded, RoundBegan, RoundEnded
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import GroupTalkBegan, Said, TalkBegan
from showrunner.formats.talk.promises import PromiseMade, promises_in
from showrunner.formats.votes import Ballot, Vote


class Message(NamedTuple):
    """Something that somebody said: `to` are those who heard it, empty for everybody.

    `talk` is the name of the talk, empty for what was said before all.
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

    `voter` and `name` are seats; `label` is the voter in the vote, who may have several ballots.
    """

    number: int
    voter: str
    name: str
    label: str
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
            if cast.counts and cast.name in self.out
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
        self._listeners: dict[str, tuple[str, ...]] = {}
        self._votes_seen = 0
        self._ballots_seen = 0

    @property
    def round(self) -> int:
        """The round that is on."""
        return self.sheet.round

    def name(self, seat: str) -> str:
        """A castaway's name."""
        return self.names.get(seat, seat)

    def take(self, number: int, fact: Fact) -> Council | None:
        """Take in a fact; returns the council that it shows to be over."""
        self.sheet.take(fact)
        if isinstance(fact, TalkBegan | GroupTalkBegan):
            private = isinstance(fact, TalkBegan)
            self.talks[fact.talk] = Talk(number, self.round, fact.talk, fact.seats, private)
            self._listeners[fact.talk] = fact.seats
        elif isinstance(fact, Said):
            self._said(number, fact)
        over = self._close() if self._ends_council(fact) else None
        self._book.take(fact)
        return self._follow_votes(number) or over

    def in_round(self, round: int) -> Iterator[Message]:
        """What was said in this round, in order."""
        for message in reversed(self.messages):
            if message.round < round:
                return
            if message.round == round:
                yield message

    # -- what is said ------------------------------------------------------------------------------

    def _said(self, number: int, fact: Said) -> None:
        speaker = fact.spoken_by
        if not speaker or getattr(fact, "seat", speaker) != speaker:
            return  # unsigned, or overheard, which was told when it was said
        talk = getattr(fact, "talk", "")
        to = tuple(seat for seat in self._heard_by(fact, talk) if seat != speaker)
        words = getattr(fact, "words", None)
        self.messages.append(
            Message(number, self.round, speaker, to, talk, str(words or ""), fact.acts)
        )
        for promise in promises_in(fact, to, self.round):
            self.promises.append(GivenPromise(number, promise))

    def _heard_by(self, fact: Said, talk: str) -> Sequence[str]:
        to = getattr(fact, "to", "")
        if talk:
            return self._listeners.get(talk, ())
        return (to,) if isinstance(to, str) and to else ()

    # -- votes -------------------------------------------------------------------------------------

    @staticmethod
    def _ends_council(fact: Fact) -> bool:
        return isinstance(fact, RoundBegan | RoundEnded | PhaseBegan | PhaseEnded | GameEnded)

    def _close(self) -> Council | None:
        over, self.open = self.open, None
        if over is not None:
            self.councils.append(over)
        return over

    def _follow_votes(self, number: int) -> Council | None:
        """Note the ballots and votes that the last fact added to the vote book."""
        votes = self._book.grid.votes
        over = None
        for vote in votes[self._votes_seen :]:
            self._ballots_seen = 0
            key = (vote.round, vote.place, vote.decides)
            council = self.open
            if council is None or key != (council.round, council.place, council.decides):
                over = self._close() or over
                self.open = council = Council(vote.round, vote.place, vote.decides, began=number)
            council.votes.append(vote)
        self._votes_seen = len(votes)
        council = self.open
        if council is None or not votes:
            return over
        vote = council.votes[-1]
        for ballot in vote.ballots[self._ballots_seen :]:
            if ballot.name:
                voter, name = self._book.seat_of(ballot.voter), self._book.seat_of(ballot.name)
                nth = sum(cast.label == ballot.voter for cast in council.of(vote))
                council.ballots.append(CastBallot(number, voter, name, ballot.voter, nth, vote))
        self._ballots_seen = len(vote.ballots)
        if (vote.result or vote.how) and not council.decided:
            council.decided = number
        return over

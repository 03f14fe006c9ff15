"""The record: who said what to whom, each ballot, each promise and who left, by number of fact.

It is the same for all games: games differ in their vote books and in the acts of their talks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.facts import MemoWritten
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import GameEnded, PhaseBegan, PhaseEnded, RoundBegan, RoundEnded
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import GroupTalkBegan, NoteTaken, Said, TalkBegan
from showrunner.formats.talk.promises import PromiseMade, promises_in
from showrunner.formats.votes import Ballot, Vote, VotingGrid
from showrunner.kernel import Audience, Text, Told
from showrunner.story.alliances import Alliance, AllianceBook
from showrunner.story.lies import Lie, LieKind
from showrunner.story.other_promises import OtherPromises

NAMING: Final = ("propose", "agree", "evil")
"""The acts by which somebody puts up or takes up a name for the vote."""


class Message(NamedTuple):
    """Something that somebody said: `to` are those who heard it, empty for everybody.

    `talk` is the talk's key in `Record.talks`, empty for what was said outside talks.
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


class Note(NamedTuple):
    """What somebody wrote for themselves: after a talk, or in their diary (`talk` empty).

    `talk` is the talk's key in `Record.talks`.
    """

    number: int
    round: int
    seat: str
    talk: str
    words: str


class Talk(NamedTuple):
    """A talk, with the number of the fact that began it; `talk` is its name in that round."""

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
        """Whom it decided on, as in the voting grid: seats, or labels such as `#12`."""
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
        """The ballots that counted for whoever left, if nobody had more in the last vote held."""
        held = [vote for vote in self.votes if vote.ballots]
        counted = [cast for cast in (self.of(held[-1]) if held else ()) if cast.counts]
        votes: Counter[str] = Counter()
        for cast in counted:
            votes[cast.target] += cast.weight if cast.target else 0
        most = max(votes.values(), default=0)
        return [cast for cast in counted if cast.target in self.out and votes[cast.target] == most]


class Record:
    """A fold over the numbered facts of a season, as its producers know them."""

    def __init__(self, format: Format) -> None:
        self.sheet = format.sheet()
        self.names = self.sheet.names
        self.titles: dict[str, str] = {}
        """What else is called something: a tribe by its letter, a phase as `3.competition`."""
        self.titled: dict[str, int] = {}
        """The facts that say so, for titles that only viewers know."""
        self.messages: list[Message] = []
        self.said: Message | None = None
        """What somebody said by the last fact."""
        self.lies: dict[int, list[Lie]] = {}
        """What proves messages to be lies, by their numbers, as the finders note it."""
        self.talks: dict[str, Talk] = {}
        """All talks, by a key that is different in each round."""
        self.notes: list[Note] = []
        self.promises: list[GivenPromise] = []
        """Promises that ballots test."""
        self.other_promises = OtherPromises()
        self.alliances = AllianceBook()
        self.made: list[Alliance] = []
        """The alliances that got a second member by the last fact."""
        self.ballots: list[CastBallot] = []
        """All ballots so far, also those of a vote that came to no result."""
        self.councils: list[Council] = []
        self.open: Council | None = None
        """The vote that is going on."""
        self.last = 0
        """The number of the last fact."""
        self.ended = 0
        """The fact by which the game ended; 0 while it is going on."""
        self.comings: list[int] = []
        """The facts by which somebody came into the game or left it."""
        self._inside = 0
        self._book = format.votes()
        self._public = format.votes()
        """The votes as everybody knows them."""
        self._undecided: list[Council] = []
        self._wrote: list[tuple[str, str]] = []
        """Who wrote whom, in the votes to leave that the last fact showed to be over."""
        self._votes_seen = 0
        self._ballots_seen = 0

    @property
    def round(self) -> int:
        """The round that is on."""
        return self.sheet.round

    @property
    def voted(self) -> str:
        """The verb for a ballot, as in: Ada wrote Ben."""
        return self._book.voted

    @property
    def had_voted(self) -> str:
        """The same verb after `had`."""
        return self._book.had_voted

    @property
    def grid(self) -> VotingGrid:
        """All votes so far."""
        return self._book.grid

    def has_open_ballots(self, council: Council) -> bool:
        """Whether everybody was told who voted for whom."""
        return any(
            ballot.name
            for vote in self._public.grid.votes
            if (vote.round, vote.place, vote.decides)
            == (council.round, council.place, council.decides)
            for ballot in vote.ballots
        )

    def name(self, seat: str) -> str:
        """A castaway's name, or that of anybody else who can be voted for."""
        return self.names.get(seat) or self.titles.get(seat) or self.grid.names.get(seat, seat)

    def take(self, told: Told[Fact]) -> list[Council]:
        """Take in a fact; returns the councils that it shows to be over."""
        number, fact = told.number, told.fact
        self.last, self.made, self.said = number, [], None
        self.alliances.leave(self._wrote)
        self._wrote = []
        self.sheet.take(fact)
        if told.audience.everybody and self._inside != (inside := len(self.sheet.active)):
            self._inside = inside
            self.comings.append(number)
        if isinstance(fact, GameEnded):
            self.ended = number
        if isinstance(fact, TalkBegan | GroupTalkBegan):
            private = isinstance(fact, TalkBegan)
            talk = Talk(number, self.round, fact.talk, fact.seats, private)
            self.talks[self._key(fact.talk)] = talk
        elif isinstance(fact, Said):
            self._said(number, fact, told.audience)
        elif isinstance(fact, NoteTaken):
            self._noted(number, fact.seat, fact.talk, fact.words)
        elif isinstance(fact, MemoWritten) and fact.kind == "diary":
            self._noted(number, fact.seat, "", fact.words)
        if self._ends_council(fact):
            self.open = None
        self._book.take(fact)
        if told.audience.everybody:
            self._public.take(fact)
        self._follow_votes(number)
        return self._over()

    def in_round(self, round: int) -> Iterator[Message]:
        """What was said in this round, the latest first."""
        for message in reversed(self.messages):
            if message.round < round:
                return
            if message.round == round:
                yield message

    def since(self, number: int) -> Iterator[Message]:
        """What was said from this fact on, the latest first."""
        for message in reversed(self.messages):
            if message.number < number:
                return
            yield message

    # -- what is said ------------------------------------------------------------------------------

    def prove_lie(self, message: int, kind: LieKind, facts: Iterable[int] = ()) -> None:
        """Note that a message, given by its number, was a lie, and the facts that prove it."""
        self.lies.setdefault(message, []).append(Lie(kind=kind, facts=tuple(facts)))

    def _key(self, talk: str) -> str:
        """The key of this round's talk of this name; names come again in each round."""
        return f"{self.round}.{talk}" if talk else ""

    def _said(self, number: int, fact: Said, audience: Audience) -> None:
        speaker = fact.spoken_by
        if not speaker or getattr(fact, "seat", speaker) != speaker:
            return  # unsigned, or overheard, which was told when it was said
        to = () if audience.everybody else self._heard_by(speaker, audience.seats)
        if not (audience.everybody or to):
            return  # only producers hear it
        talk = self._key(getattr(fact, "talk", ""))
        words = known_words(getattr(fact, "words", None))
        self.said = Message(number, self.round, speaker, to, talk, words, fact.does)
        self.messages.append(self.said)
        for promise in promises_in(fact, to, self.round):
            self.promises.append(GivenPromise(number, promise))
        self.made = self.alliances.say(number, speaker, to, fact.acts)

    def _heard_by(self, speaker: str, seats: Sequence[str]) -> tuple[str, ...]:
        """The others of these; those who are out only listen to each other."""
        others = tuple(seat for seat in seats if seat != speaker)
        active = set(self.sheet.active)
        if speaker not in active:
            return others
        return tuple(seat for seat in others if seat in active)

    def _noted(self, number: int, seat: str, talk: str, text: Text) -> None:
        words = known_words(text)
        if words:
            self.notes.append(Note(number, self.round, seat, self._key(talk), words))

    # -- votes -------------------------------------------------------------------------------------

    @staticmethod
    def _ends_council(fact: Fact) -> bool:
        return isinstance(fact, RoundBegan | RoundEnded | PhaseBegan | PhaseEnded | GameEnded)

    def _follow_votes(self, number: int) -> None:
        """Note the votes and ballots that the last fact added to the vote book, and results."""
        votes = self._book.grid.votes
        for vote in votes[self._votes_seen :]:
            self._ballots_seen = 0
            key = (vote.round, vote.place, vote.decides)
            council = self.open
            if (
                council is None
                or council.votes[-1].result
                or key != (council.round, council.place, council.decides)
            ):
                self.open = council = Council(vote.round, vote.place, vote.decides, began=number)
                self._undecided.append(council)
            council.votes.append(vote)
        self._votes_seen = len(votes)
        if self.open is not None:
            self._add_ballots(number, self.open)
        for council in self._undecided:
            vote = council.votes[-1]
            if (vote.result or vote.how) and not council.decided:
                council.decided = number

    def _add_ballots(self, number: int, council: Council) -> None:
        vote = council.votes[-1]
        for place in range(self._ballots_seen, len(vote.ballots)):
            if vote.ballots[place].name:
                cast = self._cast(number, vote, place)
                council.ballots.append(cast)
                self.ballots.append(cast)
        self._ballots_seen = len(vote.ballots)

    def _cast(self, number: int, vote: Vote, place: int) -> CastBallot:
        ballot = vote.ballots[place]
        target = str(ballot.name)
        if vote.step == "verdict":
            target = vote.candidates[0] if target == "yes" else ""
        nth = sum(earlier.voter == ballot.voter for earlier in vote.ballots[:place])
        voter, name = self._book.seat_of(ballot.voter), self._book.seat_of(target)
        return CastBallot(number, voter, name, ballot.voter, target, nth, vote)

    def _over(self) -> list[Council]:
        """The councils that have been decided, and are not going on."""
        over = [one for one in self._undecided if one.decided and one is not self.open]
        if over:
            self._undecided = [one for one in self._undecided if one not in over]
            self.councils += over
            ballots = [cast for one in over if one.decides == "out" for cast in one.ballots]
            self._wrote = [(cast.voter, cast.name) for cast in ballots]
        return over


def known_words(text: Text | None) -> str:
    """The words of a text; empty if there are none, or if they were erased."""
    return text.words or "" if text is not None else ""

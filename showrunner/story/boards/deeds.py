"""The said/did board: what each castaway said, thought and did, round by round.

It compares the acts of messages with ballots; it never guesses what words mean.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from showrunner.formats.fact import Fact
from showrunner.formats.facts import InterviewAnswered, ThoughtHad
from showrunner.formats.talk.filling_in import plain_act
from showrunner.formats.talk.promises import is_test, tested
from showrunner.story.boards.board import Board, ballots_of
from showrunner.story.lies import Lie
from showrunner.story.record import CastBallot, GivenPromise, Message, Record

NAMING = ("propose", "agree")
"""The acts that put up a name to be voted out."""


class Deed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a castaway said, thought or did; `fact` is the number of its fact.

    `to` are the seats that heard it, empty for everybody, and `talk` the talk that it belongs to.
    `words` of a thought that was not put into words name its intention. `acts` are what a message
    does in the game; `about` are the people that an act or a thought is about, or who stands on a
    ballot, such as a Survivor; nobody does on a no in a vote on one suspect. `contradicted_by` are
    the facts of their own ballots that contradict it, and `lies` says what else proves it a lie.
    """

    fact: int
    words: str = ""
    to: tuple[str, ...] = ()
    talk: str = ""
    acts: tuple[dict[str, Any], ...] = ()
    about: tuple[str, ...] = ()
    contradicted_by: tuple[int, ...] = ()
    lies: tuple[Lie, ...] = ()


class RoundOfDeeds(Struct, frozen=True, kw_only=True):
    """What a castaway said in talks and before all, in interviews, thought, and did at the vote."""

    round: int
    said: list[Deed]
    interviews: list[Deed]
    thoughts: list[Deed]
    voted: list[Deed]


class CastawayDeeds(Struct, frozen=True, kw_only=True):
    """A castaway's row of the said/did board."""

    seat: str
    name: str
    rounds: tuple[RoundOfDeeds, ...]


class DeedsBoard(Board):
    """Collects what was said, thought and done."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._rounds: dict[str, dict[int, RoundOfDeeds]] = {}

    def take(self, number: int, fact: Fact) -> None:
        """Note an interview's answer or a thought."""
        match fact:
            case InterviewAnswered():
                words = str(fact.words or "")
                if words:
                    self._row(fact.seat, self.record.round).interviews.append(
                        Deed(fact=number, words=words)
                    )
            case ThoughtHad():
                thoughts = self._row(fact.seat, self.record.round).thoughts
                words = str(fact.words or fact.intent)
                deed = Deed(fact=number, words=words, about=fact.about)
                same = bool(thoughts) and replace(thoughts[-1], fact=number) == deed
                if words and not same:
                    thoughts.append(deed)

    def table(self) -> tuple[CastawayDeeds, ...]:
        """A row for each castaway, in seat order."""
        ballots = ballots_of(self.record)
        promises: dict[int, list[GivenPromise]] = {}
        for given in self.record.promises:
            promises.setdefault(given.number, []).append(given)
        for message in self.record.messages:
            if message.acts or message.number in self.record.lies:
                against = _against(
                    message, promises.get(message.number, []), ballots.get(message.seat, [])
                )
                self._row(message.seat, message.round).said.append(self._said(message, against))
        for voter, cast_ballots in ballots.items():
            for cast in cast_ballots:
                deed = Deed(fact=cast.number, about=(cast.target,) if cast.target else ())
                self._row(voter, cast.vote.round).voted.append(deed)
        return tuple(
            CastawayDeeds(
                seat=seat,
                name=name,
                rounds=tuple(row for _, row in sorted(self._rounds.get(seat, {}).items())),
            )
            for seat, name in self.record.names.items()
        )

    def _row(self, seat: str, round: int) -> RoundOfDeeds:
        rounds = self._rounds.setdefault(seat, {})
        empty = RoundOfDeeds(round=round, said=[], interviews=[], thoughts=[], voted=[])
        return rounds.setdefault(round, empty)

    def _said(self, message: Message, contradicted_by: tuple[int, ...]) -> Deed:
        return Deed(
            fact=message.number,
            words=message.words,
            to=message.to,
            talk=self.record.talks[message.talk].talk if message.talk in self.record.talks else "",
            acts=tuple(plain_act(act) for act in message.acts),
            about=tuple(dict.fromkeys(act.about for act in message.acts if act.about)),
            contradicted_by=contradicted_by,
            lies=tuple(self.record.lies.get(message.number, ())),
        )


def _against(
    message: Message, promises: list[GivenPromise], ballots: list[CastBallot]
) -> tuple[int, ...]:
    """The speaker's later ballots that contradict what a message put up, spared or promised.

    Who first wrote a name that they had put up did as they said, whatever they write in a re-vote.
    """
    named = {act.about for act in message.acts if act.act in NAMING and act.about}
    spared = {act.about for act in message.acts if act.act == "spare"}
    numbers = set()
    for cast in ballots:
        if cast.number < message.number:
            continue
        broken = any(
            is_test(given.made, cast.vote) and tested(given.made, cast.vote) == "broken"
            for given in promises
        )
        possible = named & set(cast.vote.candidates or cast.vote.voters)
        here = cast.vote.round == message.round
        if broken or (here and (cast.name in spared or (possible and cast.name not in possible))):
            numbers.add(cast.number)
        if here and cast.name in named:
            named = set()
    return tuple(sorted(numbers))

"""Interviews that deeds contradict, and claims in them that the facts contradict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.facts import ClaimJudged
from showrunner.formats.interviews.facts import InterviewAnswered
from showrunner.formats.interviews.narration import in_words
from showrunner.formats.votes import Vote
from showrunner.formats.wording import listed, spaced
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder, Title
from showrunner.story.record import CastBallot, Council, Record

BY_BALLOT: Final = ("vote", "trusts_most")
"""The claims about castaways that ballots test."""


class Named(NamedTuple):
    """Whom somebody named in an interview, and the fact of the answer."""

    number: int
    seat: str


class Interviews(Finder):
    """Holds what castaways said in interviews against their ballots.

    The broadcast has no verdicts on claims, so ballots are compared here. Of other claims, only
    producers are told by verdicts which are false.
    """

    titles = (Title("Best liar", 50, ("false claim",), "claimed what was not so, {}", "time"),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._answers: dict[str, list[int]] = {}
        """For each of a castaway's claims, in order: the fact of the answer."""
        self._named: dict[tuple[str, str], list[Named]] = {}
        """By castaway and claim: whom they named since a ballot tested it."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Note an answer's claims; a claim that was judged to be false."""
        match fact:
            case InterviewAnswered():
                self._answers.setdefault(fact.seat, []).extend([number] * len(fact.claims))
                for claim in BY_BALLOT:
                    said = fact.claims.get(claim)
                    if said in self.record.names and not fact.sealed:
                        self._named.setdefault((fact.seat, claim), []).append(Named(number, said))
            case ClaimJudged(verdict="broken"):
                if fact.claim not in BY_BALLOT or fact.said not in self.record.names:
                    yield self._false(number, fact)

    def _false(self, number: int, fact: ClaimJudged) -> Beat:
        name = self.record.name
        claim = f"{spaced(fact.claim)}: {in_words(name, fact.said)}"
        text = f"Asked in private, {name(fact.seat)} claimed “{claim}”. "
        text += f"In truth it was {in_words(name, fact.truth)}."
        answered = self._answers[fact.seat][fact.number - 1]
        facts = (answered, number)
        return self.beat("false claim", 45, (fact.seat,), facts, text, claim=fact.claim)

    def council(self, council: Council) -> Iterator[Beat]:
        """The ballots of this vote that another was announced for, or that hit the most trusted."""
        first = council.votes[0]
        for voter in dict.fromkeys(cast.voter for cast in council.ballots):
            ballots = [cast for cast in council.ballots if cast.voter == voter]
            if first.step != "verdict":
                yield from self._announced(voter, [c for c in ballots if c.vote is first], council)
            if council.decides != "winner":
                yield from self._trusted(voter, ballots, council)

    def _last(self, voter: str, claim: str, ballots: Sequence[CastBallot]) -> Named | None:
        """Whom a voter had last named before these ballots."""
        earlier = [
            named
            for named in self._named.get((voter, claim), ())
            if ballots and named.number < ballots[0].number
        ]
        return earlier[-1] if earlier else None

    def _tested(self, voter: str, claim: str, named: Named) -> None:
        """Forget what a voter had named up to this answer."""
        later = [one for one in self._named[voter, claim] if one.number > named.number]
        self._named[voter, claim] = later

    def _announced(
        self, voter: str, ballots: Sequence[CastBallot], council: Council
    ) -> Iterator[Beat]:
        named = self._last(voter, "vote", ballots)
        if named is None:
            return
        self._tested(voter, "vote", named)
        wrote = list(dict.fromkeys(cast.name for cast in ballots))
        if named.seat not in wrote and named.seat in _votable(council.votes[0]):
            name = self.record.name
            text = f"Asked in private, {name(voter)} had named {name(named.seat)} for this vote, "
            text += f"and {self.record.voted} {listed(map(name, wrote))}."
            yield self._against(50, (voter, named), ballots, council, text)

    def _trusted(
        self, voter: str, ballots: Sequence[CastBallot], council: Council
    ) -> Iterator[Beat]:
        named = self._last(voter, "trusts_most", ballots)
        if named is None or len({*_votable(council.votes[0])} - {voter}) < 2:
            return
        against = [cast for cast in ballots if cast.name == named.seat]
        if against:
            self._tested(voter, "trusts_most", named)
            name = self.record.name
            text = f"Asked in private, {name(voter)} trusted nobody more than {name(named.seat)}. "
            text += f"Now {name(voter)} {self.record.voted} {name(named.seat)}."
            yield self._against(56, (voter, named), against, council, text)

    def _against(
        self,
        importance: int,
        said: tuple[str, Named],
        ballots: Sequence[CastBallot],
        council: Council,
        text: str,
    ) -> Beat:
        voter, named = said
        facts = all_facts((named.number, council.decided), (cast.number for cast in ballots))
        people, wrote = (voter, named.seat), list(dict.fromkeys(cast.name for cast in ballots))
        return self.beat("interview against deed", importance, people, facts, text, wrote=wrote)


def _votable(vote: Vote) -> list[str]:
    """Whom this vote could name."""
    return [seat for seat in vote.candidates or vote.voters if seat not in vote.immune]

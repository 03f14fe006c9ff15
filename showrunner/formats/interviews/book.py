"""The book of interviews: what was asked, answered and claimed, and how honest it was (DS-9.4).

Like the sheet that contains it, it is a fold over a viewer's facts. Verdicts are told only to
producers, so in a castaway's book every claim stays open until the season is revealed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, get_args

from msgspec import Struct, field

from showrunner.formats.fact import Fact
from showrunner.formats.interviews.facts import (
    ClaimJudged,
    InterviewAnswered,
    InterviewAsked,
    Verdict,
)
from showrunner.kernel import Text


class ClaimMade(Struct):
    """One claim of a castaway. It is open until it has a verdict.

    `said` is null if they would not say. `number` counts the castaway's claims, from 1. `sealed`
    are the kinds of decision that were made before the claim but are told after it, in the same
    round: they do not decide whether the claim is kept.
    """

    seat: str
    number: int
    claim: str
    said: Any
    sealed: tuple[str, ...] = ()
    verdict: Verdict | None = None
    truth: Any = None


class InterviewRecord(Struct):
    """One private question with its answer and claims.

    `apart` says whether the interview is quarantined: its castaway's player does not remember it
    in the game. `spoken_for` says whether somebody else gave the answer.
    """

    seat: str
    question: Text
    asks: tuple[str, ...]
    apart: bool
    answered: bool = False
    words: Text | None = None
    spoken_for: bool = False
    claims: list[ClaimMade] = field(default_factory=list)


class Honesty(NamedTuple):
    """A castaway's claims so far: the number with each verdict, and the claims themselves."""

    kept: int
    broken: int
    unverifiable: int
    open: int
    claims: tuple[ClaimMade, ...]


class InterviewBook(Struct):
    """Every interview of a season that a viewer knows about, in the order they were asked."""

    interviews: list[InterviewRecord] = field(default_factory=list)
    made: dict[str, list[ClaimMade]] = field(default_factory=dict)
    """The claims of each castaway, in the order they were made."""
    _waiting: list[InterviewRecord] = field(default_factory=list)
    _open: dict[tuple[str, int], ClaimMade] = field(default_factory=dict)
    _spoken_for: set[str] = field(default_factory=set)

    # -- questions ---------------------------------------------------------------------------------

    @property
    def open(self) -> list[ClaimMade]:
        """The claims without a verdict so far."""
        return list(self._open.values())

    def waiting(self, seat: str) -> list[InterviewRecord]:
        """The interviews that a castaway has not answered yet, oldest first."""
        return [interview for interview in self._waiting if interview.seat == seat]

    def answered_by(self, fact: InterviewAnswered) -> InterviewRecord | None:
        """The waiting interview that an answer belongs to: the oldest one that matches.

        If both quarantined and other interviews are waiting, the fact's `apart` says which it is.
        """
        waiting = self.waiting(fact.seat)
        alike = [interview for interview in waiting if interview.apart == fact.apart]
        waiting = alike or waiting
        if fact.question is not None:
            waiting = [interview for interview in waiting if interview.question == fact.question]
        return waiting[0] if waiting else None

    def honesty(self) -> dict[str, Honesty]:
        """The verdicts on each castaway's claims, for castaways who have made any."""
        return {seat: _honesty(claims) for seat, claims in self.made.items()}

    # -- the fold ----------------------------------------------------------------------------------

    def ask(self, fact: InterviewAsked, apart: bool) -> None:
        """Add a question that waits for its answer."""
        interview = InterviewRecord(fact.seat, fact.question, fact.claims, apart)
        self.interviews.append(interview)
        self._waiting.append(interview)

    def speak_for(self, seat: str, somebody: bool = True) -> None:
        """Note whether somebody else gives the castaway's next answer."""
        (self._spoken_for.add if somebody else self._spoken_for.discard)(seat)

    def answer(self, fact: InterviewAnswered) -> None:
        """Add an answer to its interview; the answer's claims are open."""
        interview = self.answered_by(fact)
        if interview is None:
            return
        self._waiting.remove(interview)
        interview.answered, interview.words = True, fact.words
        interview.spoken_for = fact.seat in self._spoken_for
        self._spoken_for.discard(fact.seat)
        claims = self.made.setdefault(fact.seat, []) if fact.claims else []
        for name, said in fact.claims.items():
            claim = ClaimMade(fact.seat, len(claims) + 1, name, said, fact.sealed)
            claims.append(claim)
            interview.claims.append(claim)
            self._open[claim.seat, claim.number] = claim

    def begin_round(self) -> None:
        """Forget sealed decisions: all are told by now, so later ones are made after the claims."""
        for claim in self._open.values():
            claim.sealed = ()

    def judge(self, fact: ClaimJudged) -> None:
        """Add the verdict to its claim."""
        claim = self._open.pop((fact.seat, fact.number), None)
        if claim is not None:
            claim.verdict, claim.truth = fact.verdict, fact.truth


def _honesty(claims: list[ClaimMade]) -> Honesty:
    verdicts = [claim.verdict for claim in claims]
    return Honesty(
        verdicts.count("kept"),
        verdicts.count("broken"),
        verdicts.count("unverifiable"),
        verdicts.count(None),
        tuple(claims),
    )


def claims_judged(facts: Iterable[Fact]) -> dict[str, int]:
    """The number of a season's claims with each verdict, for the statistics of many seasons."""
    verdicts = [fact.verdict for fact in facts if isinstance(fact, ClaimJudged)]
    return {f"interview_claims_{verdict}": verdicts.count(verdict) for verdict in get_args(Verdict)}

"""The book of interviews: what was asked, answered and claimed, and how honest it was (DS-9.4).

A fold over a viewer's facts like the sheet that holds it: verdicts are told to producers alone, so
in a castaway's book every claim stays open until the season is revealed.
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
    """One claim of a castaway, `said` null where they would not say; open while not judged.

    `number` counts the castaway's claims, from 1. `sealed` are the kinds of decision that were made
    before the claim and are told after it, in this round: they decide nothing of it.
    """

    seat: str
    number: int
    claim: str
    said: Any
    sealed: tuple[str, ...] = ()
    verdict: Verdict | None = None
    truth: Any = None


class Interview(Struct):
    """One private question with all that came of it.

    `apart` is whether it stays out of what its castaway plays on; `spoken_for`, whether somebody
    else gave the answer.
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
    """A castaway's claims so far, counted by their verdicts, and one by one."""

    kept: int
    broken: int
    unverifiable: int
    open: int
    claims: tuple[ClaimMade, ...]


class InterviewBook(Struct):
    """Every interview of a season that a viewer knows of, in the order of asking."""

    interviews: list[Interview] = field(default_factory=list)
    made: dict[str, list[ClaimMade]] = field(default_factory=dict)
    """The claims of each castaway, in the order of answering."""
    _waiting: list[Interview] = field(default_factory=list)
    _open: dict[tuple[str, int], ClaimMade] = field(default_factory=dict)
    _spoken_for: set[str] = field(default_factory=set)

    # -- questions ---------------------------------------------------------------------------------

    @property
    def open(self) -> list[ClaimMade]:
        """The claims that wait for their verdict."""
        return list(self._open.values())

    def waiting(self, seat: str) -> list[Interview]:
        """The questions that a castaway has not answered, the oldest first."""
        return [one for one in self._waiting if one.seat == seat]

    def answered_by(self, fact: InterviewAnswered) -> Interview | None:
        """The waiting interview that such an answer belongs to: the oldest that it can be.

        Where some are kept apart and some are not, `apart` says which of the two it was.
        """
        waiting = self.waiting(fact.seat)
        alike = [one for one in waiting if one.apart == fact.apart]
        waiting = alike or waiting
        if fact.question is not None:
            waiting = [one for one in waiting if one.question == fact.question]
        return waiting[0] if waiting else None

    def honesty(self) -> dict[str, Honesty]:
        """How each castaway's claims were judged, of those who have made any."""
        return {seat: _honesty(made) for seat, made in self.made.items()}

    # -- the fold ----------------------------------------------------------------------------------

    def ask(self, fact: InterviewAsked, apart: bool) -> None:
        """A question waits for its answer."""
        asked = Interview(fact.seat, fact.question, fact.claims, apart)
        self.interviews.append(asked)
        self._waiting.append(asked)

    def speak_for(self, seat: str, somebody: bool = True) -> None:
        """Whether the castaway's next answer is somebody else's."""
        (self._spoken_for.add if somebody else self._spoken_for.discard)(seat)

    def answer(self, fact: InterviewAnswered) -> None:
        """A question is answered; its claims are open."""
        one = self.answered_by(fact)
        if one is None:
            return
        self._waiting.remove(one)
        one.answered, one.words = True, fact.words
        one.spoken_for = fact.seat in self._spoken_for
        self._spoken_for.discard(fact.seat)
        made = self.made.setdefault(fact.seat, []) if fact.claims else []
        for name, said in fact.claims.items():
            claim = ClaimMade(fact.seat, len(made) + 1, name, said, fact.sealed)
            made.append(claim)
            one.claims.append(claim)
            self._open[claim.seat, claim.number] = claim

    def begin_round(self) -> None:
        """Whatever was sealed has been told: from here on decisions are made after the claims."""
        for claim in self._open.values():
            claim.sealed = ()

    def judge(self, fact: ClaimJudged) -> None:
        """A claim has its verdict."""
        claim = self._open.pop((fact.seat, fact.number), None)
        if claim is not None:
            claim.verdict, claim.truth = fact.verdict, fact.truth


def _honesty(made: list[ClaimMade]) -> Honesty:
    verdicts = [claim.verdict for claim in made]
    return Honesty(
        verdicts.count("kept"),
        verdicts.count("broken"),
        verdicts.count("unverifiable"),
        verdicts.count(None),
        tuple(made),
    )


def claims_judged(told: Iterable[Fact]) -> dict[str, int]:
    """How many claims of a season had which verdict, for its row in a table of many seasons."""
    verdicts = [fact.verdict for fact in told if isinstance(fact, ClaimJudged)]
    return {f"interview_claims_{verdict}": verdicts.count(verdict) for verdict in get_args(Verdict)}

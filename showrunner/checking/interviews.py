"""DS-9.4: the laws of interviews in any game: what is asked, answered, claimed and judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from showrunner.checking.books import END, Book, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact


@dataclass
class Made:
    """A claim, as it was made, and whether it has its verdict."""

    claim: str
    said: Any
    judged: bool = False


class Interviews(Book):
    """DS-9.4: what producers want to know is asked, and what was asked is answered."""

    def __init__(self) -> None:
        self.ordered: dict[str, int] = {}
        self.open: dict[str, int] = {}
        self.asks: dict[str, list[list[str]]] = {}
        self.made: dict[str, list[Made]] = {}

    @law("DS-9.4", "InterviewAnswered")
    def an_answer_was_asked_for(self, fact: CheckedFact) -> Problems:
        """There are no more answers than questions."""
        if not self.open.get(fact["seat"]):
            yield Problem(f"{fact['seat']} answers an interview", "nobody asked")

    @law("DS-9.4", "InterviewAsked")
    def a_question_was_ordered(self, fact: CheckedFact) -> Problems:
        """There are no more questions than orders."""
        if not self.ordered.get(fact["seat"]):
            yield Problem(f"{fact['seat']} is interviewed", "no order says so")

    @law("DS-9.4", END)
    def what_was_ordered_was_asked(self, fact: CheckedFact) -> Problems:
        """There are no more orders than questions."""
        for seat, left in self.ordered.items():
            if left > 0:
                yield Problem(f"an interview of {seat} was ordered", "a question is put at once")

    @enters("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """An order for an interview."""
        if fact["name"] == "interview":
            seat = str(fact["terms"].get("seat"))
            self.ordered[seat] = self.ordered.get(seat, 0) + 1

    @enters("InterviewAsked", "InterviewAnswered")
    def ask(self, fact: CheckedFact) -> None:
        """A question more, or an answer."""
        seat, change = fact["seat"], 1 if fact.kind == "InterviewAsked" else -1
        self.open[seat] = self.open.get(seat, 0) + change
        self.ordered[seat] = self.ordered.get(seat, 0) - (change > 0)

    # -- claims ------------------------------------------------------------------------------------

    @law("DS-9.4", "InterviewAnswered")
    def what_was_asked_for_is_claimed(self, fact: CheckedFact) -> Problems:
        """An answer states what its question asked for, each claim that and nothing else."""
        claims = sorted(fact.fields.get("claims", {}))
        if claims and claims not in self.asks.get(fact["seat"], []):
            yield Problem(f"{fact['seat']} claims {claims}", "no open question asks for just that")

    @law("DS-9.4", "ClaimJudged")
    def a_claim_is_judged_once(self, fact: CheckedFact) -> Problems:
        """A verdict is on a claim that was made, as it was made, and there is one."""
        made = self.made.get(fact["seat"], [])
        if not 1 <= fact["number"] <= len(made):
            yield Problem(f"{fact}", f"{fact['seat']} has made {len(made)} claims")
            return
        claim = made[fact["number"] - 1]
        if claim.judged:
            yield Problem(f"{fact}", "it was judged before")
        if (fact["claim"], fact["said"]) != (claim.claim, claim.said):
            yield Problem(f"{fact}", f"claimed was {claim.claim} {claim.said!r}")

    @law("DS-9.4", "ClaimJudged")
    def what_was_not_said_cannot_be_judged(self, fact: CheckedFact) -> Problems:
        """Whoever would not say has neither kept nor broken anything."""
        if fact["said"] is None and fact["verdict"] != "unverifiable":
            yield Problem(f"{fact}", "nothing was said")

    @enters("InterviewAsked", "InterviewAnswered")
    def claim(self, fact: CheckedFact) -> None:
        """What a question asks for, and what its answer claims."""
        asks = self.asks.setdefault(fact["seat"], [])
        claims = sorted(fact.fields.get("claims", []))
        if fact.kind == "InterviewAsked":
            asks.append(claims)
            return
        if claims in asks:
            asks.remove(claims)
        made = self.made.setdefault(fact["seat"], [])
        made += [Made(name, said) for name, said in fact.fields.get("claims", {}).items()]

    @enters("ClaimJudged")
    def judge(self, fact: CheckedFact) -> None:
        """A verdict."""
        made = self.made.get(fact["seat"], [])
        if 1 <= fact["number"] <= len(made):
            made[fact["number"] - 1].judged = True

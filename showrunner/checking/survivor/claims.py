"""DS-9.4: the verdicts on what castaways claim agree with the record, and with what follows."""

from __future__ import annotations

from typing import Any

from showrunner.checking.books import ANY, END, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook

PAST = ("holds", "points", "voted", "traded")


class Claims(SeasonBook):
    """What castaways claim, what they did, and what is still to be judged."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.open: set[tuple[str, int]] = set()
        self.made: dict[str, int] = {}
        self.votes: dict[str, set[tuple[str, int]]] = {"vote": set(), "winner": set()}
        """The open claims of whom one means to vote for, now and as a juror."""
        self.due: dict[tuple[str, int], str | None] = {}
        """Those that a ballot has just decided, with its name."""
        self.sealed: dict[tuple[str, int], list[str]] = {}
        """What their castaways had decided already when they claimed it, by kind of decision."""
        self.voted: dict[str, str] = {}
        self.traded: dict[str, str] = {}
        self.last: CheckedFact | None = None

    @law("DS-9.4", "ClaimJudged")
    def the_past_is_as_recorded(self, fact: CheckedFact) -> Problems:
        """A claim about past or present is kept if it is what the record says, else broken."""
        if fact["claim"] not in PAST or fact["verdict"] == "unverifiable":
            return
        truth = self.record(fact["seat"], fact["claim"])
        said, told = _in_order(fact["said"]), _in_order(fact["truth"])
        if told != truth:
            yield Problem(f"{fact}", f"the record says {truth!r}")
        if (fact["verdict"] == "kept") != (said == truth):
            yield Problem(f"{fact}", f"claimed is {said!r} and the record says {truth!r}")

    @law("DS-9.4", "ClaimJudged")
    def a_vote_is_judged_by_its_ballot(self, fact: CheckedFact) -> Problems:
        """A stated vote is kept or broken by a ballot, and by nothing else."""
        if fact["claim"] not in self.votes:
            return
        key = fact["seat"], fact["number"]
        if key not in self.due:
            if fact["verdict"] != "unverifiable":
                yield Problem(f"{fact}", "there was no ballot")
            return
        name = self.due[key]
        if fact["verdict"] != "unverifiable" and (
            fact["truth"] != name or (fact["verdict"] == "kept") != (fact["said"] == name)
        ):
            yield Problem(f"{fact}", f"the ballot was for {name}")
        if fact["verdict"] == "unverifiable" and fact["said"] == name:
            yield Problem(f"{fact}", "the ballot was for whom they had named")

    @law("DS-9.4", ANY)
    def a_ballot_decides_at_once(self, fact: CheckedFact) -> Problems:
        """Nothing comes between a ballot and the verdict on what its voter had stated."""
        if self.due and fact.kind != "ClaimJudged":
            yield Problem(f"{fact}", f"the claims {sorted(self.due)} were to be judged")

    @law("DS-9.4", "ClaimJudged")
    def trust_is_judged_by_deeds(self, fact: CheckedFact) -> Problems:
        """Trust is broken by voting against somebody, distrust borne out by it."""
        deed = self.last
        against = deed is not None and deed.kind == "BallotCast" and deed["name"] == fact["said"]
        right = against and deed is not None and deed["seat"] == fact["seat"]
        wrong = {"trusts_most": "broken", "trusts_least": "kept"}.get(fact["claim"])
        if wrong is not None and fact["verdict"] == wrong and not right:
            yield Problem(f"{fact}", "there was no such ballot")

    @law("DS-9.4", END)
    def no_claim_stays_open(self, fact: CheckedFact) -> Problems:
        """When the season is over every claim has its verdict."""
        if self.season.winner and self.open:
            yield Problem(f"the claims {sorted(self.open)} are open", "each has its verdict")

    def record(self, seat: str, claim: str) -> Any:
        """What the record says of a castaway."""
        match claim:
            case "holds":
                cards = self.season.cards.values()
                return sorted({card.kind for card in cards if card.holder == seat})
            case "points":
                return self.season.of(seat).points
            case "voted":
                return self.voted.get(seat)
        return self.traded.get(seat)

    # -- what happened -----------------------------------------------------------------------------

    @enters("InterviewAnswered")
    def claim(self, fact: CheckedFact) -> None:
        """Claims are open."""
        for name, said in fact.fields.get("claims", {}).items():
            seat = fact["seat"]
            self.made[seat] = self.made.get(seat, 0) + 1
            key = seat, self.made[seat]
            self.open.add(key)
            if name in self.votes and said is not None:
                self.votes[name].add(key)
                self.sealed[key] = fact.fields.get("sealed", [])

    @enters("ClaimJudged")
    def judge(self, fact: CheckedFact) -> None:
        """One has its verdict."""
        key = fact["seat"], fact["number"]
        self.open.discard(key)
        for votes in self.votes.values():
            votes.discard(key)
        self.due.pop(key, None)

    @enters("BallotCast")
    def vote(self, fact: CheckedFact) -> None:
        """A ballot at a vote, or a re-vote."""
        if fact["name"] is not None:
            self.voted[fact["seat"]] = fact["name"]
        if fact["step"] == "vote":
            self._decide("survivor.ballot", fact["seat"], fact["name"], "vote")

    @enters("JuryBallotCast")
    def crown(self, fact: CheckedFact) -> None:
        """A juror's ballot."""
        if not fact["again"]:
            self._decide("survivor.jury_ballot", fact["juror"], fact["finalist"], "vote", "winner")

    def _decide(self, decision: str, seat: str, name: str | None, *claims: str) -> None:
        open_claims = [key for claim in claims for key in sorted(self.votes[claim])]
        self.due = {
            key: name
            for key in open_claims
            if key[0] == seat and decision not in self.sealed.get(key, ())
        }

    @enters("CompetitionEntered")
    def enter(self, fact: CheckedFact) -> None:
        """Whether somebody took a deduction for a point."""
        self.traded[fact["seat"]] = "yes" if fact["trade"] else "no"

    @enters(ANY)
    def go_on(self, fact: CheckedFact) -> None:
        """What has happened last, beside verdicts."""
        if fact.kind != "ClaimJudged":
            self.last = fact


def _in_order(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value

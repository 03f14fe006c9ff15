"""A season as plain data: what was said, each ballot, and what each vote came to."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

Fact = dict[str, Any]

SPEAKERS = {
    **dict.fromkeys(("MessageSaid", "CommentMade", "LastWords", "PostMade"), "seat"),
    **dict.fromkeys(("Spoke", "EvilNominated", "ChannelSpoke", "NightRecapped"), "seat"),
    **dict.fromkeys(("LineSaid", "SpokeUp", "HelpAsked", "HelpGiven"), "seat"),
    **dict.fromkeys(("OfferMade", "OfferAnswered"), "seat"),
    **{"MicAnswered": "seat", "JuryQuestionPut": "juror", "JuryQuestionAnswered": "finalist"},
}
"""The facts in which somebody speaks under their name, with the field that says who."""
LEAVING = {
    "survivor": {"VotedOut", "CastawayRemoved"},
    "survival": {"Eliminated"},
    "mini_survivor": {"PlayerRemoved"},
    "surviving_the_game": {"PlayerExited", "PlayerEliminated"},
    "i_am_survivor": {"PlayerLeft"},
}
"""The facts with which somebody is out of each game."""


@dataclass
class Words:
    """Something that was said. `to` are the listeners, None for everybody."""

    number: int
    round: int
    seat: str
    to: tuple[str, ...] | None
    talk: str
    acts: list[Fact]

    def heard_by(self, seat: str) -> bool:
        return self.to is None or seat in self.to


@dataclass
class Paper:
    """A ballot. In a vote on one suspect, `name` is the suspect for a yes and empty for a no."""

    number: int
    voter: str
    name: str
    raw: str
    weight: int


@dataclass
class Step:
    """A vote or a re-vote."""

    step: str
    voters: list[str]
    candidates: list[str]
    immune: list[str]
    papers: list[Paper] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)
    cast: int = 0
    tied: list[str] = field(default_factory=list)

    @property
    def valid(self) -> list[Paper]:
        return [paper for paper in self.papers if self.totals.get(paper.raw)]


@dataclass
class Decision:
    """A decision by vote with its re-votes; `decided` is 0 while it has no result."""

    round: int
    decides: str
    began: int
    steps: list[Step]
    out: list[str] = field(default_factory=list)
    how: str = ""
    decided: int = 0

    @property
    def papers(self) -> list[Paper]:
        return [paper for step in self.steps for paper in step.papers]

    @property
    def held(self) -> list[Step]:
        return [step for step in self.steps if step.cast]

    @property
    def winning(self) -> list[Paper]:
        """The ballots for who left, if that name had the most in the last vote."""
        if not self.held:
            return []
        last = self.held[-1]
        weights: Counter[str] = Counter()
        for paper in last.valid:
            if paper.name:
                weights[paper.name] += paper.weight
        top = max(weights.values(), default=0)
        return [
            paper for paper in last.valid if paper.name in self.out and weights[paper.name] == top
        ]

    @property
    def last_totals(self) -> dict[str, int]:
        counted = [step.totals for step in self.steps if step.totals]
        return counted[-1] if counted else {}

    @property
    def margin(self) -> int:
        """By how many votes those who left were ahead in the last count."""
        ahead = max(
            (votes for name, votes in self.last_totals.items() if name in self.out), default=0
        )
        rest = [votes for name, votes in self.last_totals.items() if name not in self.out]
        return max(0, ahead - max(rest, default=0))


class PlainSeason:
    """Everything in the lines of a season, sorted by what it is."""

    def __init__(self, lines: Iterable[bytes | str]) -> None:
        self.facts: list[tuple[int, str, Fact]] = []
        for line in lines:
            read = json.loads(line)
            self.facts.append((read["number"], read["audience"], read["fact"]))
        self.game: str = self.facts[0][2]["format"] if self.facts else ""
        self.names: dict[str, str] = {}
        self.words: list[Words] = []
        self.decisions: list[Decision] = []
        self.talks: dict[str, list[tuple[int, list[str]]]] = {}
        self.ended = 0
        """The number of the fact with which the game ended."""
        self.round_ended = 0
        self.out_at_end: set[str] = set()
        self._sort()

    def name(self, seat: str) -> str:
        return self.names.get(seat, seat)

    def fact(self, number: int) -> Fact:
        return self.facts[number][2]

    def with_rounds(self) -> Iterator[tuple[int, int, Fact]]:
        """Each fact with its number and the round in which it was told."""
        round_ = 0
        for number, _, fact in self.facts:
            round_ = fact["round"] if fact["fact"] == "RoundBegan" else round_
            yield number, round_, fact

    def _sort(self) -> None:
        round_, out = 0, set[str]()
        open_: Decision | None = None
        for number, audience, fact in self.facts:
            kind = fact["fact"]
            if kind in ("RoundBegan", "RoundEnded", "PhaseBegan", "PhaseEnded"):
                if kind == "PhaseEnded" and open_ and fact.get("cancelled") and not open_.decided:
                    open_.decided, open_.how = number, "cancelled"
                open_ = None
            if kind == "RoundBegan":
                round_ = fact["round"]
            elif kind == "CastawayIntroduced":
                self.names[fact["seat"]] = fact["name"]
            elif kind in ("TalkBegan", "GroupTalkBegan"):
                self.talks.setdefault(fact["talk"], []).append((number, fact["seats"]))
            elif kind in LEAVING.get(self.game, ()):
                out.add(fact["seat"])
            elif kind == "CastawayReturned":
                out.discard(fact["seat"])
            elif kind in ("WinnerCrowned", "SeasonWon", "MatchEnded"):
                self.ended, self.round_ended, self.out_at_end = number, round_, set(out)
            self._say(number, round_, audience, fact, out)
            if self.game == "survivor":
                open_ = self._survivor(number, round_, fact, open_)
            elif self.game == "survival":
                open_ = self._survival(number, round_, fact, open_)

    def _say(self, number: int, round_: int, audience: str, fact: Fact, out: set[str]) -> None:
        kind = fact["fact"]
        if kind not in SPEAKERS:
            return
        seat, to = fact[SPEAKERS[kind]], None
        if audience != "everybody":
            seats = audience.partition(":")[2].split(",")
            others = [other for other in seats if other and other != seat]
            if seat not in out and any(other not in out for other in others):
                others = [other for other in others if other not in out]
            if not others:
                return
            to = tuple(others)
        acts = [dict(act) for act in fact.get("acts", ())]
        if kind == "EvilNominated":
            acts = [act for act in acts if act["act"] != "propose"]
        if kind == "Spoke":
            acts += [
                {"act": act, "about": fact[part]}
                for part, act in (("accuse", "evil"), ("vouch", "good"))
                if fact[part]
            ]
            acts += [{"act": "claim", "what": fact["claim"]}] if fact["claim"] else []
        self.words.append(Words(number, round_, seat, to, fact.get("talk", ""), acts))

    # -- a dice season -----------------------------------------------------------------------------

    def _survivor(
        self, number: int, round_: int, fact: Fact, open_: Decision | None
    ) -> Decision | None:
        kind = fact["fact"]
        if kind == "VoteBegan":
            first = Step("vote", fact["present"], [], fact["immune"])
            open_ = Decision(round_, "out", number, [first])
            self.decisions.append(open_)
        elif kind == "FinalBegan":
            first = Step("jury", fact["jury"], fact["finalists"], [])
            open_ = Decision(round_, "winner", number, [first])
            self.decisions.append(open_)
        if open_ is None:
            return None
        if kind == "ImmunityGiven" and not open_.decided and len(open_.steps) == 1:
            open_.steps[0].immune = [*open_.steps[0].immune, *fact["seats"]]
        elif kind in ("BallotCast", "VotesCounted"):
            step = self._step(open_, fact["step"])
            if kind == "BallotCast":
                _cast(step, number, fact["seat"], fact["name"], 1)
            else:
                step.totals = fact["counts"]
        elif kind == "VotesRecounted":
            self._step(open_, "vote").totals = fact["counts"]
        elif kind in ("JuryBallotCast", "JuryVotesCounted"):
            step = self._step(open_, "jury_revote" if fact["again"] else "jury")
            if kind == "JuryBallotCast":
                _cast(step, number, fact["juror"], fact["finalist"], 1)
            else:
                step.totals = fact["counts"]
        elif kind == "VoteTied":
            open_.steps[-1].tied = fact["tied"]
        elif kind == "TieBreakPassed" and open_.steps[-1].step == fact["step"]:
            most = max(open_.steps[-1].totals.values(), default=0)
            open_.steps[-1].tied = [n for n, v in open_.steps[-1].totals.items() if v == most]
        elif kind == "SurvivalRolled":
            open_.steps.append(Step("survival_roll", [], list(fact["results"]), []))
        elif kind == "VotedOut" and not open_.decided:
            open_.out, open_.how, open_.decided = [fact["seat"]], fact["how"], number
        elif kind == "NobodyVotedOut":
            open_.how, open_.decided = fact["why"], number
        elif kind == "WinnerCrowned":
            open_.out, open_.how, open_.decided = [fact["seat"]], fact["reason"], number
        return open_

    @staticmethod
    def _step(decision: Decision, name: str) -> Step:
        for step in decision.steps:
            if step.step == name:
                return step
        first = decision.steps[0]
        candidates: list[str] = []
        if name == "jury_revote":
            most = max(first.totals.values(), default=0)
            candidates = [seat for seat, votes in first.totals.items() if votes == most]
        tied = next((step.tied for step in reversed(decision.steps) if step.tied), [])
        voters = [seat for seat in first.voters if not (name == "revote_tied" and seat in tied)]
        decision.steps.append(Step(name, voters, candidates, first.immune))
        return decision.steps[-1]

    # -- Survival ----------------------------------------------------------------------------------

    def _survival(
        self, number: int, round_: int, fact: Fact, open_: Decision | None
    ) -> Decision | None:
        kind = fact["fact"]
        if kind == "VoteBegan":
            step = Step(fact["step"], fact["voters"], fact["candidates"], [])
            suspects = open_ is not None and open_.decides == "suspect" and not open_.out
            if fact["step"] == "verdict" and open_ is not None and not open_.out:
                open_.out, open_.decided = fact["candidates"], open_.decided or number
            decides = "out"
            if fact["step"] == "accuse" or (fact["step"] == "revote" and suspects):
                decides = "suspect"
            if open_ is not None and open_.decides == decides and not open_.out:
                open_.steps.append(step)
            else:
                open_ = Decision(round_, decides, number, [step])
                self.decisions.append(open_)
        if open_ is None:
            return None
        step = open_.steps[-1]
        if kind == "BallotCast":
            name = fact["name"]
            _cast(step, number, fact["seat"], name, fact["weight"])
            if fact["step"] == "verdict" and name:
                step.papers[-1].name = step.candidates[0] if name == "yes" else ""
        elif kind == "VotesCounted":
            totals: Counter[str] = Counter()
            for paper in step.papers:
                totals[paper.raw] += paper.weight
            step.totals = dict(fact["totals"] or totals)
        elif kind == "VoteTied":
            step.tied = fact["tied"]
        elif kind == "CoinTossed":
            open_.out, open_.how, open_.decided = [fact["drawn"]], "coin", number
        elif kind == "Eliminated" and fact["cause"] in ("vote", "polar_tie"):
            open_.out, open_.how = [fact["seat"]], open_.how or fact["cause"]
            open_.decided = open_.decided or number
        elif kind == "NobodyEliminated" and fact["moment"] == "conference":
            open_.out, open_.how, open_.decided = [], fact["why"], open_.decided or number
        return open_


def _cast(step: Step, number: int, voter: str, name: str | None, weight: int) -> None:
    step.cast += 1
    if name:
        step.papers.append(Paper(number, voter, name, name, weight))

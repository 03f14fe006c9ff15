"""SV-6.3 to SV-6.12: who votes for whom, what it comes to, and how ties are broken."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.causes import Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.season import Season, SeasonBook

FIRST = ("vote", "accuse")
"""What opens a vote; re-votes and verdicts follow it."""
OF_DAY = {"": 1, "amnesty": 0, "double vote": 2}
"""SV-6.12: the votes of one Conference."""


class Vote(SeasonBook):
    """The vote that is on, as far as the facts have told it. It takes each fact in last."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.held = 0
        self.step = ""
        self.voters: list[str] = []
        self.candidates: list[str] = []
        self.cast: dict[str, str | None] = {}
        self.open = False
        self.root = ""
        self.majority = False
        self.tied: list[str] = []
        self.steps: list[str] = []

    @property
    def totals(self) -> dict[str, int]:
        """SV-6.5, SV-6.7: what each candidate has, by weight; abstentions count for nobody."""
        names = ["yes", "no"] if self.step == "verdict" else self.candidates
        return {
            name: sum(self.season.weight(seat) for seat, for_ in self.cast.items() if for_ == name)
            for name in names
        }

    @property
    def leaders(self) -> list[str]:
        """SV-6.8: who shares the highest positive total."""
        totals = self.totals
        most = max(totals.values(), default=0)
        return [name for name, total in totals.items() if total == most > 0]

    # -- what a count comes to ---------------------------------------------------------------------

    def counted(self) -> Iterable[Due]:
        """SV-6.6: what must follow the count of this step."""
        leaders = self.leaders
        if self.step == "verdict":
            yield from self._verdict()
        elif self.step == "revote":
            left = leaders or self.tied
            if len(left) == 1:
                yield from self._chosen(left[0])
            else:
                yield due("SV-6.10", "VoteTied", step="revote", tied=left)
        elif not leaders:
            yield self._nobody("SV-6.7", "nobody was named")
        elif self.step == "vote" and self.majority:
            if 2 * self.totals[leaders[0]] > sum(self.totals.values()):
                yield from self._chosen(leaders[0])
            else:
                yield self._nobody("SV-6.6", "nobody has a majority")
        elif len(leaders) == 1:
            yield from self._chosen(leaders[0])
        else:
            yield due("SV-6.8", "VoteTied", step=self.step, tied=leaders)

    def tie(self, fact: CheckedFact) -> Iterable[Due]:
        """SV-6.9, SV-6.10: what must follow a tie: the Polar Bear, or the next way to break it."""
        if fact["step"] == "vote" and (bear := self.bear):
            yield self._out("SV-6.9", bear, "polar_tie")
            return
        steps = self.steps if fact["step"] == "revote" else self.season.parameters["tie_policy"]
        step = next(iter(steps), "none")
        if step == "none":
            yield self._nobody("SV-6.10", "the tie was not broken")
        elif step == "coin":
            yield due("SV-6.10", "CoinTossed", among=fact["tied"])
        else:
            yield due("SV-6.10", "VoteBegan", step="revote", candidates=fact["tied"])

    def coin(self, fact: CheckedFact) -> Iterable[Due]:
        """SV-6.10: what must follow a draw."""
        yield from self._chosen(fact["drawn"])

    @property
    def bear(self) -> str:
        """SV-6.9: who goes in place of the tied."""
        bear = self.season.holder("polar_bear")
        return "" if bear in self.season.nairobi else bear

    def _chosen(self, seat: str) -> Iterable[Due]:
        if self.root == "accuse":
            yield due("SV-6.6", "VoteBegan", step="verdict", candidates=[seat])
        else:
            yield self._out("SV-6.6", seat, "vote")

    def _verdict(self) -> Iterable[Due]:
        yes, no = self.totals["yes"], self.totals["no"]
        if yes > no:
            yield self._out("SV-6.6", self.candidates[0], "vote")
        elif yes == no and yes and self.bear:
            yield self._out("SV-6.9", self.bear, "polar_tie")
        else:
            yield self._nobody("SV-6.6", "there were not enough for it")

    def _out(self, rule: str, seat: str, cause: str) -> Due:
        return Due(rule, "Eliminated", {"seat": seat, "moment": "conference", "cause": cause})

    def _nobody(self, rule: str, why: str) -> Due:
        return due(rule, "NobodyEliminated", moment="conference", why=why)

    # -- entries -----------------------------------------------------------------------------------

    @enters("ConferenceBegan")
    def _conference(self, fact: CheckedFact) -> None:
        self.held = 0

    @enters("VoteBegan")
    def _began(self, fact: CheckedFact) -> None:
        self.step, self.open, self.cast = fact["step"], True, {}
        self.voters, self.candidates = fact["voters"], fact["candidates"]
        if self.step in FIRST:
            self.root, self.tied, self.steps = self.step, [], []
            self.held += 1
            self.majority = self.season.parameters["vote_mode"] == "majority"

    @enters("BallotCast")
    def _cast(self, fact: CheckedFact) -> None:
        self.cast[fact["seat"]] = fact["name"]

    @enters("VotesCounted")
    def _counted(self, fact: CheckedFact) -> None:
        self.open = False

    @enters("VoteTied")
    def _tied(self, fact: CheckedFact) -> None:
        if fact["step"] != "revote":
            self.steps = list(self.season.parameters["tie_policy"])
        self.tied, self.steps = fact["tied"], self.steps[1:]


class Votes(SeasonBook):
    """The laws of a vote."""

    def __init__(self, season: Season, vote: Vote) -> None:
        super().__init__(season)
        self.vote = vote

    @law("SV-6.3", "VoteBegan")
    def who_votes(self, fact: CheckedFact) -> Problems:
        """All participants vote, as the Polar Bear has left it; all of them can be voted for."""
        season = self.season
        if fact["voters"] != season.voters:
            yield Problem(f"voters are {fact['voters']}", f"it is {season.voters}")
        if fact["step"] in FIRST and fact["candidates"] != season.participants:
            yield Problem(f"candidates are {fact['candidates']}", f"{season.participants}")
        if season.phase != "conference" or self.vote.open:
            yield Problem("a vote begins", "at a Conference, one at a time")

    @law("SV-6.6", "VoteBegan")
    def the_vote_goes_by_its_mode(self, fact: CheckedFact) -> Problems:
        """One names whom to eliminate, or with `accuse` whom to put to a verdict."""
        first = "accuse" if self.season.parameters["vote_mode"] == "accuse" else "vote"
        if fact["step"] in FIRST and fact["step"] != first:
            yield Problem(f"a {fact['step']}", f"the mode wants a {first}")

    @law("SV-6.12", "VoteBegan", "ConferenceEnded")
    def a_day_has_one_vote(self, fact: CheckedFact) -> Problems:
        """A Conference has one vote, unless producers gave an amnesty or a second one."""
        most = OF_DAY[self.season.day]
        if fact.kind == "VoteBegan" and fact["step"] in FIRST and self.vote.held >= most:
            yield Problem("a vote begins", f"{most} today")
        if fact.kind == "ConferenceEnded" and self.vote.held != most:
            yield Problem("the Conference ends", f"{most} votes today, {self.vote.held} held")

    @law("SV-6.3", "BallotCast")
    def a_voter_casts_one_ballot(self, fact: CheckedFact) -> Problems:
        """Each voter names one candidate, or nobody, once, and not themself."""
        seat, name, vote = fact["seat"], fact["name"], self.vote
        if not vote.open or fact["step"] != vote.step or seat not in vote.voters:
            yield Problem(f"{fact}", f"voters are {vote.voters if vote.open else 'nobody'}")
        if seat in vote.cast:
            yield Problem(f"{seat} votes again", "one ballot each")
        names = ["yes", "no"] if vote.step == "verdict" else vote.candidates
        if name not in (*names, None):
            yield Problem(f"{seat} votes for {name}", f"one of {names}")
        if name == seat and not any(self.season.since("self_vote")):
            yield Problem(f"{seat} votes for {seat}", "`self_vote` is off")

    @law("SV-6.5", "BallotCast")
    def a_ballot_has_its_weight(self, fact: CheckedFact) -> Problems:
        """The Spotlight's holder has two votes, everybody else one."""
        right = self.season.weight(fact["seat"])
        if fact["weight"] != right:
            rule = "SV-2.2" if right == 2 else ""
            yield Problem(f"{fact['seat']}'s vote counts {fact['weight']}", f"{right}", rule)

    @law("SV-6.4", "VotesCounted")
    def the_count_is_what_was_cast(self, fact: CheckedFact) -> Problems:
        """Published are names and totals, totals alone, or neither; each as it was cast."""
        vote, shown = self.vote, self.season.parameters["vote_visibility"]
        votes = vote.cast if shown == "public" else {}
        totals = {name: total for name, total in vote.totals.items() if total}
        if fact["votes"] != votes:
            yield Problem(f"published are {fact['votes']}", f"cast were {votes}")
        if fact["totals"] != ({} if shown == "secret" else totals):
            yield Problem(f"totals are {fact['totals']}", f"cast were {totals}", "SV-6.5")
        missing = [seat for seat in vote.voters if seat not in vote.cast]
        if missing or not vote.open or fact["step"] != vote.step:
            yield Problem(f"{fact}", f"{missing or 'nobody'} has yet to vote", "SV-6.3")

    @law("SV-6.10", "CoinTossed")
    def one_of_the_tied_is_drawn(self, fact: CheckedFact) -> Problems:
        """Drawn is one of those who are tied still."""
        if fact["drawn"] not in fact["among"] or fact["among"] != self.vote.tied:
            yield Problem(f"{fact}", f"tied are {self.vote.tied}")

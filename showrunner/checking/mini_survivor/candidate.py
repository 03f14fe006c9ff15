"""MS-8.3 to MS-8.8: the Elimination Candidate, and the vote on a tie."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.ending import NEVER
from showrunner.checking.mini_survivor.season import Season, SeasonBook


def first_to_fall(season: Season) -> tuple[str, list[str]]:
    """MS-8.3: whose last Survivor fell first; MS-8.8: where nobody's did, who has the fewest."""
    fallen = {
        seat: season.of(seat).fell or NEVER for seat in season.present if not season.owned(seat)
    }
    if fallen:
        first = min(fallen.values())
        return "MS-8.3", [seat for seat, moment in fallen.items() if moment == first]
    left = {seat: len(season.owned(seat)) for seat in season.present}
    fewest = min(left.values(), default=0)
    return "MS-8.8", [seat for seat, number in left.items() if number == fewest]


def weights(season: Season) -> tuple[str, dict[str, int]]:
    """MS-8.5 to MS-8.7: who votes, by which rule, and what a vote weighs."""
    earned = {seat: season.of(seat).earned for seat in season.present if season.of(seat).earned}
    if earned:
        if season.parameters["ec_vote_weight"] == "tokens":
            return "MS-8.7", earned
        return "MS-8.5", dict.fromkeys(earned, 1)
    had = {seat: season.opening.get(seat, 0) for seat in season.present}
    most = max(had.values(), default=0)
    return "MS-8.6", {seat: 1 for seat, number in had.items() if number == most}


class Candidate(SeasonBook):
    """The votes on who it is."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.tied: list[str] = []
        self.weights: dict[str, int] = {}
        self.again = False
        self.cast: dict[str, str | None] = {}
        self.voting = False
        self.leaders: list[str] = []
        """Who may be it, after the last count."""
        self.drawn = ""
        self.named = False

    def _tied_at_first(self) -> list[str]:
        _, tied = first_to_fall(self.season)
        earned = any(player.earned for player in self.season.players.values())
        if len(tied) > 1 and any(self.season.since("ec_free_vote")) and not earned:
            return self.season.present
        return tied

    @law("MS-8.5", "CandidateTied")
    def the_tied_are_voted_on(self, fact: CheckedFact) -> Problems:
        """A tie is voted on, and once more among those who are tied still."""
        right = self.leaders if self.leaders else self._tied_at_first()
        if sorted(fact["tied"]) != sorted(right) or len(right) < 2:
            yield Problem(f"tied are {fact['tied']}", f"it is {right}")
        if fact["again"] != bool(self.leaders) or self.again or self.named:
            yield Problem(f"{fact}", "a vote, and one re-vote at most", "MS-8.7")
        rule, right_weights = weights(self.season)
        if fact["weights"] != right_weights:
            yield Problem(f"votes weigh {fact['weights']}", f"it is {right_weights}", rule)

    @law("MS-8.7", "CandidateVoteCast")
    def who_may_votes_for_one_of_the_tied(self, fact: CheckedFact) -> Problems:
        """A voter votes once, for one of the tied, or abstains."""
        if fact["seat"] not in self.weights or fact["seat"] in self.cast or not self.voting:
            yield Problem(f"{fact['seat']} votes", f"once each: {sorted(self.weights)}")
        if fact["candidate"] not in (*self.tied, None):
            yield Problem(f"{fact['seat']} votes for {fact['candidate']}", f"tied: {self.tied}")

    @law("MS-8.7", "CandidateVotesCounted")
    def the_count_is_what_was_cast(self, fact: CheckedFact) -> Problems:
        """Every vote counts by its weight."""
        right = self._count()
        if {name: votes for name, votes in fact["counts"].items() if votes} != right:
            yield Problem(f"counted are {fact['counts']}", f"cast were {right}")
        missing = (
            set(self.weights)
            - set(self.cast)
            - {seat for seat, player in self.season.players.items() if player.removed}
        )
        if missing or not self.voting or fact["again"] != self.again:
            yield Problem(f"{fact}", f"{sorted(missing) or 'nobody'} has yet to vote")

    def _count(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for seat, name in self.cast.items():
            if name is not None:
                counts[name] = counts.get(name, 0) + self.weights.get(seat, 0)
        return counts

    @law("MS-8.7", "CandidateDrawn")
    def what_is_tied_twice_is_drawn(self, fact: CheckedFact) -> Problems:
        """Who is tied after the re-vote is drawn."""
        among = sorted(fact["among"])
        if not self.again or among != sorted(self.leaders) or len(among) < 2:
            yield Problem(f"{fact}", f"after a re-vote, among {self.leaders}")
        if fact["drawn"] not in fact["among"] or self.drawn:
            yield Problem(f"{fact}", "one of them, once")

    @law("MS-8.3", "CandidateNamed")
    def the_first_to_fall_is_the_candidate(self, fact: CheckedFact) -> Problems:
        """It is who lost the last Survivor first, or whom the vote (or a draw) made it."""
        rule, tied = first_to_fall(self.season)
        if len(tied) > 1:
            rule = "MS-8.7"
            tied = [self.drawn] if self.drawn else self.leaders
        if [fact["seat"]] != tied:
            yield Problem(f"{fact['seat']} is the candidate", f"it is {tied}", rule)
        if fact["rule"] != rule or self.named:
            yield Problem(f"named by {fact['rule']}", f"by {rule}, once")

    @law("MS-8.3", "RankingShown")
    def somebody_is_the_candidate(self, fact: CheckedFact) -> Problems:
        """There is an Elimination Candidate before the ranking is shown."""
        if not self.named and first_to_fall(self.season)[1]:
            yield Problem("the ranking is shown", "nobody was named Elimination Candidate")

    @enters("CandidateTied")
    def open(self, fact: CheckedFact) -> None:
        """Votes, please."""
        self.tied, self.weights, self.again = fact["tied"], fact["weights"], fact["again"]
        self.cast, self.voting = {}, True

    @enters("CandidateVoteCast")
    def vote(self, fact: CheckedFact) -> None:
        """A vote."""
        self.cast[fact["seat"]] = fact["candidate"]

    @enters("CandidateVotesCounted")
    def count(self, fact: CheckedFact) -> None:
        """Who leads; where nobody does, all who were tied."""
        counts, self.voting = self._count(), False
        most = max(counts.values(), default=0)
        leaders = [name for name, votes in counts.items() if votes == most > 0]
        self.leaders = [name for name in self.tied if name in leaders] or list(self.tied)

    @enters("CandidateDrawn")
    def draw(self, fact: CheckedFact) -> None:
        """It is drawn."""
        self.drawn = fact["drawn"]

    @enters("CandidateNamed")
    def name(self, fact: CheckedFact) -> None:
        """It is known."""
        self.named = True

"""The voting grid of a season of Survival: the Conferences' votes (SV-6) and SV-2.1's."""

from __future__ import annotations

from showrunner.formats.fold import folds
from showrunner.formats.survival import facts
from showrunner.formats.votes import Vote, VoteBook


class SurvivalVotes(VoteBook):
    """Votes with their weights, re-votes, accusations and verdicts, and the Spotlight's."""

    def __init__(self) -> None:
        super().__init__()
        self._spotlight = ""

    # -- the Spotlight (SV-2.1) --------------------------------------------------------------------

    @folds(facts.SpotlightVoted)
    def _elected(self, fact: facts.SpotlightVoted) -> None:
        vote = self.last or self.open("spotlight", "office", voters=tuple(self.grid.names))
        vote.add(fact.seat, fact.name)

    @folds(facts.SpotlightGiven)
    def _spotlight_given(self, fact: facts.SpotlightGiven) -> None:
        self._spotlight = fact.seat
        vote = self.last
        if vote is not None and fact.how != "handed on":
            vote.judge(self.grid.names)
            vote.totals = vote.counted
            vote.result, vote.how = (fact.seat,), fact.how

    # -- Conferences -------------------------------------------------------------------------------

    @folds(facts.VoteBegan)
    def _vote_began(self, fact: facts.VoteBegan) -> None:
        before = self.last
        suspecting = before is not None and before.decides == "suspect" and not before.result
        if fact.step == "verdict" and before is not None:
            before.result = before.result or fact.candidates
            suspecting = False
        suspects = fact.step == "accuse" or (fact.step == "revote" and suspecting)
        self.open(
            fact.step,
            "suspect" if suspects else "out",
            voters=fact.voters,
            candidates=fact.candidates,
        )

    @folds(facts.BallotCast)
    def _cast(self, fact: facts.BallotCast) -> None:
        self._on().add(fact.seat, fact.name, fact.weight)

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        vote = self._on()
        if fact.votes:
            vote.ballots = []
            for seat, name in fact.votes.items():
                vote.add(seat, name, 2 if seat == self._spotlight else 1)
        vote.judge({*vote.candidates, "yes", "no"})
        known = {ballot.voter for ballot in vote.ballots} == set(vote.voters)
        vote.totals = dict(fact.totals) or (vote.counted if known else None)

    @folds(facts.VoteTied)
    def _tied(self, fact: facts.VoteTied) -> None:
        self._on().tied = fact.tied

    @folds(facts.CoinTossed)
    def _tossed(self, fact: facts.CoinTossed) -> None:
        vote = self._on()
        vote.result, vote.how = (fact.drawn,), "coin"

    @folds(facts.Eliminated)
    def _eliminated(self, fact: facts.Eliminated) -> None:
        if fact.cause in ("vote", "polar_tie"):
            vote = self._on()
            vote.result, vote.how = (fact.seat,), vote.how or str(fact.cause)

    @folds(facts.NobodyEliminated)
    def _nobody(self, fact: facts.NobodyEliminated) -> None:
        vote = self.last
        if fact.moment == "conference" and vote is not None and vote.round == self.round:
            vote.result, vote.how = (), fact.why

    def _on(self) -> Vote:
        vote = self.last
        assert vote is not None, "a vote began"
        return vote

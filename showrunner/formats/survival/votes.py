"""The voting grid of Survival: votes at Conferences (SV-6) and for the Spotlight (SV-2.1)."""

from __future__ import annotations

from showrunner.formats.fold import folds
from showrunner.formats.survival import facts
from showrunner.formats.votes import VoteBook


class SurvivalVotes(VoteBook):
    """Collects weighted votes: at Conferences, in re-votes and verdicts, for the Spotlight."""

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
        previous = self.last
        no_suspect_yet = (
            previous is not None and previous.decides == "suspect" and not previous.result
        )
        if fact.step == "verdict" and previous is not None:
            previous.result = previous.result or fact.candidates
        decides_suspect = fact.step == "accuse" or (fact.step == "revote" and no_suspect_yet)
        self.open(
            fact.step,
            "suspect" if decides_suspect else "out",
            voters=fact.voters,
            candidates=fact.candidates,
        )

    @folds(facts.BallotCast)
    def _cast(self, fact: facts.BallotCast) -> None:
        self.current().add(fact.seat, fact.name, fact.weight)

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        vote = self.current()
        if fact.votes:
            vote.ballots = []
            for seat, name in fact.votes.items():
                vote.add(seat, name, 2 if seat == self._spotlight else 1)
        vote.judge({*vote.candidates, "yes", "no"})
        all_known = {ballot.voter for ballot in vote.ballots} == set(vote.voters)
        vote.totals = dict(fact.totals) or (vote.counted if all_known else None)

    @folds(facts.VoteTied)
    def _tied(self, fact: facts.VoteTied) -> None:
        self.current().tied = fact.tied

    @folds(facts.CoinTossed)
    def _tossed(self, fact: facts.CoinTossed) -> None:
        vote = self.current()
        vote.result, vote.how = (fact.drawn,), "coin"

    @folds(facts.Eliminated)
    def _eliminated(self, fact: facts.Eliminated) -> None:
        if fact.cause in ("vote", "polar_tie"):
            vote = self.current()
            vote.result, vote.how = (fact.seat,), vote.how or str(fact.cause)

    @folds(facts.NobodyEliminated)
    def _nobody(self, fact: facts.NobodyEliminated) -> None:
        vote = self.last
        if fact.moment == "conference" and vote is not None and vote.round == self.round:
            vote.result, vote.how = (), fact.why

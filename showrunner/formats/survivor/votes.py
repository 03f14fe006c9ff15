"""The voting grid of a dice season (DS-10, DS-11)."""

from __future__ import annotations

import msgspec

from showrunner.formats.ballots import Tally
from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.deck import CARDS
from showrunner.formats.survivor.cards.kinds import CardKind
from showrunner.formats.votes import Ballot, Vote, VoteBook
from showrunner.formats.wording import spaced


class SurvivorVotes(VoteBook):
    """The castaways' votes with their re-votes and survival rolls, and the jury's votes."""

    voted = "wrote"
    had_voted = "written"

    def __init__(self) -> None:
        super().__init__()
        self._kinds = dict(CARDS)
        self._present: tuple[str, ...] = ()
        self._immune: tuple[str, ...] = ()
        self._tied: tuple[str, ...] = ()
        self._vote_is_on = False
        """Whether a vote of the castaways has begun and is not decided yet."""
        self._step = ""
        """The step whose ballots are being cast; empty once they are counted."""

    # -- cards -------------------------------------------------------------------------------------

    @folds(facts.CardDefined)
    def _card_defined(self, fact: facts.CardDefined) -> None:
        self._kinds[fact.kind] = msgspec.convert(fact.card, CardKind)

    @folds(facts.CardPlayed)
    def _card_played(self, fact: facts.CardPlayed) -> None:
        kind = self._kinds.get(fact.kind)  # None for who has not been told of a new kind of card
        self.play(fact.seat, kind.name if kind else spaced(fact.kind), fact.on)

    # -- the vote ----------------------------------------------------------------------------------

    @folds(facts.VoteBegan)
    def _vote_began(self, fact: facts.VoteBegan) -> None:
        self._present, self._immune, self._tied = fact.present, fact.immune, ()
        self._vote_is_on, self._step = True, "vote"
        self.open("vote", voters=fact.present).immune = fact.immune

    @folds(facts.ImmunityGiven)
    def _immunity(self, fact: facts.ImmunityGiven) -> None:
        if self._vote_is_on and self.last is not None:
            immune = {*self._immune, *fact.seats}
            self._immune = tuple(seat for seat in self._present if seat in immune)
            self.last.immune = self._immune

    @folds(facts.VoteLeft)
    def _left(self, fact: facts.VoteLeft) -> None:
        self._present = tuple(seat for seat in self._present if seat != fact.seat)
        self._add_missing_ballot(fact.seat, "left the vote")

    @folds(facts.VoteLost)
    def _lost(self, fact: facts.VoteLost) -> None:
        self._add_missing_ballot(fact.seat, fact.how)

    def _add_missing_ballot(self, seat: str, why: str) -> None:
        vote = self.last
        if vote is not None and why not in [ballot.why for ballot in vote.named_by(seat)]:
            vote.ballots.append(Ballot(voter=seat, name=None, counts=False, why=why))

    @folds(facts.BallotCast)
    def _cast(self, fact: facts.BallotCast) -> None:
        self._vote_of_step(fact.step).add(fact.seat, fact.name)

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        self._count(self._vote_of_step(fact.step), fact)
        self._step = ""

    @folds(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> None:
        self._count(self._vote_of_step("vote"), fact)

    def _count(self, vote: Vote, fact: facts.VotesCounted | facts.VotesRecounted) -> None:
        vote.totals, vote.cast, vote.voided = dict(fact.counts), fact.cast, fact.voided
        vote.judge(fact.counts)

    def _vote_of_step(self, step: str) -> Vote:
        """The current vote of this step. The first fact of a re-vote opens a vote for it."""
        vote = self.last
        if vote is not None and vote.step == step and step in ("vote", self._step):
            return vote
        self._step = step
        voters = [seat for seat in self._present if step != "revote_tied" or seat not in self._tied]
        vote = self.open(step, voters=voters)
        vote.immune = self._immune
        return vote

    # -- results -----------------------------------------------------------------------------------

    @folds(facts.VoteTied)
    def _vote_tied(self, fact: facts.VoteTied) -> None:
        self._tied = fact.tied
        if self.last is not None:
            self.last.tied = fact.tied

    @folds(facts.TieBreakPassed)
    def _passed(self, fact: facts.TieBreakPassed) -> None:
        vote = self.last
        if vote is not None and vote.step == fact.step:
            vote.tied = Tally(vote.totals or {}).leaders

    @folds(facts.SurvivalRolled)
    def _rolled(self, fact: facts.SurvivalRolled) -> None:
        vote = self.last
        if vote is None or vote.step != "survival_roll" or not fact.reroll:
            vote = self.open("survival_roll", candidates=tuple(fact.results))
        vote.rolls.update(fact.results)

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        self._set_result((fact.seat,), fact.how)

    @folds(facts.NobodyVotedOut)
    def _nobody(self, fact: facts.NobodyVotedOut) -> None:
        self._set_result((), fact.why)

    @folds(facts.PhaseEnded)
    def _phase_ended(self, fact: facts.PhaseEnded) -> None:
        if self._vote_is_on and fact.cancelled:
            self._set_result((), "cancelled")
        self._vote_is_on = False

    def _set_result(self, result: tuple[str, ...], how: str) -> None:
        self._vote_is_on = False
        vote = self.last
        if vote is None:
            return
        vote.result, vote.how = result, how
        if vote.step == "vote" and vote.totals is None and how != "cancelled":
            vote.cast = 0

    # -- the jury ----------------------------------------------------------------------------------

    @folds(facts.FinalBegan)
    def _final(self, fact: facts.FinalBegan) -> None:
        self._vote_is_on = False
        self.open("jury", "winner", voters=fact.jury, candidates=fact.finalists)

    @folds(facts.JuryBallotCast)
    def _jury_cast(self, fact: facts.JuryBallotCast) -> None:
        self._jury_vote_of(fact.again).add(fact.juror, fact.finalist)

    @folds(facts.JuryVotesCounted)
    def _jury_counted(self, fact: facts.JuryVotesCounted) -> None:
        vote = self._jury_vote_of(fact.again)
        vote.totals, vote.cast, vote.voided = dict(fact.counts), sum(fact.counts.values()), 0
        vote.judge(fact.counts)

    def _jury_vote_of(self, again: bool) -> Vote:
        vote = self.current()
        if again and vote.step == "jury":
            vote.tied = Tally(vote.totals or {}).leaders
            return self.open("jury_revote", "winner", voters=vote.voters, candidates=vote.tied)
        return vote

    @folds(facts.WinnerDrawn)
    def _drawn(self, fact: facts.WinnerDrawn) -> None:
        if self.last is not None:
            self.last.tied = fact.among

    @folds(facts.WinnerCrowned)
    def _crowned(self, fact: facts.WinnerCrowned) -> None:
        self._set_result((fact.seat,), fact.reason)

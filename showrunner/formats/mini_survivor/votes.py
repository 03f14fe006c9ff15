"""The voting grid of a match: votes in the tribes (MS-4) and for the candidate (MS-8.7).

Survivors appear in it by their numbers, such as `#12`, so that they are not mistaken for seats.
"""

from __future__ import annotations

from showrunner.formats.facts import SeasonBegan
from showrunner.formats.fold import folds
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.parameters import MiniParameters
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.votes import Ballot, VoteBook


def label_of(survivor: int) -> str:
    """A Survivor's label in the grid, such as `#12`."""
    return f"#{survivor}"


class MiniVotes(VoteBook):
    """Collects a vote for each tribe and round. Players know their own ballots from submissions."""

    def __init__(self) -> None:
        super().__init__()
        self._votes_sent: dict[int, int] = {}
        self._owned: dict[int, str] = {}
        self._gone: set[int] = set()
        self._idols: set[int] = set()
        self._idols_are_public = False
        self._resolved: dict[str, facts.VotesResolved] = {}
        self._weights: dict[str, int] = {}

    def seat_of(self, voter: str) -> str:
        """The owner of a Survivor with this label, as far as known; a seat for itself."""
        return self._owned.get(int(voter[1:]), "") if voter.startswith("#") else voter

    # -- what is known before a vote ---------------------------------------------------------------

    @folds(SeasonBegan)
    def _began(self, fact: SeasonBegan) -> None:
        parameters = MiniParameters.read(dict(fact.parameters))
        self._idols_are_public = parameters.reveal_idol_plays

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self._round_began(fact)
        self._votes_sent, self._idols, self._resolved = {}, set(), {}
        for number in sorted(number for members in fact.tribes.values() for number in members):
            self.grid.names.setdefault(label_of(number), label_of(number))

    @folds(facts.SurvivorsDealt)
    def _dealt(self, fact: facts.SurvivorsDealt) -> None:
        for number in fact.survivors:
            self._set_owner(number, fact.seat)

    @folds(facts.OwnerRevealed)
    def _revealed(self, fact: facts.OwnerRevealed) -> None:
        self._set_owner(fact.survivor, fact.seat)

    def _set_owner(self, number: int, seat: str) -> None:
        self._owned[number] = seat
        self.grid.names[label_of(number)] = f"{label_of(number)} {self.grid.names[seat]}"

    @folds(facts.SubmissionSent)
    def _submission(self, fact: facts.SubmissionSent) -> None:
        own = {number: number for number, owner in self._owned.items() if owner == fact.seat}
        self._votes_sent |= own | Actions.of(fact.lines).votes

    @folds(facts.IdolPlayed)
    def _idol(self, fact: facts.IdolPlayed) -> None:
        self._idols.add(fact.survivor)
        self.play(fact.seat, "idol", label_of(fact.survivor))

    # -- a tribe's vote ----------------------------------------------------------------------------

    @folds(facts.VotesResolved)
    def _votes_resolved(self, fact: facts.VotesResolved) -> None:
        self._resolved[fact.tribe] = fact

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        vote = self.open(
            "vote", place=fact.tribe, voters=[label_of(number) for number in fact.totals]
        )
        vote.totals = {label_of(number): votes for number, votes in fact.totals.items()}
        resolved = self._resolved.get(fact.tribe)
        vote.ballots = [
            self._ballot(number, fact, resolved)
            for number in fact.totals
            if resolved is not None or number in self._votes_sent
        ]

    def _ballot(
        self, voter: int, counted: facts.VotesCounted, resolved: facts.VotesResolved | None
    ) -> Ballot:
        """MS-4.5: a ballot as producers know it, or as its player can infer from the submission."""
        target = self._votes_sent.get(voter, voter)
        if resolved is not None:
            void, converted = voter in resolved.void, voter in resolved.converted
        else:
            void = target not in counted.totals and target in self._gone
            converted = target in self._idols and target != voter
        if void:
            return Ballot(voter=label_of(voter), name=label_of(target), counts=False, why="void")
        if resolved is not None:
            final_target = resolved.votes[voter]
        else:
            final_target = voter if converted or target not in counted.totals else target
        return Ballot(
            voter=label_of(voter),
            name=label_of(final_target),
            counts=resolved is not None or self._idols_are_public or final_target == voter or None,
            why="turned by an idol" if converted else "",
        )

    @folds(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> None:
        self._gone.update(fact.owners)
        for number, seat in fact.owners.items():
            self._set_owner(number, seat)
        if fact.cause == "voting":
            for vote in self.grid.votes:
                if (vote.round, vote.place) == (fact.round, fact.tribe):
                    vote.result, vote.how = tuple(map(label_of, fact.owners)), "vote"

    # -- the Elimination Candidate (MS-8.7) --------------------------------------------------------

    @folds(facts.CandidateTied)
    def _tied(self, fact: facts.CandidateTied) -> None:
        self._weights = fact.weights
        if self.last is not None and self.last.decides == "candidate":
            self.last.tied = fact.tied
        self.open(
            "candidate_revote" if fact.again else "candidate",
            "candidate",
            voters=tuple(fact.weights),
            candidates=fact.tied,
        )

    @folds(facts.CandidateVoteCast)
    def _candidate_vote(self, fact: facts.CandidateVoteCast) -> None:
        self.current().add(fact.seat, fact.candidate, self._weights[fact.seat])

    @folds(facts.CandidateVotesCounted)
    def _candidates_counted(self, fact: facts.CandidateVotesCounted) -> None:
        vote = self.current()
        vote.totals = dict(fact.counts)
        vote.judge(fact.counts)

    @folds(facts.CandidateDrawn)
    def _drawn(self, fact: facts.CandidateDrawn) -> None:
        self.current().tied = fact.among

    @folds(facts.CandidateNamed)
    def _named(self, fact: facts.CandidateNamed) -> None:
        if self.last is not None and self.last.decides == "candidate":
            self.last.result, self.last.how = (fact.seat,), fact.reason

"""The voting grid of a match: the votes of Survivors in their tribes (MS-4), and MS-8.7's.

Survivors stand in it by their numbers, `#12`, so that nobody takes them for seats.
"""

from __future__ import annotations

from showrunner.formats.facts import SeasonBegan
from showrunner.formats.fold import folds
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.parameters import MiniParameters
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.votes import Ballot, Vote, VoteBook


def piece(survivor: int) -> str:
    """A Survivor as the grid names it."""
    return f"#{survivor}"


class MiniVotes(VoteBook):
    """A vote for each tribe and round; a player's own ballots are those of their submission."""

    def __init__(self) -> None:
        super().__init__()
        self._sent: dict[int, int] = {}
        self._owned: dict[int, str] = {}
        self._gone: set[int] = set()
        self._idols: set[int] = set()
        self._idols_open = False
        """Whether everybody hears of every idol that is played."""
        self._resolved: dict[str, facts.VotesResolved] = {}
        self._weights: dict[str, int] = {}

    # -- what is known before a vote ---------------------------------------------------------------

    @folds(SeasonBegan)
    def _began(self, fact: SeasonBegan) -> None:
        parameters = MiniParameters.read(dict(fact.parameters))
        self._idols_open = parameters.reveal_idol_plays

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self._round_began(fact)
        self._sent, self._idols, self._resolved = {}, set(), {}
        for one in sorted(one for members in fact.tribes.values() for one in members):
            self.grid.names.setdefault(piece(one), piece(one))

    @folds(facts.SurvivorsDealt)
    def _dealt(self, fact: facts.SurvivorsDealt) -> None:
        for one in fact.survivors:
            self._is_owned(one, fact.seat)

    @folds(facts.OwnerRevealed)
    def _revealed(self, fact: facts.OwnerRevealed) -> None:
        self._is_owned(fact.survivor, fact.seat)

    def _is_owned(self, one: int, seat: str) -> None:
        self._owned[one] = seat
        self.grid.names[piece(one)] = f"{piece(one)} {self.grid.names[seat]}"

    @folds(facts.SubmissionSent)
    def _submission(self, fact: facts.SubmissionSent) -> None:
        own = {one: one for one, owner in self._owned.items() if owner == fact.seat}
        self._sent |= own | Actions.of(fact.lines).votes

    @folds(facts.IdolPlayed)
    def _idol(self, fact: facts.IdolPlayed) -> None:
        self._idols.add(fact.survivor)
        self.play(fact.seat, "idol", piece(fact.survivor))

    # -- a tribe's vote ----------------------------------------------------------------------------

    @folds(facts.VotesResolved)
    def _votes_resolved(self, fact: facts.VotesResolved) -> None:
        self._resolved[fact.tribe] = fact

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        vote = self.open("vote", place=fact.tribe, voters=[piece(one) for one in fact.totals])
        vote.totals = {piece(one): votes for one, votes in fact.totals.items()}
        resolved = self._resolved.get(fact.tribe)
        vote.ballots = [
            self._ballot(one, fact, resolved)
            for one in fact.totals
            if resolved is not None or one in self._sent
        ]

    def _ballot(
        self, voter: int, counted: facts.VotesCounted, resolved: facts.VotesResolved | None
    ) -> Ballot:
        """MS-4.5: as the producers know it, or as its player can tell from what they sent."""
        target = self._sent.get(voter, voter)
        if resolved is not None:
            void, turned = voter in resolved.void, voter in resolved.converted
        else:
            void = target not in counted.totals and target in self._gone
            turned = target in self._idols and target != voter
        if void:
            return Ballot(voter=piece(voter), name=piece(target), counts=False, why="void")
        if resolved is not None:
            name = resolved.votes[voter]
        else:
            name = voter if turned or target not in counted.totals else target
        return Ballot(
            voter=piece(voter),
            name=piece(name),
            counts=resolved is not None or self._idols_open or name == voter or None,
            why="turned by an idol" if turned else "",
        )

    @folds(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> None:
        self._gone.update(fact.owners)
        for one, seat in fact.owners.items():
            self._is_owned(one, seat)
        if fact.cause == "voting":
            for vote in self.grid.votes:
                if (vote.round, vote.place) == (fact.round, fact.tribe):
                    vote.result, vote.how = tuple(map(piece, fact.owners)), "vote"

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
        self._on_candidate().add(fact.seat, fact.candidate, self._weights[fact.seat])

    @folds(facts.CandidateVotesCounted)
    def _candidates_counted(self, fact: facts.CandidateVotesCounted) -> None:
        vote = self._on_candidate()
        vote.totals = dict(fact.counts)
        vote.judge(fact.counts)

    @folds(facts.CandidateDrawn)
    def _drawn(self, fact: facts.CandidateDrawn) -> None:
        self._on_candidate().tied = fact.among

    @folds(facts.CandidateNamed)
    def _named(self, fact: facts.CandidateNamed) -> None:
        if self.last is not None and self.last.decides == "candidate":
            self.last.result, self.last.how = (fact.seat,), fact.reason

    def _on_candidate(self) -> Vote:
        vote = self.last
        assert vote is not None, "a tie on the Elimination Candidate was told"
        return vote

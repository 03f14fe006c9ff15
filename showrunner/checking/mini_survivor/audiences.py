"""Who may be told what in a match: everybody, only producers, or the player whose secret it is."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import OrderAudiences, only, told_to
from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatches, on
from showrunner.checking.mini_survivor.pieces import Pieces

EVERYBODY: Mapping[str, str] = {
    "GridLaid": "MS-1.2",
    "TagsGiven": "MS-1.6",
    "BoardShown": "MS-7.6",
    "RoundBegan": "MS-2.1",
    "RoundEnded": "MS-2.1",
    "PhaseBegan": "MS-2.3",
    "PhaseEnded": "MS-2.3",
    "PhaseSkipped": "MS-2.3",
    "PostMade": "DS-2.7",
    "SurvivorsFell": "MS-2.4",
    "VotesCounted": "MS-4.8",
    "TribeRemoved": "MS-6.1",
    "SurvivorsCastOut": "MS-6.2",
    "OwnerRevealed": "MS-2.4",
    "PlayerRemoved": "MS-2.4",
    "AuctionOpened": "DS-2.7",
    "AuctionClosed": "DS-2.7",
    "MatchEnded": "MS-8.2",
    "GarnetsShown": "MS-5.5",
    "CandidateTied": "MS-8.7",
    "CandidateVotesCounted": "MS-8.7",
    "CandidateDrawn": "MS-8.7",
    "CandidateNamed": "MS-8.3",
    "GiftMade": "MS-8.2",
    "RankingShown": "MS-8.9",
}
OWNER: Mapping[str, str] = {
    "SurvivorsDealt": "MS-1.1",
    "StockGiven": "MS-1.4",
    "SubmissionSent": "MS-2.2",
    "IdolBought": "MS-5.3",
    "BidMade": "DS-2.9",
    "CandidateVoteCast": "MS-8.7",
    "PreferencesSet": "DS-5.1",
    "NoteTaken": "DS-5.4",
}
PRODUCERS: Mapping[str, str] = {
    "AttackJudged": "MS-3.6",
    "VotesResolved": "MS-4.8",
    "AuctionOrdered": "DS-2.11",
    "BonusCounted": "MS-8.4",
}


class MiniSurvivorAudiences(OrderAudiences):
    """The audiences of a match; those of an order's effects depend on the last order's terms."""

    def __init__(self, parameters: CheckedParameters, pieces: Pieces) -> None:
        super().__init__(EVERYBODY, OWNER, PRODUCERS)
        self._parameters = parameters
        self._pieces = pieces

    @on("LetterPosted")
    def letter(self, fact: CheckedFact) -> Mismatches:
        """MS-1.1: The owners of Survivors in a tribe read its letters, and nobody else."""
        yield from only(fact, told_to(map(self._pieces.owner, self._members(fact))))

    def _members(self, fact: CheckedFact) -> list[int]:
        return self._pieces.tribes.get(fact["tribe"], [])

    @on("FallExplained")
    def explained(self, fact: CheckedFact) -> Mismatches:
        """MS-3.6: Why a Survivor fell is only told if the parameter says so."""
        yield from only(
            fact, "everybody" if self._parameters["reveal_attack_outcome"] else "producers"
        )

    @on("IdolPlayed")
    def idol(self, fact: CheckedFact) -> Mismatches:
        """MS-4.8: An idol that is played is its player's secret, unless the parameter opens it."""
        public = self._parameters["reveal_idol_plays"]
        yield from only(fact, "everybody" if public else told_to([fact["seat"]]))

    @on("IdolsChanged", "GarnetsChanged")
    def stock(self, fact: CheckedFact) -> Mismatches:
        """MS-1.4: A player's stock is secret, unless producers change it and announce that."""
        public = fact["cause"] == "producers" and self.terms.get("announce", False)
        yield from only(fact, "everybody" if public else told_to([fact["seat"]]))

    @on("TwistOrdered")
    def twist(self, fact: CheckedFact) -> Mismatches:
        """DS-9.8: A twist is announced to everybody, or told only to producers."""
        yield from only(fact, "everybody" if self.terms.get("announce", True) else "producers")

    @on("TalkBegan")
    def talk(self, fact: CheckedFact) -> Mismatches:
        """DS-5.8: Either everybody sees that two talk, or only the two themselves."""
        public = self._parameters["talks_are_seen"] == "public"
        yield from only(fact, "everybody" if public else told_to(fact["seats"]))

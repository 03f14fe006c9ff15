"""Who may know what of a match: everybody, producers alone, or the player whose secret it is."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import interviewed, only, told_to
from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.season import Season, SeasonBook

PUBLIC: Mapping[str, str] = {
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
OWN: Mapping[str, str] = {
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
TOUCHING = (
    *("give_idol", "change_garnets", "idol_auction", "swap_tribes", "merge_tribes"),
    *("reveal_owner", "no_assassination", "double_elimination", "skip_talk", "remove_player"),
)
"""The orders that make a season "produced"."""


class Audiences(SeasonBook):
    """To whom things are told; the order that was taken last says to whom its effect is."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.order: CheckedFact | None = None

    def _term(self, name: str, otherwise: object) -> object:
        return self.order["terms"].get(name, otherwise) if self.order else otherwise

    @law("MS-2.3", *PUBLIC)
    def what_is_published_is_told_to_everybody(self, fact: CheckedFact) -> Problems:
        """The board, who falls and whose it was, totals and results are public."""
        yield from only(fact, "everybody", PUBLIC[fact.kind])

    @law("MS-1.1", *OWN)
    def a_secret_is_told_to_its_owner(self, fact: CheckedFact) -> Problems:
        """Who owns what, stocks, submissions, bids and ballots are their player's own."""
        yield from only(fact, told_to([fact["seat"]]), OWN[fact.kind])

    @law("MS-4.8", *PRODUCERS)
    def what_producers_alone_know(self, fact: CheckedFact) -> Problems:
        """Who attacked and who voted for whom nobody is told but producers."""
        yield from only(fact, "producers", PRODUCERS[fact.kind])

    @law("MS-1.1", "LetterPosted")
    def a_letter_is_read_by_its_tribe(self, fact: CheckedFact) -> Problems:
        """Who owns a Survivor of the tribe reads its letters, and nobody else."""
        tribe = self.season.tribes.get(fact["tribe"], [])
        readers = {self.season.piece(one).owner for one in tribe}
        yield from only(fact, told_to(sorted(readers)))

    @law("MS-3.6", "FallExplained")
    def why_one_fell_is_kept_back(self, fact: CheckedFact) -> Problems:
        """Whether an attack or a wrong guess is told only where it is to be."""
        public = self.season.parameters["reveal_attack_outcome"]
        yield from only(fact, "everybody" if public else "producers")

    @law("MS-4.8", "IdolPlayed")
    def idol_plays_are_kept_back(self, fact: CheckedFact) -> Problems:
        """An idol that is played is its player's secret, unless all are told."""
        public = self.season.parameters["reveal_idol_plays"]
        yield from only(fact, "everybody" if public else told_to([fact["seat"]]))

    @law("MS-1.4", "IdolsChanged", "GarnetsChanged")
    def stocks_are_secret(self, fact: CheckedFact) -> Problems:
        """What a player has is the player's secret, unless producers announce their gift."""
        announced = fact["cause"] == "producers" and self._term("announce", False)
        yield from only(fact, "everybody" if announced else told_to([fact["seat"]]))

    @law("DS-9.8", "TwistOrdered")
    def a_twist_is_announced_or_not(self, fact: CheckedFact) -> Problems:
        """A twist is announced to everybody, or known to producers alone."""
        yield from only(fact, "everybody" if self._term("announce", True) else "producers")

    @law("DS-9.3", "StoryTold")
    def a_story_is_told_to_whom_it_is_for(self, fact: CheckedFact) -> Problems:
        """A story is told to everybody, or to the players of its order."""
        seats = self._term("seats", ())
        yield from only(fact, told_to(seats) if isinstance(seats, list) and seats else "everybody")

    @law("DS-5.8", "TalkBegan")
    def who_sees_a_talk(self, fact: CheckedFact) -> Problems:
        """That two talk is seen by all, or by nobody else."""
        public = self.season.parameters["talks_are_seen"] == "public"
        yield from only(fact, "everybody" if public else told_to(fact["seats"]))

    @law("DS-9.4", "InterviewAsked")
    def an_interview_stays_out_of_play(self, fact: CheckedFact) -> Problems:
        """An interview enters what its player plays from only where it is to be remembered."""
        yield from interviewed(fact, self.season.since("interview_memory"))

    @law("DS-9.8", "OrderTaken")
    def touching_orders_say_so(self, fact: CheckedFact) -> Problems:
        """A season is "produced" by orders that touch it, and by no others."""
        touches = fact["name"] in TOUCHING
        if fact["touches"] != touches:
            yield Problem(f"{fact['name']} has touches={fact['touches']}", f"it is {touches}")

    @enters("OrderTaken")
    def ordered(self, fact: CheckedFact) -> None:
        """It says to whom."""
        self.order = fact

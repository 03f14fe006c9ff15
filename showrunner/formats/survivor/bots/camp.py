"""What happened in competitions and at camp, as far as it is talked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from showrunner.formats.facts import StoryTold
from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.part import Part

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind


class Camp(Part):
    """Results, catches, meals and what producers staged; most of it is of today."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.results: dict[str, int] = {}
        """The results of the last competition."""
        self.winners: tuple[str, ...] = ()
        """Who won it."""
        self.solo_wins: dict[str, int] = {}
        """How many competitions each has won alone."""
        self.staged = ""
        """What producers called today's competition."""
        self.event = False
        """Whether producers told a story today."""
        self.gathered: dict[str, int] = {}
        """The food that each brought today."""
        self.food_brought = 0
        """All that I have brought since the first day."""
        self.hungry = False
        self.merged_in = 0
        """The round in which the teams became one; 0 while there are several."""
        self.swapped_in = 0
        """The round in which producers or a card dealt new teams."""
        self.removed = ""
        """Who was taken out of the game today by producers."""
        self.found: set[str] = set()
        """The cards that came into my hand today."""

    @property
    def team_result(self) -> Literal["won", "lost", ""]:
        """How my team did today; "" before the competition, and where there are no teams."""
        sheet = self.mind.sheet
        if self.mind.merged or not sheet.losing_team:
            return ""
        return "lost" if sheet.losing_team == self.mind.mine.team else "won"

    @property
    def merged_today(self) -> bool:
        """Whether the teams became one in this round, and were several before."""
        return self.merged_in == self.mind.sheet.round > 1

    @property
    def found_today(self) -> bool:
        """Whether a card came into my hand today and is still there."""
        return not self.found.isdisjoint(self.mind.sheet.hand(self.me))

    def came_last(self, seat: str) -> bool:
        """Whether somebody alone had the lowest result of their team."""
        results = {
            one: self.results[one] for one in self.mind.sheet.team_of(seat) if one in self.results
        }
        lowest = [one for one, result in results.items() if result == min(results.values())]
        return lowest == [seat] and len(results) > 2

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.gathered.clear()
        self.found.clear()
        self.staged = self.removed = ""
        self.event = False

    @folds(StoryTold)
    def _story(self, fact: StoryTold) -> None:
        self.event = True

    @folds(facts.TeamsFormed)
    def _teams(self, fact: facts.TeamsFormed) -> None:
        if fact.why == "merge":
            self.merged_in = self.mind.sheet.round
        elif fact.why in ("producers", "card"):
            self.swapped_in = self.mind.sheet.round

    @folds(facts.CompetitionAnnounced)
    def _announced(self, fact: facts.CompetitionAnnounced) -> None:
        self.staged = (fact.name.words or "") if fact.name is not None else ""

    @folds(facts.CompetitionResults)
    def _results(self, fact: facts.CompetitionResults) -> None:
        if fact.reroll == 0:
            self.results = fact.results

    @folds(facts.CompetitionWon)
    def _won(self, fact: facts.CompetitionWon) -> None:
        self.winners = fact.winners
        if len(fact.winners) == 1:
            self.solo_wins[fact.winners[0]] = self.solo_wins.get(fact.winners[0], 0) + 1

    @folds(facts.CampHungry, facts.CampFed)
    def _meal(self, fact: facts.CampHungry | facts.CampFed) -> None:
        if fact.team == self.mind.mine.team:
            self.hungry = isinstance(fact, facts.CampHungry)

    @folds(facts.Gathered)
    def _gathered(self, fact: facts.Gathered) -> None:
        self.gathered[fact.seat] = fact.amount
        if fact.seat == self.me:
            self.food_brought += fact.amount

    @folds(facts.CastawayRemoved)
    def _removed(self, fact: facts.CastawayRemoved) -> None:
        self.removed = fact.seat

    @folds(facts.CardGained)
    def _card(self, fact: facts.CardGained) -> None:
        if fact.seat == self.me:
            self.found.add(fact.card)

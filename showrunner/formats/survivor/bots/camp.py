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
        self.staged = ""
        """What producers called today's competition."""
        self.event = False
        """Whether producers told a story today."""
        self.gathered: dict[str, int] = {}
        """The food that each brought today."""
        self.food_brought = 0
        """All that I have brought since the first day."""
        self.hungry = False
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
        return self.mind.sheet.merged_in == self.mind.sheet.round > 1

    @property
    def found_today(self) -> bool:
        """Whether a card came into my hand today and is still there."""
        return not self.found.isdisjoint(self.mind.sheet.hand(self.me))

    @property
    def last_of_team(self) -> str:
        """Who alone had the lowest result of my team; "" where nobody had."""
        team = [seat for seat in self.mind.team if seat in self.results]
        lowest = min((self.results[seat] for seat in team), default=0)
        last = [seat for seat in team if self.results[seat] == lowest]
        return last[0] if len(last) == 1 and len(team) > 2 else ""

    def came_last(self, seat: str) -> bool:
        """Whether somebody alone had the lowest result of my team."""
        return seat == self.last_of_team

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
        if fact.why in ("producers", "card"):
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

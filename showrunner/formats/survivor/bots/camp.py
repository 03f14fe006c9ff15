"""What happened in competitions and at camp, as far as castaways talk about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from showrunner.formats.facts import StoryTold
from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.mind_part import MindPart

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind


class Camp(MindPart):
    """Competition results, food and what producers staged; most of it is reset every round."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self.results: dict[str, int] = {}
        """Results of the last competition, by seat."""
        self.winners: tuple[str, ...] = ()
        """Winners of the last competition."""
        self.staged_title = ""
        """The title that producers gave today's competition."""
        self.event_today = False
        """Whether producers told a story (an event) today."""
        self.gathered: dict[str, int] = {}
        """Food brought today, by seat."""
        self.food_brought = 0
        """Total food that I have brought, all season."""
        self.hungry = False
        self.swap_round = 0
        """The last round in which producers or a card formed new teams."""
        self.removed_today = ""
        """The castaway that producers removed from the game today."""
        self.cards_found_today: set[str] = set()
        """Ids of the cards that I got today."""

    @property
    def team_result(self) -> Literal["won", "lost", ""]:
        """How my team did today; "" before the competition and after the merge."""
        sheet = self.mind.sheet
        if self.mind.merged or not sheet.losing_team:
            return ""
        return "lost" if sheet.losing_team == self.mind.mine.team else "won"

    @property
    def merged_today(self) -> bool:
        """Whether several teams merged in this round."""
        return self.mind.sheet.merged_in == self.mind.sheet.round > 1

    @property
    def holds_card_found_today(self) -> bool:
        """Whether I got a card today and still hold it."""
        return not self.cards_found_today.isdisjoint(self.mind.sheet.hand(self.me))

    @property
    def last_of_team(self) -> str:
        """The castaway with the single lowest result in my team; "" if tied or unknown."""
        team = [seat for seat in self.mind.team if seat in self.results]
        lowest = min((self.results[seat] for seat in team), default=0)
        last = [seat for seat in team if self.results[seat] == lowest]
        return last[0] if len(last) == 1 and len(team) > 2 else ""

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.gathered.clear()
        self.cards_found_today.clear()
        self.staged_title = self.removed_today = ""
        self.event_today = False

    @folds(StoryTold)
    def _story(self, fact: StoryTold) -> None:
        self.event_today = True

    @folds(facts.TeamsFormed)
    def _teams(self, fact: facts.TeamsFormed) -> None:
        if fact.why in ("producers", "card"):
            self.swap_round = self.mind.sheet.round

    @folds(facts.CompetitionAnnounced)
    def _announced(self, fact: facts.CompetitionAnnounced) -> None:
        self.staged_title = (fact.name.words or "") if fact.name is not None else ""

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
        self.removed_today = fact.seat

    @folds(facts.CardGained)
    def _card(self, fact: facts.CardGained) -> None:
        if fact.seat == self.me:
            self.cards_found_today.add(fact.card)

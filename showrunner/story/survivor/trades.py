"""What castaways give up unseen: part of a result, or food, for a reward point or a search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.survivor import facts
from showrunner.story.afterwards import crowd
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import Record
from showrunner.story.told import Sentence


class Trades(Finder):
    """Follows who trades in a competition and at camp."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._traded: dict[str, int] = {}
        """Who gave up part of their result in this competition, and the fact."""
        self._results: tuple[int, dict[str, int]] = (0, {})
        """The first results of this competition, and their fact."""
        self._food: dict[str, int] = {}
        """Who gave up food for a reward point at this camp, and the fact."""
        self._in_vain: dict[str, int] = {}
        """Who gave up food to search and found nothing, and the fact."""

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Sentence]:
        """What was given up, once it is over."""
        match fact:
            case facts.PhaseBegan():
                self._traded, self._food, self._in_vain = {}, {}, {}
            case facts.CompetitionEntered(trade=True):
                self._traded[fact.seat] = number
            case facts.CompetitionResults(reroll=0):
                self._results = number, fact.results
            case facts.GatheringSettled(point_trade=True):
                self._food[fact.seat] = number
            case facts.BonusSettled(found=False):
                self._in_vain[fact.seat] = number
            case facts.CompetitionWon() if self._traded:
                yield self._result_traded(number, fact)
            case facts.PhaseEnded(phase="camp"):
                if self._food:
                    text = f"{self._each(self._food)} gave up food for a reward point."
                    yield Sentence(text=text, facts=all_facts(self._food.values()))
                if self._in_vain:
                    text = f"{self._each(self._in_vain)} gave up food to search for an advantage, "
                    text += "and found nothing."
                    yield Sentence(text=text, facts=all_facts(self._in_vain.values()))

    def _each(self, seats: dict[str, int]) -> str:
        return crowd(seats, self.record) + (" each" if len(seats) > 1 else "")

    def _result_traded(self, won: int, fact: facts.CompetitionWon) -> Sentence:
        text = f"{self._each(self._traded)} gave up part of the result for a reward point."
        rolled, results = self._results
        sheet: Any = self.record.sheet
        back = dict.fromkeys(self._traded, sheet.parameters.competition_trade)
        if fact.team and fact.loser:
            teams = sheet.teams
            if _average(teams[fact.loser], results, back) > _average(
                teams[fact.team], results, back
            ):
                text += f" Without that {fact.loser} would have beaten {fact.team}."
        elif not fact.team:
            rolls = {seat: roll + back.get(seat, 0) for seat, roll in results.items()}
            best = max(rolls[seat] for seat in fact.winners if seat in rolls)
            losers = [seat for seat in back if seat in rolls and seat not in fact.winners]
            for seat in [seat for seat in losers if rolls[seat] > best][:1]:
                text += f" Without that {self.record.name(seat)} would have won."
        return Sentence(text=text, facts=all_facts(self._traded.values(), (rolled, won)))


def _average(members: Sequence[str], results: dict[str, int], back: dict[str, int]) -> Fraction:
    """A team's roll, with what some of its members gave up."""
    rolls = [results[seat] + back.get(seat, 0) for seat in members if seat in results]
    return Fraction(sum(rolls), len(rolls) or 1)

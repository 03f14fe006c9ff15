"""Narration of producers' orders, and of what is revealed at the end."""

from __future__ import annotations

from typing_extensions import override

from showrunner.formats.chapters import Desk, produced, tells
from showrunner.formats.facts import Fact
from showrunner.formats.frame import RevelationsChapter
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import EXPLORE, RESCUERS
from showrunner.formats.i_am_survivor.narration.chapter import cards
from showrunner.formats.i_am_survivor.questions import KINDS
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.narration import Line, Tone
from showrunner.formats.production import ProductionChapter
from showrunner.formats.wording import count


class IslandProduction(ProductionChapter[IslandSheet]):
    """Tells producers' orders that only I AM SURVIVOR! has."""

    decisions = KINDS

    @tells(facts.ExploreEventOrdered)
    def _event(self, fact: facts.ExploreEventOrdered) -> list[Line]:
        return [produced(f"Tomorrow brings an event: {EXPLORE[fact.event].name}.")]

    @tells(facts.EventCame)
    def _came(self, fact: facts.EventCame) -> list[Line]:
        return [produced(f"The ordered event: {EXPLORE[fact.event].name}.")]

    @tells(facts.RescuerOrdered)
    def _rescuer(self, fact: facts.RescuerOrdered) -> list[Line]:
        which = "a rescuer" if fact.kind == "any" else RESCUERS[fact.kind].name
        return [produced(f"Tomorrow brings {which}.")]

    @tells(facts.CampsMerged)
    def _merged(self, fact: facts.CampsMerged) -> list[Line]:
        return [Line(Tone.RESULT, "Until the day ends, every campfire is open to everybody.")]

    @tells(facts.BountySet)
    def _bounty(self, fact: facts.BountySet) -> list[Line]:
        prize = count(fact.number, "Supplies card")
        text = f"A bounty is set: {prize} for whoever defeats a {EXPLORE[fact.kind].name}."
        return [Line(Tone.RESULT, text)]

    @tells(facts.BountyPaid)
    def _paid(self, fact: facts.BountyPaid) -> list[Line]:
        return [Line(Tone.RESULT, f"{self.desk.name(fact.seat)} earns the bounty.")]

    @tells(facts.QuotaSet)
    def _quota(self, fact: facts.QuotaSet) -> list[Line]:
        return [Line(Tone.RESULT, f"The next rescuer has {count(fact.places, 'place')}.")]

    @tells(facts.PlayerRemoved)
    def _removal(self, fact: facts.PlayerRemoved) -> list[Line]:
        return [produced(f"{self.desk.name(fact.seat)} is to be taken out.")]

    @tells(facts.PlayerTakenOut)
    def _out(self, fact: facts.PlayerTakenOut) -> list[Line]:
        return [Line(Tone.RESULT, f"{self.desk.name(fact.seat)} leaves the game.")]


class IslandRevelations(RevelationsChapter[IslandSheet]):
    """Tells the trades and thefts that nobody else had seen."""

    def __init__(self, desk: Desk[IslandSheet]) -> None:
        super().__init__(desk)
        self._trades: list[str] = []
        self._thefts: list[str] = []

    def notice(self, fact: Fact) -> list[Line]:
        """Collect the secrets that follow the revealing fact."""
        if not self.open:
            return []
        match fact:
            case facts.TradeDone():
                first, second = self.desk.name(fact.first), self.desk.name(fact.second)
                self._trades.append(
                    f"{first} gave {second} {cards(fact.gave)} for {cards(fact.got)}."
                )
            case facts.CardsStolen():
                thief, victim = self.desk.name(fact.seat), self.desk.name(fact.loser)
                self._thefts.append(f"{thief} stole {cards(fact.cards)} from {victim}.")
        return []

    @override
    def revelations(self) -> dict[str, list[str]]:
        return {"The trades": self._trades, "What was stolen": self._thefts}

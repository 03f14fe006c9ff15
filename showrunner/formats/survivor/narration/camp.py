"""The camp phase: meals, gathering, and cards found. Camps are told one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from typing_extensions import override

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.chapter import Chapter, Desk, a_card, card_name
from showrunner.formats.survivor.narration.deeds import grouped, preparations
from showrunner.formats.wording import (
    Deed,
    capital,
    listed,
    number,
    ordinal,
    possessive,
    ranked,
    verb,
)


@dataclass
class Day:
    """What happened at one camp in one camp phase."""

    meal: facts.CampFed | facts.CampHungry | None = None
    left_after_meal: int = 0
    eaters: int = 0
    brought: dict[str, int] = field(default_factory=dict)
    deeds: dict[str, list[Deed]] = field(default_factory=dict)
    searched: dict[str, list[str]] = field(default_factory=dict)
    thrown: list[str] = field(default_factory=list)


class CampChapter(Chapter):
    """Tells the day of each camp when the camp phase is over."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._days: dict[str, Day] = {}
        self._hungry: dict[str, int] = {}
        self._dice: tuple[int, ...] = ()
        self._found: facts.CardGained | None = None
        """The last card that was found in this phase."""

    def notice(self, fact: Fact) -> list[Line]:
        """Tell the day of each camp when the phase ends."""
        return self.close() if isinstance(fact, facts.PhaseEnded) else []

    @override
    def close(self) -> list[Line]:
        days, self._days, self._found = self._days, {}, None
        lines: list[Line] = []
        for team, day in days.items():
            day_lines = self._day_lines(team, day)
            if day_lines and len(days) > 1:
                lines.append(Line(Tone.SCENE, f"At the {team} camp"))
            lines += day_lines
        return lines

    def _day(self, team: str) -> Day:
        return self._days.setdefault(team, Day())

    def _add_deed(self, seat: str, deed: Deed) -> None:
        deeds = self._day(self.sheet.players[seat].team).deeds
        deeds.setdefault(self.desk.name(seat), []).append(deed)

    # -- the meal ----------------------------------------------------------------------------------

    @tells(facts.CampFed)
    def _fed(self, fact: facts.CampFed) -> list[Line]:
        self._hungry[fact.team] = 0
        self._set_meal(fact.team, fact, self.sheet.food[fact.team] - fact.food)
        return []

    @tells(facts.CampHungry)
    def _starved(self, fact: facts.CampHungry) -> list[Line]:
        self._hungry[fact.team] = self._hungry.get(fact.team, 0) + 1
        self._set_meal(fact.team, fact, self.sheet.food[fact.team])
        return []

    def _set_meal(self, team: str, meal: facts.CampFed | facts.CampHungry, left: int) -> None:
        day = self._day(team)
        day.meal, day.left_after_meal = meal, left
        day.eaters = len(self.sheet.teams.get(team, ()))

    # -- gathering ---------------------------------------------------------------------------------

    @tells(facts.GatheringPlanned)
    def _planned(self, fact: facts.GatheringPlanned) -> list[Line]:
        for deed in preparations(self.desk, fact.counters_removed, fact.boost):
            self._add_deed(fact.seat, deed)
        if fact.bonus_trade:
            what = self._food(self.sheet.parameters.camp_bonus_trade)
            self._add_deed(
                fact.seat,
                Deed(f"gives up {what} for a bonus roll", f"give up {what} for a bonus roll"),
            )
        return []

    @tells(facts.GatheringSettled)
    def _settled(self, fact: facts.GatheringSettled) -> list[Line]:
        if fact.point_trade:
            what = self._food(self.sheet.parameters.camp_point_trade)
            self._add_deed(
                fact.seat,
                Deed(f"trades {what} for a reward point", f"trade {what} for a reward point"),
            )
        if fact.bonus_bought:
            self._add_deed(fact.seat, Deed("pays for a bonus roll", "pay for a bonus roll"))
        return []

    def _food(self, amount: int) -> str:
        """The amount for producers only: others may not know of a changed parameter."""
        return f"{amount} food" if self.desk.for_producers else "some food"

    @tells(facts.GatheringRolled)
    def _rolled(self, fact: facts.GatheringRolled) -> list[Line]:
        """Tell castaways their own dice; for producers the amounts of food are enough."""
        if not self.desk.sees_all:
            faces = listed(map(str, fact.dice))
            name = self.desk.name(fact.seat)
            day = self._day(self.sheet.players[fact.seat].team)
            day.thrown.append(f"{name} throws {faces} and could bring {fact.so_far}.")
        return []

    @tells(facts.Gathered)
    def _gathered(self, fact: facts.Gathered) -> list[Line]:
        self._day(fact.team).brought[self.desk.name(fact.seat)] = fact.amount
        return []

    # -- the search --------------------------------------------------------------------------------

    @tells(facts.BonusRolled)
    def _bonus(self, fact: facts.BonusRolled) -> list[Line]:
        """Keep the dice for _bonus_settled, which tells them only if they hit."""
        self._dice = fact.dice
        return []

    @tells(facts.CardTaken)
    def _taken(self, fact: facts.CardTaken) -> list[Line]:
        """Told with CardGained."""
        return []

    @tells(facts.CardGained)
    def _gained(self, fact: facts.CardGained) -> list[Line]:
        what = a_card(self.sheet, fact.kind)
        if fact.how == "given":
            text = f"The producers give {self.desk.name(fact.seat)} {what}."
            return [secret(text, [fact.seat])]
        if fact.how == "made":
            return [secret(f"{self.desk.name(fact.seat)} holds {what} now.")]
        self._found = fact
        self._add_search(fact.seat, f"{what}{self._with_dice()}")
        return []

    def _with_dice(self) -> str:
        return f" with {listed(map(str, self._dice))}" if self._dice else ""

    @tells(facts.CardForged)
    def _forged(self, fact: facts.CardForged) -> list[Line]:
        """Tell producers what a card really is, in the same sentence as its finding."""
        card = self.sheet.cards[fact.card]
        holder, truth = self.desk.name(card.holder), f"in truth {a_card(self.sheet, fact.kind)}"
        if self._found is None or self._found.card != fact.card:
            text = f"{possessive(holder)} {card_name(self.sheet, card.kind)} is {truth}."
            return [secret(text, [card.holder])]
        dice = f",{self._with_dice()}" if self._dice else ""
        finds = self._day(self.sheet.players[card.holder].team).searched[holder]
        finds[-1] = f"{a_card(self.sheet, card.kind)}, {truth}{dice}"
        return []

    @tells(facts.BonusSettled)
    def _bonus_settled(self, fact: facts.BonusSettled) -> list[Line]:
        dice, self._dice = self._dice, ()
        if fact.found:
            return []
        parameters = self.sheet.parameters
        if self.desk.sees_all and sum(dice) == parameters.bonus_target:
            what = f"nothing with {listed(map(str, dice))}: nothing is left to find"
            self._add_search(fact.seat, what)
        else:
            self._add_search(fact.seat)
        return []

    def _add_search(self, seat: str, found: str = "") -> None:
        searched = self._day(self.sheet.players[seat].team).searched
        finds = searched.setdefault(self.desk.name(seat), [])
        if found:
            finds.append(found)

    # -- telling -----------------------------------------------------------------------------------

    def _day_lines(self, team: str, day: Day) -> list[Line]:
        lines = [narrated(self._meal_sentence(team, day))] if day.meal else []
        if day.brought:
            lines.append(Line(Tone.SCORES, f"Gathered: {ranked(day.brought)}."))
            lines.append(narrated(self._gathering_summary(team, day)))
        lines += [secret(text) for text in day.thrown]
        for name, finds in day.searched.items():
            what = listed(finds or ["nothing"])
            day.deeds.setdefault(name, []).append(Deed(f"finds {what}", f"find {what}"))
        return [*lines, *(secret(text) for text in grouped(day.deeds))]

    def _meal_sentence(self, team: str, day: Day) -> str:
        eaters = number(day.eaters)
        if isinstance(day.meal, facts.CampHungry):
            times = self._hungry[team]
            again = f" It is the {ordinal(times)} time running." if times > 1 else ""
            text = self.desk.vary(
                "hungry",
                f"{team} goes hungry: {eaters} need {day.meal.needed} food, and there is "
                f"{day.meal.had}.",
                f"{day.meal.had} food does not feed the {eaters} of {team}, who need "
                f"{day.meal.needed}; nobody eats.",
                f"Nobody at {team} eats. The pot holds {day.meal.had}, and {eaters} need "
                f"{day.meal.needed}.",
            )
            return f"{text}{again}"
        assert day.meal is not None
        left = day.left_after_meal or "nothing"
        return self.desk.vary(
            "fed",
            f"{team} eats {day.meal.food}; {left} is left.",
            f"The {eaters} of {team} eat {day.meal.food} and keep {left}.",
            f"{day.meal.food} food feeds {team}, and {left} stays in the store.",
        )

    def _gathering_summary(self, team: str, day: Day) -> str:
        """Who brought the most, who brought nothing, and how much food there is now."""
        total, store = sum(day.brought.values()), self.sheet.food.get(team, 0)
        most = max(day.brought.values())
        best = [name for name, amount in day.brought.items() if amount == most]
        empty = [name for name, amount in day.brought.items() if not amount]
        sentences = []
        if most and len(best) <= 2 < len(day.brought):
            sentences.append(
                self.desk.vary(
                    "best",
                    f"{listed(best)} {verb(best, 'brings', 'bring')} the most",
                    f"nobody brings more than {listed(best)}",
                    f"{listed(best)} {verb(best, 'feeds', 'feed')} the camp best",
                )
            )
        if empty and most:
            sentences.append(self._brought_nothing(empty))
        stands = f"{store} food in store"
        meal = self._next_meal(day)
        if meal:
            left = store - meal
            stands += f", where a meal takes {meal}" if left >= 0 else f", {-left} short of a meal"
        text = f"{total} in all: {stands}."
        return f"{capital('; '.join(sentences))}. {text}" if sentences else text

    def _brought_nothing(self, names: Sequence[str]) -> str:
        return self.desk.vary(
            "empty",
            f"{listed(names)} {verb(names, 'comes', 'come')} back with nothing",
            f"{listed(names)} {verb(names, 'has', 'have')} empty hands",
            f"{listed(names)} {verb(names, 'adds', 'add')} nothing",
        )

    def _next_meal(self, day: Day) -> int:
        """How much food the next meal takes, with this meal's amount for each member."""
        if day.meal is None or not day.eaters:
            return 0
        needed = day.meal.food if isinstance(day.meal, facts.CampFed) else day.meal.needed
        return needed // day.eaters * len(day.brought)

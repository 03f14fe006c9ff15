"""Narration of turns: cards, actions, operations, exploring, and the ration."""

from __future__ import annotations

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import CARDS, EXPLORE, name_of
from showrunner.formats.i_am_survivor.meals import SOUL
from showrunner.formats.i_am_survivor.narration.chapter import Chapter, cards, who
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import count, listed, possessive, spaced

DEEDS = {
    "explore": "goes exploring",
    "collector": "tends the Water collector",
    "mousetrap": "checks the Mousetrap",
    "fish": "goes fishing",
    "wheedle": "wheedles",
    "attack_player": "goes on the attack",
    "attack_rescuer": "attacks a rescuer",
}
EXTRAS = {
    "food": "after a meal by day",
    "drink": "with an Energy drink",
    "soul": "for a Soul",
    "torch": "by torchlight",
    "lone wolf": "a second time",
}
DROPPED = {
    "cannot_act": "cannot act",
    "lone_wolf": "may not do what the Lone wolf does",
    "no_item": "has nothing to do it with",
    "girl_protected": "finds nobody to attack",
    "illegal_target": "finds no rescuer to attack",
}


def reason(why: str) -> str:
    """A reason for gaining or losing cards, in words."""
    found = CARDS.get(why)
    return spaced(why) if found is None else str(found.name)  # type: ignore[attr-defined]


class Turns(Chapter):
    """Tells what players and their characters do, and what they eat."""

    @tells(facts.TurnBegan)
    def _turn(self, fact: facts.TurnBegan) -> list[Line]:
        return [Line(Tone.SCENE, f"{possessive(self.desk.name(fact.seat))} turn")]

    @tells(facts.SuppliesDrawn)
    def _drawn(self, fact: facts.SuppliesDrawn) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [
            narrated(f"{name} draws {count(fact.number, 'Supplies card')} ({reason(fact.why)}).")
        ]

    @tells(facts.CardsGained)
    def _gained(self, fact: facts.CardsGained) -> list[Line]:
        gained = cards(fact.cards) if fact.cards else "nothing: the Bank has none left"
        return [narrated(f"{self.desk.name(fact.seat)} gains {gained} ({reason(fact.why)}).")]

    @tells(facts.CardsLost)
    def _lost(self, fact: facts.CardsLost) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} discards {cards(fact.cards)} ({reason(fact.why)}).")]

    @tells(facts.ActionTaken)
    def _action(self, fact: facts.ActionTaken) -> list[Line]:
        extra = f", {EXTRAS[fact.extra]}" if fact.extra else ""
        return [narrated(f"{who(self.desk, fact.character)} {DEEDS[fact.action]}{extra}.")]

    @tells(facts.ActionDropped)
    def _dropped(self, fact: facts.ActionDropped) -> list[Line]:
        return [secret(f"{who(self.desk, fact.character)} {DROPPED[fact.why]}.")]

    @tells(facts.ActionRolled)
    def _rolled(self, fact: facts.ActionRolled) -> list[Line]:
        outcome = "success" if fact.success else "nothing"
        return [narrated(f"The die shows {fact.die}: {outcome}.")]

    @tells(facts.ItemEquipped)
    def _equipped(self, fact: facts.ItemEquipped) -> list[Line]:
        fuel = f" with {name_of(fact.fuel)}" if fact.fuel else ""
        return [narrated(f"{self.desk.name(fact.seat)} equips {name_of(fact.card)}{fuel}.")]

    @tells(facts.FuelAdded)
    def _fuel(self, fact: facts.FuelAdded) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} puts {name_of(fact.card)} on a campfire.")]

    @tells(facts.FuelBurned)
    def _burned(self, fact: facts.FuelBurned) -> list[Line]:
        owner = possessive(self.desk.name(fact.seat))
        if fact.out:
            return [narrated(f"{owner} campfire burns its last {name_of(fact.card)} and is gone.")]
        return [narrated(f"{owner} campfire burns {name_of(fact.card)}.")]

    @tells(facts.FireOut)
    def _out(self, fact: facts.FireOut) -> list[Line]:
        return [narrated(f"{possessive(self.desk.name(fact.seat))} campfire goes out.")]

    @tells(facts.CardCooked)
    def _cooked(self, fact: facts.CardCooked) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} makes {name_of(fact.into)} of {name_of(fact.card)}.")]

    @tells(facts.ItemDestroyed)
    def _destroyed(self, fact: facts.ItemDestroyed) -> list[Line]:
        owner = possessive(self.desk.name(fact.owner))
        return [
            Line(Tone.RESULT, f"{self.desk.name(fact.seat)} destroys {owner} {name_of(fact.card)}.")
        ]

    @tells(facts.Explored)
    def _explored(self, fact: facts.Explored) -> list[Line]:
        find = EXPLORE[kind_of(fact.card)]
        text = f" {find.text}" if find.text else ""
        is_news = find.points or any(effect.event for effect in find.effects)
        tone = Tone.RESULT if is_news else Tone.NARRATION
        return [Line(tone, f"{who(self.desk, fact.character)} finds: {find.name}.{text}")]

    @tells(facts.ExploreSwapped)
    def _swapped(self, fact: facts.ExploreSwapped) -> list[Line]:
        return [narrated(f"The Survival expert turns away from {name_of(fact.card)}.")]

    @tells(facts.EventStruck)
    def _event(self, fact: facts.EventStruck) -> list[Line]:
        """Nothing: what it does is told by other facts, and the card by its finder."""
        return []

    @tells(facts.MealServed)
    def _served(self, fact: facts.MealServed) -> list[Line]:
        opened = sorted(
            {card for card in (*fact.water.values(), *fact.food.values()) if card != SOUL}
        )
        team = self.sheet.here(fact.seat)
        hungry = [name for name in team if name not in fact.food]
        thirsty = [name for name in team if name not in fact.water]
        name = self.desk.name(fact.seat)
        lines = [narrated(f"{name} opens {cards(opened)}.")] if opened else []
        for missing, what in ((thirsty, "water"), (hungry, "food")):
            if missing:
                names = listed(who(self.desk, character) for character in missing)
                lines.append(narrated(f"There is no {what} for {names}."))
        return lines

    @tells(facts.ServingsLeft)
    def _left(self, fact: facts.ServingsLeft) -> list[Line]:
        servings = fact.water + sum(fact.food.values())
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} has {count(servings, 'serving')} left over.")]

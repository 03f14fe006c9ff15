"""Narration of turns, battles, meals, deaths and rescues."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from typing_extensions import override

from showrunner.formats.cards.piles import by_kind, kind_of
from showrunner.formats.chapters import narrated, tells
from showrunner.formats.fact import facts_in
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.bids import PRICES
from showrunner.formats.i_am_survivor.cards import CARDS, CHARACTERS, RESCUERS, find, name_of
from showrunner.formats.i_am_survivor.meals import SOUL
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.i_am_survivor.wants import RIGHTS
from showrunner.formats.narration import Line, Tone
from showrunner.formats.sentences import SentenceChapter, read_sentences
from showrunner.formats.wording import count, listed, number, possessive, spaced

CAUSES = {
    "thirst": "dies of thirst",
    "hunger": "dies of hunger",
    "poison": "dies of poison",
    "injury": "dies of the injuries",
    "battle": "is killed",
    "burning sun": "dies in the burning sun",
}
USES = {
    "water": "spends {} as a serving of water",
    "food": "spends {} as servings",
    "heal": "spends {} to heal",
    "action": "spends {} for an action",
    "weapon": "spends {} to defend themselves",
    "ghost ship": "gives {} to the Ghost ship",
}
RESULTS = {
    "defeated": "{} defeats the rescuer ({}), which nobody will board now.",
    "chased away": "{} chases the rescuer away ({}).",
    "thwarted": "{} cannot stop the rescuer ({}).",
}


def cards(held: Iterable[str]) -> str:
    """Cards in words, equal ones together: "two × Knife and Bow"; "nothing" if none."""
    parts = [
        f"{number(len(alike))} × {name_of(alike[0])}" if len(alike) > 1 else name_of(alike[0])
        for alike in by_kind(held).values()
    ]
    return listed(parts) if parts else "nothing"


def reason(why: str) -> str:
    """A reason for gaining or losing cards, in words: the name of a kind of card, or the word."""
    found: Any = CARDS.get(why)
    return spaced(why) if found is None else str(found.name)


class Island(SentenceChapter[IslandSheet]):
    """Tells what players and their characters do, and how they fare."""

    sentences = read_sentences(
        Path(__file__).parents[1] / "narration.toml", facts_in(facts.__name__)
    )

    def who(self, character: str) -> str:
        """A character with its player, such as "Ada’s Hunter"."""
        owner = self.desk.name(self.sheet.owner(character))
        return f"{possessive(owner)} {CHARACTERS[character].name}"

    @override
    def in_words(self, field: str, value: Any) -> str:
        match field:
            case "seat" | "to" | "first" | "second" | "owner" | "loser":
                return self.desk.name(value)
            case "character" | "attacker" | "defender":
                return self.who(value)
            case "characters":
                return listed(map(name_of, value))
            case "card" | "into":
                return name_of(value)
            case "cards" | "gave" | "got":
                return cards(value)
            case "why" | "by" | "event" | "kind":
                return reason(value)
            case "right":
                return RIGHTS[value]
        return str(value)

    @tells(facts.NightFell, facts.EventStruck)
    def _silent(self, fact: facts.NightFell | facts.EventStruck) -> list[Line]:
        """Nothing: what an event does is told by other facts, and the card by its finder."""
        return []

    # -- turns -------------------------------------------------------------------------------------

    @tells(facts.SuppliesDrawn)
    def _drawn(self, fact: facts.SuppliesDrawn) -> list[Line]:
        drawn = count(fact.number, "Supplies card")
        return [narrated(f"{self.desk.name(fact.seat)} draws {drawn} ({reason(fact.why)}).")]

    @tells(facts.CardsGained)
    def _gained(self, fact: facts.CardsGained) -> list[Line]:
        gained = cards(fact.cards) if fact.cards else "nothing: the Bank has none left"
        return [narrated(f"{self.desk.name(fact.seat)} gains {gained} ({reason(fact.why)}).")]

    @tells(facts.ItemEquipped)
    def _equipped(self, fact: facts.ItemEquipped) -> list[Line]:
        fuel = f" with {name_of(fact.fuel)}" if fact.fuel else ""
        return [narrated(f"{self.desk.name(fact.seat)} equips {name_of(fact.card)}{fuel}.")]

    @tells(facts.FuelBurned)
    def _burned(self, fact: facts.FuelBurned) -> list[Line]:
        owner, card = possessive(self.desk.name(fact.seat)), name_of(fact.card)
        burns = f"its last {card} and is gone" if fact.out else card
        return [narrated(f"{owner} campfire burns {burns}.")]

    @tells(facts.Explored)
    def _explored(self, fact: facts.Explored) -> list[Line]:
        found = find(fact.card)
        text = f" {found.text}" if found.text else ""
        is_news = found.points or any(effect.event for effect in found.effects)
        tone = Tone.RESULT if is_news else Tone.NARRATION
        return [Line(tone, f"{self.who(fact.character)} finds: {found.name}.{text}")]

    # -- battles -----------------------------------------------------------------------------------

    @tells(facts.HelpAsked)
    def _help_asked(self, fact: facts.HelpAsked) -> list[Line]:
        pay = f", and promises {name_of(fact.pay)} to the first who helps" if fact.pay else ""
        helpers = self.desk.those(fact.helpers)
        return self._said(fact, f"{self.desk.name(fact.seat)} asks {helpers} for help{pay}.")

    @tells(facts.HelpGiven)
    def _help_given(self, fact: facts.HelpGiven) -> list[Line]:
        return self._said(fact, f"{self.desk.name(fact.seat)} adds {cards(fact.cards)}.")

    def _said(self, fact: facts.HelpAsked | facts.HelpGiven, text: str) -> list[Line]:
        lines = [narrated(text)]
        if fact.words is not None:
            lines.append(self.desk.says(fact.seat, fact.words, acts=fact.acts))
        return lines

    @tells(facts.ForcesRevealed)
    def _forces(self, fact: facts.ForcesRevealed) -> list[Line]:
        lines = []
        for side, total in (("attack", fact.attack), ("defence", fact.defence)):
            parts = [
                f"{self.desk.name(seat)} with {cards(fact.cards[seat])}"
                for seat, chosen in fact.sides.items()
                if chosen == side
            ]
            if side == "defence" and fact.souls:
                parts.append(count(fact.souls, "Soul"))
            with_ = f": {listed(parts)}" if parts else ""
            lines.append(Line(Tone.ITEM, f"The {side} has {total}★{with_}."))
        return lines

    @tells(facts.PlayersFought)
    def _fought(self, fact: facts.PlayersFought) -> list[Line]:
        outcome = f"{self.who(fact.winner)} wins." if fact.winner else "It is a draw."
        return [Line(Tone.RESULT, outcome)]

    @tells(facts.SpoilsTaken)
    def _spoils(self, fact: facts.SpoilsTaken) -> list[Line]:
        winner, loser = self.desk.name(fact.seat), self.desk.name(fact.loser)
        if fact.spoils == "none":
            return [narrated(f"{winner} lets {loser} go.")]
        if fact.spoils == "kill":
            return [narrated(f"{winner} shows no mercy.")]
        taken = [cards(fact.cards)] if fact.cards else []
        taken += [count(fact.number, "held card")] if fact.number else []
        return [narrated(f"{winner} steals {listed(taken or ['nothing'])} from {loser}.")]

    @tells(facts.RescuerFought)
    def _rescuer_fought(self, fact: facts.RescuerFought) -> list[Line]:
        text = RESULTS[fact.result].format(self.who(fact.character), name_of(fact.card))
        return [Line(Tone.RESULT, text)]

    # -- meals and deaths --------------------------------------------------------------------------

    @tells(facts.MealServed)
    def _served(self, fact: facts.MealServed) -> list[Line]:
        opened = sorted({*fact.water.values(), *fact.food.values()} - {SOUL})
        lines = []
        if opened:
            lines.append(narrated(f"{self.desk.name(fact.seat)} opens {cards(opened)}."))
        for what, served in (("water", fact.water), ("food", fact.food)):
            without = [name for name in self.sheet.here(fact.seat) if name not in served]
            if without:
                names = listed(map(self.who, without))
                lines.append(narrated(f"There is no {what} for {names}."))
        return lines

    @tells(facts.ServingsLeft)
    def _left_over(self, fact: facts.ServingsLeft) -> list[Line]:
        servings = count(fact.water + sum(fact.food.values()), "serving")
        return [narrated(f"{self.desk.name(fact.seat)} has {servings} left over.")]

    @tells(facts.Consumed)
    def _consumed(self, fact: facts.Consumed) -> list[Line]:
        """Told only where somebody else gave it: the ration is told as a whole."""
        if fact.giver == self.sheet.owner(fact.character):
            return []
        giver = self.desk.name(fact.giver)
        return [narrated(f"{self.who(fact.character)} gets {fact.what} from {giver}.")]

    @tells(facts.CharacterDied)
    def _died(self, fact: facts.CharacterDied) -> list[Line]:
        how = CAUSES[fact.cause]
        if fact.instead_of:
            how = f"dies in the place of {self.who(fact.instead_of)}"
        keeps = f"{self.desk.name(fact.seat)} keeps {count(fact.souls, 'Soul')}."
        return [Line(Tone.RESULT, f"{self.who(fact.character)} {how}. {keeps}")]

    @tells(facts.SoulSpent)
    def _soul(self, fact: facts.SoulSpent) -> list[Line]:
        spends = USES[fact.use].format(count(fact.number, "Soul"))
        return [narrated(f"{self.desk.name(fact.seat)} {spends}.")]

    # -- rescues -----------------------------------------------------------------------------------

    @tells(facts.RescuerArrived)
    def _arrived(self, fact: facts.RescuerArrived) -> list[Line]:
        rescuer = RESCUERS[kind_of(fact.card)]
        all_who = "as many places as qualify"
        places = all_who if rescuer.quota is None else count(rescuer.quota, "place")
        terms = f" It has {places}: {PRICES[rescuer.price].words}."
        return [Line(Tone.RESULT, f"A rescuer appears: {rescuer.name}.{terms}")]

    @tells(facts.BidsRevealed)
    def _bids(self, fact: facts.BidsRevealed) -> list[Line]:
        if not fact.bids:
            return [narrated("Nobody bids.")]
        return [
            Line(Tone.ITEM, f"{self.who(name)}: {cards(bid) if bid else 'ready to go'}.")
            for name, bid in fact.bids.items()
        ]

    @tells(facts.CharacterRescued)
    def _rescued(self, fact: facts.CharacterRescued) -> list[Line]:
        treasures = f" with {cards(fact.treasures)}" if fact.treasures else ""
        return [Line(Tone.RESULT, f"{self.who(fact.character)} is rescued{treasures}.")]

    @tells(facts.RescueTeamNamed)
    def _named(self, fact: facts.RescueTeamNamed) -> list[Line]:
        if not fact.order:
            return [narrated("Nobody is named.")]
        names = listed(map(self.who, fact.order))
        return [narrated(f"In order of need: {names}; {number(3)} can go.")]

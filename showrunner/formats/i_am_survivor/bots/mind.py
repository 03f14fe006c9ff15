"""What one player knows and thinks: needs, stores, and how others behaved towards them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from showrunner.formats.bots import LineSpeaker
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    RESCUERS,
    find,
    food_of,
    heals,
    is_animal,
    is_fuel,
    is_raw,
    points_of,
    thing,
    water_of,
    weapon_of,
)
from showrunner.formats.i_am_survivor.meals import is_edible
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import folds
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import MessageSaid
from showrunner.formats.talk.lines import load_lines

DAYS_IN_STORE = 2
"""For how many nights water and food are worth keeping."""
BROKEN_TRUCE = 4
KILLED_MINE = 6
STOLE_FROM_ME = 3
REGARD_SCALE = 7
"""Trust from an earlier season, of 100, that is worth 1 of trust here."""


class IslandMind(IslandSheet):
    """A player's own sheet, and what others did and said: a fold over their own view."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.speaker = LineSpeaker(load_lines(__package__), self, persona.id)
        self.trust: Counter[str] = Counter()
        self.offers_of: dict[str, set[str]] = {}
        """What others said that they have to spare, by goods."""
        self.needs_of: dict[str, set[str]] = {}
        """What others said that they need, by player."""
        self.truces: set[str] = set()
        """Players who promised me not to attack."""
        self.said_to: Counter[str] = Counter()
        self.helped_me: list[str] = []
        """Players who have helped me and are not thanked yet."""
        self.last_said = ""
        self._asked = ""

    # -- what I have and need ----------------------------------------------------------------------

    @property
    def mine(self) -> list[str]:
        """My characters on the island."""
        return self.here(self.me)

    @property
    def cards(self) -> list[str]:
        """The cards that I hold."""
        return self.hand(self.me)

    @property
    def others(self) -> list[str]:
        """The other players who are still in the game."""
        return [seat for seat in self.active if seat != self.me]

    @property
    def water(self) -> int:
        """The servings of water that I hold."""
        return sum(map(water_of, self.cards))

    def food(self) -> int:
        """The servings of food that somebody of mine can eat, raw meat with a fire included."""
        fire = bool(self.may_use(self.me, "fire"))
        return sum(
            food_of(card)
            for card in self.cards
            if any(is_edible(name, card) for name in self.mine) or (fire and is_raw(card))
        )

    @property
    def needs(self) -> dict[str, int]:
        """How many servings I lack for tonight; negative if I have more than enough."""
        return {"water": len(self.mine) - self.water, "food": len(self.mine) - self.food()}

    @property
    def strength(self) -> int:
        """The strength of all my weapons."""
        return sum(map(weapon_of, self.cards))

    @property
    def nights_left(self) -> int:
        """How many nights are still to come."""
        return max(0, self.parameters.days - self.round + 1)

    def waits(self, price: str) -> bool:
        """Whether a rescuer with this price waits on the island."""
        return any(RESCUERS[kind_of(found.card)].price == price for found in self.rescuers)

    # -- what a card is worth to me ----------------------------------------------------------------

    def value(self, card: str, held: Iterable[str] | None = None) -> float:
        """What a card is worth to me now, in points; what I have plenty of is worth less."""
        cards = list(self.cards if held is None else held)
        others = [found for found in cards if found != card]
        team = max(1, len(self.mine))
        store = team * min(DAYS_IN_STORE, self.nights_left)
        data = thing(card)
        value = 0.0
        if servings := water_of(card):
            have = sum(map(water_of, others))
            value = servings * (1.2 if have < team else 0.7 if have < store else 0.2)
            value += servings * 0.6 * self.waits("water")
        elif data.food:
            eaters = [name for name in self.mine if is_edible(name, card)]
            have = sum(map(food_of, others))
            worth = 1.2 if have < team else 0.6 if have < store else 0.2
            value = data.food * (worth if eaters or data.raw else 0.1)
            value += data.food * 0.5 * self.waits("food")
            value += 1.5 * (self.waits("fish") and kind_of(card) == "fresh_fish")
        elif points_of(card):
            value = points_of(card) * (1.6 if not self.waits("treasure") else 2.5)
            value += 2.0 * (bool(find(card).ufo) and self.waits("ufo"))
        elif find(card).beast:
            value = 0.3 + 2.0 * (is_animal(card) and self.waits("trophy"))
        if weapon := weapon_of(card):
            have = sum(map(weapon_of, others))
            value = max(value, weapon * (0.7 if have < 6 else 0.35))
            value += 1.5 * self.waits("weapon")
        if heals(card):
            ill = any(self.characters[name].impairments for name in self.mine)
            value = max(value, 2.5 if ill else 1.2)
        if data.equips:
            twins = sum(
                kind_of(found) == kind_of(card) for found in (*others, *self.equipped(self.me))
            )
            value = max(value, 1.2 if not twins else 0.3)
        if is_fuel(card):
            value = max(value, 0.4)
        if data.name and data.group == "One-shot" and not value:
            value = 0.8
        return value

    def value_of(self, cards: Sequence[str]) -> float:
        """What several cards are worth to me together."""
        return sum(map(self.value, cards))

    def risk(self, character: str) -> float:
        """What a character's death would cost me."""
        points = CHARACTERS[character].points
        girl = 1.5 if character == "girl" else 0.0
        return points + girl - 0.6

    # -- the fold ----------------------------------------------------------------------------------

    def _hear(self, talk: str, seat: str, acts: Sequence[Act]) -> None:
        super()._hear(talk, seat, acts)
        self._note(seat, acts)

    def _note(self, seat: str, acts: Iterable[Act]) -> None:
        for act in acts:
            if seat == self.me:
                self.last_said = act.act
                if act.act == "thank" and act.about in self.helped_me:
                    self.helped_me.remove(act.about)
            elif act.act == "have":
                self.offers_of.setdefault(act.what, set()).add(seat)
            elif act.act == "need":
                self.needs_of.setdefault(seat, set()).add(act.what)
            elif act.act == "truce" and act.about == self.me:
                self.truces.add(seat)
            elif act.act == "threaten" and act.about == self.me:
                self.trust[seat] -= 1
            elif act.act == "thank" and act.about == self.me:
                self.trust[seat] += 1

    @folds(facts.RoundBegan)
    def _day(self, fact: facts.RoundBegan) -> None:
        super()._day(fact)
        self.offers_of, self.needs_of = {}, {}
        self.said_to.clear()

    @folds(facts.SpokeUp)
    def _spoke(self, fact: facts.SpokeUp) -> None:
        self._note(fact.seat, fact.acts)

    @folds(MessageSaid)
    def _message(self, fact: MessageSaid) -> None:
        super()._message(fact)
        if fact.seat == self.me:
            self.said_to[fact.talk] += 1

    @folds(facts.HelpAsked)
    def _help_asked(self, fact: facts.HelpAsked) -> None:
        self._asked = fact.seat
        self._note(fact.seat, fact.acts)

    @folds(facts.HelpGiven)
    def _help_given(self, fact: facts.HelpGiven) -> None:
        self._note(fact.seat, fact.acts)
        if fact.cards and self._asked == self.me:
            self.trust[fact.seat] += 3
            self.helped_me.append(fact.seat)

    @folds(facts.Consumed)
    def _consumed(self, fact: facts.Consumed) -> None:
        super()._consumed(fact)
        if self.owner(fact.character) == self.me != fact.giver:
            self.trust[fact.giver] += 2
            self.helped_me.append(fact.giver)

    @folds(facts.OfferAnswered)
    def _offer_answered(self, fact: facts.OfferAnswered) -> None:
        made = self.offers.get(fact.offer)
        super()._offer_answered(fact)
        if fact.answer == "accept" and made is not None:
            self.trust[made.seat if fact.seat == self.me else fact.seat] += 1

    @folds(facts.AttackAnnounced)
    def _attack(self, fact: facts.AttackAnnounced) -> None:
        super()._attack(fact)
        attacker = self.owner(fact.attacker)
        if self.owner(fact.defender) == self.me:
            self.trust[attacker] -= BROKEN_TRUCE if attacker in self.truces else 2

    @folds(facts.SpoilsTaken)
    def _spoils(self, fact: facts.SpoilsTaken) -> None:
        super()._spoils(fact)
        if fact.loser == self.me and fact.spoils != "none":
            self.trust[fact.seat] -= KILLED_MINE if fact.spoils == "kill" else STOLE_FROM_ME

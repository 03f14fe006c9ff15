"""IS-1, IS-4, IS-5, IS-11: where each character is, how it feels, and each player's Souls."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from showrunner.checking.definitions import CheckedParameters, definition_of
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on

TEAM = 3
REVOLUTIONARY = "revolutionary"
ISLAND, DEAD, RESCUED, GONE = "island", "dead", "rescued", "gone"
MARKER_OF = {"water": "thirst", "food": "hunger"}


def card_of(card: str) -> Any:
    """What the game's definition says of a card or a character, by its id."""
    return definition_of("i_am_survivor").cards[card.rpartition(".")[0] or card]


@dataclass
class Character:
    """A character of a team."""

    owner: str = ""
    status: str = ISLAND
    ills: set[str] = field(default_factory=set)
    markers: set[str] = field(default_factory=set)


class Characters(Book):
    """The characters, and the Souls of the players who lead them."""

    def __init__(self, parameters: CheckedParameters) -> None:
        self._parameters = parameters
        self.cast: list[str] = []
        self.all: dict[str, Character] = {}
        self.souls: Counter[str] = Counter()
        self.turned: Counter[str] = Counter()
        self.round = 0
        self._left: set[str] = set()
        self._served: set[tuple[str, str]] = set()
        """Who has had water or food, or a marker instead, since the night began."""
        self._stricken = ""
        """The character who must be told to be ill or dead, because of food or a beast."""

    def plays(self, seat: str) -> bool:
        """Whether a player is still in the game."""
        return seat in self.cast and seat not in self._left

    def of(self, name: str) -> Character:
        """A character; for a name that nobody leads, one that is gone."""
        return self.all.get(name, Character(status=GONE))

    def here(self, seat: str) -> list[str]:
        """A player's characters on the island."""
        return [name for name in self.all if self.is_here(name) and self.all[name].owner == seat]

    def is_here(self, name: str) -> bool:
        """Whether a character is on the island."""
        return self.of(name).status == ISLAND

    @on("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Everybody leads a team."""
        self.cast.append(fact["seat"])

    @on("TeamDealt")
    def dealt(self, fact: CheckedFact) -> Mismatches:
        """IS-1.1: Each player leads three characters, and each character has one player."""
        team = fact["characters"]
        if len(set(team)) != TEAM or self.all.keys() & set(team) or self.here(fact["seat"]):
            yield Mismatch(f"{fact}", "three characters that nobody leads, once")
        self.all.update((name, Character(owner=fact["seat"])) for name in team)

    @on("RoundBegan")
    def day(self, fact: CheckedFact) -> Mismatches:
        """IS-1.2: Days are numbered, and the start seat moves on by one each day."""
        number = self.round + 1
        start = self.cast[(number - 1) % len(self.cast)]
        if (fact["round"], fact["start"]) != (number, start):
            yield Mismatch(f"{fact}", f"day {number}, and {start} starts")
        if number > self._parameters["days"]:
            yield Mismatch(f"{fact}", f"{self._parameters['days']} days are played", "IS-2.7")
        if len(self.all) != TEAM * len(self.cast):
            yield Mismatch(f"{len(self.all)} characters are dealt", "three a player", "IS-1.1")
        self.round = number

    @on("RiskRolled", "BeastFought", "ActionTaken", "PhaseEnded")
    def strikes(self, fact: CheckedFact) -> Mismatches:
        """IS-5.1: What risky food and beasts do to a character is told."""
        if self.is_here(self._stricken):
            yield Mismatch(f"{self._stricken} is well", "it fell ill or was hurt")
        self._stricken = ""
        if fact.kind == "RiskRolled" and fact["ill"]:
            self._strike(fact["character"], card_of(fact["card"]).risk)
        elif fact.kind == "BeastFought" and fact["result"] == "lost":
            self._strike(fact["character"], card_of(fact["card"]).loss)

    def _strike(self, name: str, loss: str | None) -> None:
        if loss and (loss not in self.of(name).ills or loss == "injury"):
            self._stricken = name

    @on("CharacterImpaired", "CharacterDied")
    def struck(self, fact: CheckedFact) -> None:
        """IS-5.1: It is told."""
        if self._stricken in (fact["character"], fact.fields.get("instead_of")):
            self._stricken = ""

    @on("CharacterImpaired")
    def impaired(self, fact: CheckedFact) -> Mismatches:
        """IS-5.3: A character on the island has an impairment once."""
        name = fact["character"]
        if not self.is_here(name) or fact["impairment"] in self.of(name).ills:
            yield Mismatch(f"{fact}", f"it is {self.of(name)}")
        self.of(name).ills.add(fact["impairment"])

    @on("CharacterHealed")
    def healed(self, fact: CheckedFact) -> Mismatches:
        """IS-5.4: Only an impairment that a character has is healed."""
        name = fact["character"]
        if not self.is_here(name) or fact["impairment"] not in self.of(name).ills:
            yield Mismatch(f"{fact}", f"it is {self.of(name)}")
        self.of(name).ills.discard(fact["impairment"])

    @on("MarkerPlaced")
    def marked(self, fact: CheckedFact) -> Mismatches:
        """IS-4.6: Who misses a meal gets one marker; the second time it is death."""
        name = fact["character"]
        if not self.is_here(name) or fact["marker"] in self.of(name).markers:
            yield Mismatch(f"{fact}", f"it is {self.of(name)}")
        if not self._parameters["two_strike"]:
            yield Mismatch(f"{fact}", "a missed meal kills at once")
        self.of(name).markers.add(fact["marker"])
        self._served.add((name, fact["marker"]))

    @on("Consumed")
    def consumed(self, fact: CheckedFact) -> Mismatches:
        """IS-4.6: Only characters on the island eat and drink, of what is water and food."""
        name, what = fact["character"], fact["what"]
        if not self.is_here(name):
            yield Mismatch(f"{fact}", f"it is {self.of(name)}")
        if fact["card"] != "soul" and not self._is_edible(name, what, card_of(fact["card"])):
            yield Mismatch(f"{fact}", "that is not for this character", "IS-4.5")
        self.of(name).markers.discard(MARKER_OF[what])
        self._served.add((name, MARKER_OF[what]))

    @on("NightFell")
    def night(self, fact: CheckedFact) -> None:
        """The ration of the night: nobody has eaten yet."""
        self._served = set()

    @on("PhaseEnded")
    def everybody_was_served(self, fact: CheckedFact) -> Mismatches:
        """IS-4.2: Each night every character on the island needs water and food."""
        for name in self.all if fact["phase"] == "night" else ():
            for marker in MARKER_OF.values():
                if self.is_here(name) and (name, marker) not in self._served:
                    yield Mismatch(f"{name} had none", f"no {marker} was told", "IS-4.6")

    def _is_edible(self, name: str, what: str, card: Any) -> bool:
        """I8: raw meat is for the Wild child, and the Vegetarian eats no meat, fish or cans."""
        if what == "water" or (name == "model" and card.water):
            return bool(card.water)
        if card.raw and card.family == "meat" and name != "wild_child":
            return False
        if name == "vegetarian" and card.family in ("meat", "fish", "can"):
            return False
        return bool(card.food)

    @on("CharacterDied")
    def died(self, fact: CheckedFact) -> Mismatches:
        """IS-11.2: A character dies once, and its player gets a Soul, for the Revolutionary two."""
        name, found = fact["character"], self.of(fact["character"])
        due = 2 if name == REVOLUTIONARY else 1
        if found.status != ISLAND or (fact["seat"], fact["souls"]) != (found.owner, due):
            yield Mismatch(f"{fact}", f"it is {found}, for {due} Souls")
        yield from self._cause_holds(fact)
        self._served.add((fact.fields.get("instead_of") or name, fact["cause"]))
        self.souls[fact["seat"]] += fact["souls"]
        self._leaves(name, DEAD)

    def _cause_holds(self, fact: CheckedFact) -> Mismatches:
        instead = fact.fields.get("instead_of") or ""
        doomed, cause = self.of(instead or fact["character"]), fact["cause"]
        if instead and (fact["character"] != REVOLUTIONARY or not self.is_here(instead)):
            yield Mismatch(f"{fact}", f"{instead} is {doomed}", "IS-11.3")
        if cause in ("thirst", "hunger") and self._parameters["two_strike"]:
            if cause not in doomed.markers:
                yield Mismatch(f"{fact}", f"it has {doomed.markers}", "IS-4.6")
        elif cause in ("poison", "injury") and cause not in doomed.ills:
            yield Mismatch(f"{fact}", f"it has {doomed.ills}", "IS-5.2")

    def _leaves(self, name: str, status: str) -> None:
        self.all[name] = Character(self.of(name).owner, status)

    @on("CharacterRescued")
    def rescued(self, fact: CheckedFact) -> Mismatches:
        """IS-9.11: Only characters on the island are rescued, each with its player."""
        found = self.of(fact["character"])
        if found.status != ISLAND or found.owner != fact["seat"]:
            yield Mismatch(f"{fact}", f"it is {found}")
        self._leaves(fact["character"], RESCUED)

    @on("CharacterRemoved")
    def removed(self, fact: CheckedFact) -> Mismatches:
        """DS-9.8: Who is taken out was on the island."""
        if not self.is_here(fact["character"]):
            yield Mismatch(f"{fact}", f"it is {self.of(fact['character'])}")
        self._leaves(fact["character"], GONE)

    @on("PlayerLeft")
    def left(self, fact: CheckedFact) -> Mismatches:
        """IS-2.9: A player leaves once, when no character is on the island any more."""
        if not self.plays(fact["seat"]) or self.here(fact["seat"]):
            yield Mismatch(f"{fact}", f"here are {self.here(fact['seat'])}")
        self._left.add(fact["seat"])

    @on("SoulSpent")
    def spent(self, fact: CheckedFact) -> Mismatches:
        """IS-11.4: A player spends only Souls that they have."""
        seat, number = fact["seat"], fact.fields.get("number", 1)
        if not 1 <= number <= self.souls[seat]:
            yield Mismatch(f"{fact}", f"{seat} has {self.souls[seat]}")
        self.souls[seat] -= number
        self.turned[seat] += number * (fact["use"] == "ghost ship")

    @on("PhaseEnded", "GameEnded")
    def nobody_stays_without_characters(self, fact: CheckedFact) -> Mismatches:
        """IS-2.9: Whoever has no character on the island has left."""
        if waiting := [seat for seat in self.cast if self.plays(seat) and not self.here(seat)]:
            yield Mismatch(f"{waiting} play on", "they have no character on the island")

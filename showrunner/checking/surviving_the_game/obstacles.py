"""SG-4, SG-7: the obstacles of each level, encounters with them, and closed levels."""

from __future__ import annotations

from dataclasses import dataclass

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.piles import CardPlaces
from showrunner.checking.surviving_the_game.players import Players, card_of

LEVELS = range(1, 6)
TOP_LEVEL = 5
TEN = 10
GROWING_LEVELS = (3, 4)


@dataclass
class Level:
    """A level: whether it is closed, and what is known of its open obstacle."""

    closed: bool = False
    damage: int = 0
    harm: int = 0


class Obstacles(Book):
    """The obstacles, and which levels are closed."""

    def __init__(self, parameters: CheckedParameters, places: CardPlaces, players: Players) -> None:
        self._parameters = parameters
        self._places = places
        self._players = players
        self._levels = {level: Level() for level in LEVELS}
        self._turned_up = ""
        """The obstacle that was turned up just now and is not met yet."""
        self._assaults = ""
        """The obstacle that was revealed just now and whose Assault is to come."""
        self._grown: set[int] = set()
        self._due = ""
        """The player who has moved, or stayed, and has not met an obstacle yet."""

    def _left(self, level: int) -> int:
        return self._places.size(f"obstacles/{level}", f"area/{level}")

    @on("CardsMoved")
    def moves(self, fact: CheckedFact) -> None:
        """Note which obstacle is turned up."""
        for move in self._places.moves(fact):
            if move.zones == ("obstacles", "area"):
                self._turned_up = move.card

    @on("PlayerMoved", "ObstacleMet", "TurnEnded")
    def meets(self, fact: CheckedFact) -> Mismatches:
        """SG-4.5: Each move, or stay, leads to one encounter."""
        if self._due != (fact["seat"] if fact.kind == "ObstacleMet" else ""):
            yield Mismatch(f"{fact}", f"an encounter is due for {self._due!r}")
        self._due = fact["seat"] if fact.kind == "PlayerMoved" else ""

    @on("ObstacleMet")
    def met(self, fact: CheckedFact) -> Mismatches:
        """SG-4.5: A player meets the one open obstacle of their level, which may be new."""
        card, number = fact["obstacle"], fact["level"]
        level, lying = self._levels[number], self._places.piles[f"area/{number}"]
        if lying != [card] or number != self._players.of(fact["seat"]).level:
            yield Mismatch(f"{fact}", f"open on Level {number} are {lying}")
        if fact["revealed"] != (card == self._turned_up):
            yield Mismatch(f"{fact}", f"turned up was {self._turned_up!r}")
        if fact["revealed"]:
            harder = self._parameters["obstacle_damage"] * TEN
            level.damage, level.harm = max(0, card_of(card).damage + harder), 0
        if fact["damage"] != level.damage:
            yield Mismatch(f"{fact}", f"its damage is {level.damage}", "SG-4.14")
        self._assaults = card if fact["revealed"] and card_of(card).assault else ""
        self._turned_up = ""

    @on("Assaulted", "Guarded")
    def assault(self, fact: CheckedFact) -> Mismatches:
        """SG-4.6: A revealed obstacle with an Assault hits or is guarded against, once."""
        if fact["obstacle"] != self._assaults:
            yield Mismatch(f"{fact}", f"revealed with an Assault is {self._assaults!r}")
        if fact.kind == "Guarded" and card_of(fact["card"]).guard is None:
            yield Mismatch(f"{fact}", "a card with a Guard", "SG-4.9")
        self._assaults = ""

    @on("ObstacleAttacked", "ObstacleBeaten", "CombatLost")
    def fought(self, fact: CheckedFact) -> Mismatches:
        """SG-4.6: The fight is with the open obstacle, after its Assault."""
        card, level = fact["obstacle"], fact["level"]
        if card not in self._places.piles[f"area/{level}"] or self._assaults:
            yield Mismatch(f"{fact}", f"open is {self._places.piles[f'area/{level}']}")

    @on("ObstacleAttacked", "ObstacleBeaten")
    def attacked(self, fact: CheckedFact) -> Mismatches:
        """SG-4.11: An obstacle is defeated by as much damage as it has Health, or shut down."""
        level, obstacle = self._levels[fact["level"]], card_of(fact["obstacle"])
        dealt, persists = level.harm + fact["damage"], self._parameters["persistent_damage"]
        beaten = fact.kind == "ObstacleBeaten"
        if beaten and fact["how"] != "attack":
            if obstacle.shut_down is None:
                yield Mismatch(f"{fact}", "only rooms are shut down", "SG-4.13")
        elif beaten != (dealt >= obstacle.health) or obstacle.kind == "trap":
            yield Mismatch(f"{fact}", f"{dealt} of {obstacle.health} are dealt")
        if not beaten and persists:
            level.harm = dealt
        if not beaten and fact["left"] != obstacle.health - level.harm:
            yield Mismatch(f"{fact}", f"left are {obstacle.health - level.harm}", "SG-4.16")

    @on("CombatLost")
    def lost(self, fact: CheckedFact) -> Mismatches:
        """SG-4.14: An undefeated obstacle deals the damage that it was met with."""
        if fact["damage"] != self._levels[fact["level"]].damage:
            yield Mismatch(f"{fact}", f"its damage is {self._levels[fact['level']].damage}")

    @on("TrapSprung")
    def sprung(self, fact: CheckedFact) -> Mismatches:
        """SG-4.17: Traps, and nothing else, are used up undefeated."""
        if card_of(fact["obstacle"]).kind != "trap":
            yield Mismatch(f"{fact}", "it is no trap")

    @on("PlayerMoved")
    def moved(self, fact: CheckedFact) -> Mismatches:
        """SG-4.4: Nobody moves to a closed level; who faces an open obstacle stays (SG-4.3)."""
        source, target, why = fact["source"], fact["target"], fact["why"]
        if self._levels[target].closed or (why == "trap" and target == TOP_LEVEL):
            yield Mismatch(f"{fact}", f"Level {target} cannot be entered")
        if why in ("choice", "stuck"):
            stuck = self._places.size(f"area/{source}") > 0
            if stuck != (why == "stuck") or (stuck and source != target):
                yield Mismatch(f"{fact}", f"open obstacles: {stuck}", "SG-4.3")

    @on("AreaClosed")
    def closed(self, fact: CheckedFact) -> Mismatches:
        """SG-7.2: A level of 1 to 4 without obstacles is closed, once."""
        number = fact["level"]
        if self._left(number) or self._levels[number].closed or number == TOP_LEVEL:
            yield Mismatch(f"{fact}", f"{self._left(number)} are left there")
        self._levels[number].closed = True

    @on("ArmoryGrew")
    def grew(self, fact: CheckedFact) -> Mismatches:
        """SG-6.1: The Armory grows once for Level 3 and once for Level 4, when they are reached."""
        level = fact["level"]
        reached = self._players.of(fact["seat"]).level
        if level in self._grown or level not in GROWING_LEVELS or level > reached:
            yield Mismatch(f"{fact}", f"it grew for {sorted(self._grown)}")
        self._grown.add(level)

    @on("RoundBegan", "TurnEnded", "GameDecided")
    def levels(self, fact: CheckedFact) -> Mismatches:
        """SG-7.2: Between turns, a level is closed if and only if it has no obstacle left."""
        for number in LEVELS:
            if self._levels[number].closed != (not self._left(number)) and number != TOP_LEVEL:
                yield Mismatch(f"{fact.kind}", f"Level {number} has {self._left(number)} left")
            lying = self._places.piles[f"area/{number}"]
            if len(lying) > 1 or any(card_of(card).kind == "trap" for card in lying):
                yield Mismatch(f"{lying} lie open on Level {number}", "one, no trap", "SG-4.17")
        highest = max((self._players.of(seat).level for seat in self._players.inside), default=0)
        if due := {level for level in GROWING_LEVELS if level <= highest} - self._grown:
            yield Mismatch(f"{fact.kind}", f"the Armory grows for Level {min(due)}", "SG-6.1")
        if self._left(TOP_LEVEL) < len(self._players.inside):
            yield Mismatch(f"{self._left(TOP_LEVEL)} on Level 5", "one for each player", "SG-7.1")

"""IS-2.5, IS-3, IS-5.2: whose turn it is, which actions are taken, and what dice decide."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.facts import CheckedFact
from showrunner.checking.i_am_survivor.characters import TEAM, Characters, card_of
from showrunner.checking.laws import Book, Mismatch, Mismatches, on

RISKY_FROM = 5
SUCCESS_TO = {"fish": 3, "wheedle": 4}
LONE_WOLF, RICH_DAUGHTER, GIRL, FISHERMAN = "lone_wolf", "rich_daughter", "girl", "fisherman"


class Actions(Book):
    """The turn that is on, or the night."""

    def __init__(self, characters: Characters) -> None:
        self._characters = characters
        self._seat = ""
        self._night = False
        self._turns: list[str] = []
        self._start = ""
        self._taken: dict[str, set[str]] = {}
        """The kinds of action of this turn, by character."""
        self._plain: Counter[str] = Counter()
        """How many actions each character took in this turn without paying."""
        self._fed = 0
        self._torches: Counter[str] = Counter()
        self._lost: set[str] = set()
        self._doomed = ""
        """A character whose roll means death, until that is told."""

    @on("RoundBegan")
    def day(self, fact: CheckedFact) -> None:
        """A new day: nobody has had a turn yet."""
        self._turns, self._start, self._night, self._seat = [], fact["start"], False, ""
        self._lost, self._torches = set(), Counter()

    @on("TurnBegan")
    def begins(self, fact: CheckedFact) -> Mismatches:
        """IS-2.5: Each player with characters has one turn a day, clockwise."""
        seat, cast = fact["seat"], self._characters.cast
        first = cast.index(self._start) if self._start in cast else 0
        order = cast[first:] + cast[:first]
        places = {other: place for place, other in enumerate(order)}
        passed = max((places.get(other, -1) for other in self._turns), default=-1)
        if not self._characters.here(seat) or passed >= places.get(seat, -1):
            yield Mismatch(f"{fact}", f"after {self._turns} of {order}")
        self._turns.append(seat)
        self._seat, self._taken, self._plain, self._fed = seat, {}, Counter(), 0

    @on("NightFell")
    def night(self, fact: CheckedFact) -> None:
        """The night: actions are paid with torches and Souls."""
        self._night, self._seat, self._taken, self._plain = True, "", {}, Counter()

    @on("ImpairmentRolled")
    def rolled(self, fact: CheckedFact) -> Mismatches:
        """IS-5.2: The dice say who loses the action, and who dies."""
        name, die, impairment = fact["character"], fact["die"], fact["impairment"]
        if impairment not in self._characters.of(name).ills:
            yield Mismatch(f"{fact}", f"it is {self._characters.of(name)}")
        card = card_of(name)
        result = "acts"
        if impairment == "injury" and die >= 3:
            result = "dies" if die == 6 else "loses the action"
        elif impairment == "poison" and die >= card.poison_from:
            result = "dies"
        elif impairment == "sickness" and die >= card.sick_from:
            result = "loses the action"
        if not 1 <= die <= 6 or fact["result"] != result:
            yield Mismatch(f"{fact}", result)
        if fact["result"] == "loses the action":
            self._lost.add(name)
        if fact["result"] == "dies":
            self._doomed = name

    @on("CharacterDied")
    def died(self, fact: CheckedFact) -> None:
        """The death that a roll decided, or of the Revolutionary instead."""
        if self._doomed in (fact["character"], fact.fields.get("instead_of")):
            self._doomed = ""

    @on("ActionTaken", "PhaseEnded")
    def death_is_told(self, fact: CheckedFact) -> Mismatches:
        """IS-5.2: Who rolls death dies."""
        if self._doomed:
            yield Mismatch(f"{fact}", f"{self._doomed} has rolled death")
            self._doomed = ""

    @on("ActionTaken")
    def acts(self, fact: CheckedFact) -> Mismatches:
        """IS-3.3: A character on the island takes one action in its player's turn."""
        name, action, extra = fact["character"], fact["action"], fact.fields.get("extra", "")
        found = self._characters.of(name)
        if not self._characters.is_here(name) or found.owner != fact["seat"]:
            yield Mismatch(f"{fact}", f"it is {found}")
        on = extra in ("soul", "torch") if self._night else self._seat == fact["seat"]
        if not on or (extra == "torch" and not self._night):
            yield Mismatch(f"{fact}", f"it is the turn of {self._seat!r}, night: {self._night}")
        if name in self._lost:
            yield Mismatch(f"{fact}", "it has lost its action", "IS-5.2")
        if (name, action) == (RICH_DAUGHTER, "explore") or (
            name != {"fish": FISHERMAN, "wheedle": RICH_DAUGHTER}.get(action, name)
        ):
            yield Mismatch(f"{fact}", "that is not for this character")
        yield from self._paid(fact, name, extra)
        yield from self._lone_wolf(fact, name, action)
        self._taken.setdefault(name, set()).add(action)

    def _paid(self, fact: CheckedFact, name: str, extra: str) -> Mismatches:
        """I6: one action each, and more only if they are paid for."""
        here = len(self._characters.here(fact["seat"]))
        if not extra:
            self._plain[name] += 1
            if self._plain[name] > 1:
                yield Mismatch(f"{fact}", "it has acted already")
        elif extra == "food":
            self._fed += 1
            if self._fed > TEAM - here:
                yield Mismatch(f"{fact}", f"{here} characters are left", "IS-3.6")
        elif extra == "torch":
            self._torches[fact["seat"]] += 1
            if self._torches[fact["seat"]] > 1:
                yield Mismatch(f"{fact}", "one torch a night", "IS-4.1")
        elif extra == "lone wolf" and (name != LONE_WOLF or here > 1):
            yield Mismatch(f"{fact}", f"{here} characters are left", "IS-3.8")

    def _lone_wolf(self, fact: CheckedFact, name: str, action: str) -> Mismatches:
        others = [taken for other, taken in self._taken.items() if other != name]
        wolf = self._taken.get(LONE_WOLF, set())
        if self._night or self._characters.of(LONE_WOLF).owner != fact["seat"]:
            return
        if any(action in kinds for kinds in others) if name == LONE_WOLF else action in wolf:
            yield Mismatch(f"{fact}", f"taken are {self._taken}", "IS-3.8")

    @on("ActionRolled")
    def tried(self, fact: CheckedFact) -> Mismatches:
        """IS-3.3: The die says whether an action succeeds."""
        least = SUCCESS_TO.get(fact["action"]) or card_of(fact["character"]).gathers_to
        if not 1 <= fact["die"] <= 6 or fact["success"] != (fact["die"] <= least):
            yield Mismatch(f"{fact}", f"1 to {least} succeed")

    @on("RiskRolled")
    def risked(self, fact: CheckedFact) -> Mismatches:
        """IS-4.5: Risky food makes ill from a roll of 5."""
        if not card_of(fact["card"]).risk or fact["ill"] != (RISKY_FROM <= fact["die"] <= 6):
            yield Mismatch(f"{fact}", f"ill from {RISKY_FROM}, of risky food")

    @on("AttackAnnounced")
    def attack(self, fact: CheckedFact) -> Mismatches:
        """IS-7.7: Nobody attacks a team with the Girl, nor their own."""
        defender = self._characters.of(fact["defender"])
        own = self._characters.of(fact["attacker"]).owner == defender.owner
        if own or GIRL in self._characters.here(defender.owner):
            yield Mismatch(f"{fact}", "the Girl protects that team, or it is their own")

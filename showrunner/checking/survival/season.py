"""The season as its facts have told it so far: what every book of Survival looks at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from showrunner.checking.audiences import told_to
from showrunner.checking.books import Book, enters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.parameters import InForce
from showrunner.checking.survival.cards import advanced, side
from showrunner.checking.survival.parameters import PARAMETERS


@dataclass
class Contestant:
    """One contestant: the card, and how many Conferences they have survived."""

    role: str = ""
    alive: bool = True
    conferences: int = 0

    @property
    def side(self) -> str:
        """Whom they play for."""
        return side(self.role) if self.role else ""


@dataclass
class Night:
    """SV-5: what was done in this night, as far as it is told."""

    began: bool = False
    watched: dict[str, str | None] = field(default_factory=dict)
    peek: str = ""
    caught: str = ""
    target: str | None = None
    protected: str | None = None
    shielded: str | None = None
    bombed: str | None = None
    summoned: str | None = None
    bond: list[str] = field(default_factory=list)
    """The Buddies whose bond was dissolved in this night."""


class Season(InForce):
    """The running totals. They are kept after all laws have looked at a fact."""

    def __init__(self) -> None:
        super().__init__(PARAMETERS)
        self.people: dict[str, Contestant] = {}
        self.specials: list[str] = []
        self.spotlight = ""
        self.round = 0
        self.phase = ""
        self.conferring = False
        """Whether the Conference of this round has begun."""
        self.night = Night()
        self.protections: dict[int, str | None] = {}
        self.tools: dict[str, int] = {}
        self.was_summoned: list[str] = []
        self.nairobi: list[str] = []
        self.second_card = ""
        self.eliminated: list[str] = []
        self.seated: list[str] = []
        self.buddies: list[str] = []
        """The Buddies while their bond holds."""
        self.deferred: dict[str, str] = {}
        self.polar: CheckedFact | None = None
        self.restriction: CheckedFact | None = None
        self.removals: list[str] = []
        self.day = ""
        self.quiet_rounds = 0
        self.quiet = True
        self.deadlock = ""
        self.won = False

    # -- what books ask ----------------------------------------------------------------------------

    def of(self, seat: str | None) -> Contestant:
        """A contestant; for who is not in the cast, nobody who lives."""
        return self.people.get(seat or "") or Contestant(alive=False)

    @property
    def living(self) -> list[str]:
        """Who is alive, in seat order."""
        return [seat for seat, person in self.people.items() if person.alive]

    @property
    def memories(self) -> list[str]:
        """SV-4.25: who was eliminated."""
        return [seat for seat, person in self.people.items() if not person.alive]

    def living_of(self, which: str) -> list[str]:
        """SV-8.7: the living of a side."""
        return [seat for seat in self.living if self.people[seat].side == which]

    @property
    def participants(self) -> list[str]:
        """SV-6.1: the living but those in Nairobi."""
        return [seat for seat in self.living if seat not in self.nairobi]

    def holder(self, role: str) -> str:
        """Who lives with this card, or nobody."""
        return next((seat for seat in self.living if self.people[seat].role == role), "")

    def holding(self, role: str) -> str:
        """Who was dealt this card, or nobody."""
        return next((seat for seat, person in self.people.items() if person.role == role), "")

    def weight(self, seat: str) -> int:
        """SV-2.2: what a vote counts."""
        return 2 if seat == self.spotlight else 1

    @property
    def voters(self) -> list[str]:
        """SV-6.3, SV-4.14: who votes today."""
        rule = self.restriction
        if rule is None or rule["target"] not in self.participants:
            return self.participants
        sole = rule["mode"] == "sole_voter"
        return [seat for seat in self.participants if (seat == rule["target"]) == sole]

    def buddy(self, seat: str) -> str:
        """SV-4.24: the living Buddy of somebody, while the bond holds."""
        return self.other_of(self.buddies, seat)

    def other_of(self, pair: list[str], seat: str) -> str:
        """The other one of a pair, if alive."""
        living = [other for other in pair if self.of(other).alive]
        others = [other for other in living if other != seat]
        return others[0] if seat in pair and others else ""

    @property
    def is_advanced(self) -> bool:
        """SV-1.4: whether the advanced game is played."""
        return advanced(len(self.people), self.parameters)

    def only(self, who: Iterable[str]) -> str:
        """SV-4.25: these and the Memories who see all."""
        see_all = self.parameters["memories_see_all"]
        return told_to([*who, *(self.seated if see_all else ())])

    # -- entries -----------------------------------------------------------------------------------

    @enters("CastawayIntroduced")
    def _introduced(self, fact: CheckedFact) -> None:
        self.people[fact["seat"]] = Contestant()

    @enters("TableSet")
    def _table(self, fact: CheckedFact) -> None:
        self.specials = fact["specials"]

    @enters("SpotlightGiven")
    def _spotlight(self, fact: CheckedFact) -> None:
        self.spotlight = fact["seat"]

    @enters("RoleDealt")
    def _dealt(self, fact: CheckedFact) -> None:
        person = self.of(fact["seat"])
        person.role = person.role or fact["role"]

    @enters("RoundBegan")
    def _round(self, fact: CheckedFact) -> None:
        self.round, self.conferring, self.night = fact["round"], False, Night()

    @enters("RoundEnded", "SeasonWon")
    def _round_ended(self, fact: CheckedFact) -> None:
        self.phase = ""
        self.won = self.won or fact.kind == "SeasonWon"

    @enters("NightBegan")
    def _night(self, fact: CheckedFact) -> None:
        self.phase, self.night = "night", Night(began=True)
        self.moment()

    @enters("BuddiesMet")
    def _buddies(self, fact: CheckedFact) -> None:
        self.buddies = list(fact["buddies"])

    @enters("EvilWatched")
    def _watched(self, fact: CheckedFact) -> None:
        self.night.watched[fact["seat"]] = fact["name"]

    @enters("PeekChosen")
    def _peek(self, fact: CheckedFact) -> None:
        self.night.peek = fact["how"]

    @enters("ActivistCaught")
    def _caught(self, fact: CheckedFact) -> None:
        self.night.caught = fact["seat"]

    @enters("EvilAgreed")
    def _agreed(self, fact: CheckedFact) -> None:
        self.night.target = fact["target"]

    @enters("RangerProtected")
    def _protected(self, fact: CheckedFact) -> None:
        self.night.protected = self.protections[self.round] = fact["target"]

    @enters("EngineerActed")
    def _engineer(self, fact: CheckedFact) -> None:
        if fact["tool"] is not None:
            self.tools[fact["tool"]] = self.round
            if fact["tool"] == "shield":
                self.night.shielded = fact["target"]
            else:
                self.night.bombed = fact["target"]

    @enters("AgencySummoned")
    def _summoned(self, fact: CheckedFact) -> None:
        self.night.summoned = fact["target"]
        if fact["target"] is not None:
            self.was_summoned.append(fact["target"])

    @enters("DawnBroke")
    def _dawn(self, fact: CheckedFact) -> None:
        self.phase = "dawn"

    @enters("NairobiSummoned", "SummonsSpent")
    def _nairobi(self, fact: CheckedFact) -> None:
        if fact.kind == "NairobiSummoned":
            self.nairobi.append(fact["seat"])
        if fact["seat"] == self.second_card:
            self.second_card = ""

    @enters("SecondCardGiven")
    def _second_card(self, fact: CheckedFact) -> None:
        self.second_card = fact["seat"]

    @enters("Eliminated")
    def _eliminated(self, fact: CheckedFact) -> None:
        seat = fact["seat"]
        self.of(seat).alive = False
        self.eliminated.append(seat)
        self.deferred.pop(seat, None)
        self.removals = [other for other in self.removals if other != seat]
        self.quiet = False

    @enters("BondDissolved")
    def _dissolved(self, fact: CheckedFact) -> None:
        self.night.bond, self.buddies = self.buddies, []

    @enters("BondDeferred")
    def _deferred(self, fact: CheckedFact) -> None:
        self.deferred[fact["seat"]] = fact["until"]

    @enters("PolarDecided")
    def _polar(self, fact: CheckedFact) -> None:
        self.polar = fact

    @enters("RestrictionBegan")
    def _restriction(self, fact: CheckedFact) -> None:
        self.restriction = fact

    @enters("BecameMemory")
    def _memory(self, fact: CheckedFact) -> None:
        self.seated.append(fact["seat"])

    @enters("ConferenceBegan")
    def _conference(self, fact: CheckedFact) -> None:
        self.phase, self.conferring = "conference", True
        self.moment()

    @enters("VoteBegan")
    def _vote(self, fact: CheckedFact) -> None:
        self.moment()

    @enters("ConferenceEnded")
    def _conference_ended(self, fact: CheckedFact) -> None:
        for person in self.people.values():
            person.conferences += person.alive
        self.nairobi, self.restriction, self.day = [], None, ""
        self.quiet_rounds = self.quiet_rounds + 1 if self.quiet else 0
        self.quiet = True

    @enters("RemovalOrdered")
    def _removal(self, fact: CheckedFact) -> None:
        self.removals.append(fact["seat"])

    @enters("DayOrdered", "DayAnnounced")
    def _day(self, fact: CheckedFact) -> None:
        self.day = fact["what"]

    @enters("EliminationImpossible")
    def _impossible(self, fact: CheckedFact) -> None:
        self.deadlock = fact["why"]


class SeasonBook(Book):
    """A book of Survival."""

    def __init__(self, season: Season) -> None:
        self.season = season

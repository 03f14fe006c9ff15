"""SV-1.5, SV-7.2: each contestant keeps one role, and once eliminated stays a Memory."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on

EVIL = ("pollution", "waste", "greediness", "ignorance", "overpopulation", "consumerism")
"""The role cards of the Evil Forces (SV-4.2)."""
LIVING_ONLY = (
    *("Spoke", "BallotCast", "SpotlightNominated", "SpotlightVoted", "EvilNominated"),
    *("EvilWatched", "PeekChosen", "RangerProtected", "EngineerActed", "ScientistAsked"),
    "AgencySummoned",
)
"""The facts about acts that a Memory cannot do."""
ENDED = (
    *("RoundBegan", "NightBegan", "DawnBroke", "ConferenceBegan", "VoteBegan", "BallotCast"),
    *("Spoke", "Eliminated", "BecameMemory", "ConferenceEnded", "RoundEnded", "SeasonWon"),
)
"""The facts that cannot happen after the season is won."""


@dataclass
class Contestant:
    """A contestant's role, whether they are alive, and the number of Conferences survived."""

    role: str = ""
    alive: bool = True
    conferences: int = 0

    @property
    def is_evil(self) -> bool:
        """Whether the contestant is one of the Evil Forces."""
        return self.role in EVIL


class Roles(Book):
    """Contestants' roles and states. It is the last book, so others see the state before a fact."""

    def __init__(self) -> None:
        self.people: dict[str, Contestant] = {}
        self.seated: list[str] = []
        """The eliminated contestants who have become Memories."""
        self.buddies: list[str] = []
        self._table: CheckedFact | None = None
        self._nairobi: list[str] = []
        self._hidden: Counter[str] = Counter()
        """The number of eliminations told without their cause, by seat."""
        self._round = 0
        self._won = False

    def of(self, seat: str) -> Contestant:
        """A contestant; for a seat that is not in the cast, a placeholder who is not alive."""
        return self.people.get(seat, Contestant(alive=False))

    @property
    def living(self) -> list[str]:
        """The seats of the living, in the order of the cast."""
        return [seat for seat, person in self.people.items() if person.alive]

    @property
    def evil(self) -> list[str]:
        """The seats of the living Evil Forces."""
        return [seat for seat in self.living if self.people[seat].is_evil]

    @property
    def memories(self) -> list[str]:
        """The seats of those who were eliminated."""
        return [seat for seat, person in self.people.items() if not person.alive]

    @property
    def participants(self) -> list[str]:
        """The seats of the living who are not away in Nairobi (SV-6.1)."""
        return [seat for seat in self.living if seat not in self._nairobi]

    # -- the deal ----------------------------------------------------------------------------------

    @on("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Everybody is alive at the start."""
        self.people[fact["seat"]] = Contestant()

    @on("TableSet")
    def table(self, fact: CheckedFact) -> Mismatches:
        """SV-1.6: There are as many role cards as contestants, and fewer than half are Evil."""
        size = len(self.people)
        cards = fact["evil"] + len(fact["specials"]) + fact["elements"]
        if cards != size or not 0 < 2 * fact["evil"] < size or self._table is not None:
            yield Mismatch(f"{fact}", f"{size} cards, fewer than half of them Evil, once")
        self._table = fact

    @on("RoleDealt")
    def dealt(self, fact: CheckedFact) -> Mismatches:
        """SV-1.5: Each contestant is dealt one card, and each card is dealt once."""
        person, dealt = self.of(fact["seat"]), [other.role for other in self.people.values()]
        if person.role or fact["role"] in dealt or self._round:
            yield Mismatch(f"{fact}", f"one card each, before round 1; dealt are {dealt}")
        person.role = person.role or fact["role"]

    @on("RoundBegan")
    def complete(self, fact: CheckedFact) -> Mismatches:
        """SV-1.5: The roles that were dealt match the announced cards."""
        roles = [person.role for person in self.people.values()]
        evil, table = sum(role in EVIL for role in roles), self._table
        specials = set(table["specials"]) if table else set()
        if table is None or not all(roles) or evil != table["evil"] or specials - set(roles):
            yield Mismatch(f"dealt are {roles}", f"the table is {table}")

    # -- who lives ---------------------------------------------------------------------------------

    @on("Eliminated")
    def eliminated(self, fact: CheckedFact) -> Mismatches:
        """SV-7.2: A living contestant is eliminated, once, and their true role is told."""
        person = self.of(fact["seat"])
        if not person.alive or fact["role"] != person.role or fact["round"] != self._round:
            yield Mismatch(f"{fact}", f"it is {person} in round {self._round}")
        person.alive = False
        self._hidden[fact["seat"]] += fact["cause"] is None

    @on("CauseRecorded")
    def recorded(self, fact: CheckedFact) -> Mismatches:
        """SV-5.15: The cause of each elimination that was told without one is recorded once."""
        if not self._hidden[fact["seat"]]:
            yield Mismatch(f"{fact}", "nobody was eliminated without a cause")
        self._hidden[fact["seat"]] -= 1

    @on("RoundBegan")
    def round_begins(self, fact: CheckedFact) -> Mismatches:
        """SV-4.25: A round begins with the living; a Memory never comes back."""
        if fact["living"] != self.living or fact["round"] != self._round + 1:
            yield Mismatch(f"{fact}", f"round {self._round + 1} with {self.living}")
        self._round = fact["round"]

    @on("BecameMemory")
    def memory(self, fact: CheckedFact) -> Mismatches:
        """SV-4.25: A contestant becomes a Memory once, and is shown all roles and the Buddies."""
        roles = {seat: person.role for seat, person in self.people.items()}
        if self.of(fact["seat"]).alive or fact["seat"] in self.seated:
            yield Mismatch(f"{fact['seat']} becomes a Memory", "once, when eliminated")
        if fact["roles"] != roles or fact["buddies"] != self.buddies:
            yield Mismatch(f"{fact['seat']} is shown {fact['roles']}", f"they are {roles}")
        self.seated.append(fact["seat"])

    @on("BuddiesMet", "BondDissolved")
    def bond(self, fact: CheckedFact) -> Mismatches:
        """SV-4.23: There is at most one pair of Buddies: two living contestants."""
        met, pair = fact.kind == "BuddiesMet", fact["buddies"]
        if met and (self.buddies or len(set(pair)) != 2 or not set(pair) <= set(self.living)):
            yield Mismatch(f"{fact}", f"two of {self.living}, once")
        if not met and sorted(pair) != sorted(self.buddies):
            yield Mismatch(f"{fact}", f"Buddies are {self.buddies}", "SV-7.5")
        self.buddies = list(pair) if met else []

    @on(*LIVING_ONLY)
    def memories_do_nothing(self, fact: CheckedFact) -> Mismatches:
        """SV-4.25: A Memory cannot speak, vote, act at night, or be a target."""
        target = fact.fields.get("target")
        if not self.of(fact["seat"]).alive or not (target is None or self.of(target).alive):
            yield Mismatch(f"{fact}", f"alive are {self.living}")

    # -- who takes part in Conferences -------------------------------------------------------------

    @on("NairobiSummoned")
    def summoned(self, fact: CheckedFact) -> None:
        """SV-5.14: A summoned contestant is away until the Conference ends."""
        self._nairobi.append(fact["seat"])

    @on("ConferenceBegan", "DebatePassBegan")
    def conference(self, fact: CheckedFact) -> Mismatches:
        """SV-6.1: All the living except those in Nairobi take part in a Conference and speak."""
        taking_part = fact.fields.get("participants") or fact.fields.get("order", [])
        if sorted(taking_part) != sorted(self.participants):
            yield Mismatch(f"{fact}", f"it is for {self.participants}")

    @on("ConferenceEnded")
    def conference_ends(self, fact: CheckedFact) -> None:
        """SV-8.8: Count the Conferences that each contestant survives."""
        self._nairobi = []
        for person in self.people.values():
            person.conferences += person.alive

    # -- the end -----------------------------------------------------------------------------------

    @on(*ENDED)
    def not_after_the_end(self, fact: CheckedFact) -> Mismatches:
        """SV-8.1: A season is won once, and nothing is played afterwards."""
        if self._won:
            yield Mismatch(f"{fact}", "the season is won")

    @on("SeasonWon")
    def won(self, fact: CheckedFact) -> Mismatches:
        """SV-8.8: In tenths of a point, a win is worth 30, and each Conference survived 1."""
        winners = set(fact["seats"])
        points = {
            seat: 30 * (seat in winners) + person.conferences
            for seat, person in self.people.items()
        }
        if fact["points"] != points or sorted(fact["ranking"]) != sorted(self.people):
            yield Mismatch(f"points {fact['points']}", f"it is {points}, and everybody is ranked")
        if unrecorded := sorted(+self._hidden):
            yield Mismatch(f"{fact}", f"no cause is recorded for {unrecorded}", "SV-5.15")
        self._won = True

    @on("SecretsRevealed")
    def revealed(self, fact: CheckedFact) -> Mismatches:
        """DS-12.8: Secrets are revealed when the season is over."""
        if not self._won:
            yield Mismatch("secrets are revealed", "the season is not won")


class Powers(Book):
    """SV-4: powers that a role may use only once, or not twice in a row."""

    def __init__(self) -> None:
        self._tools: set[str] = set()
        self._summoned: set[str] = set()
        self._protected: str | None = None

    @on("EngineerActed")
    def tool(self, fact: CheckedFact) -> Mismatches:
        """SV-4.9: Shield and bomb are each used at most once in the game, and on a target."""
        if fact["tool"] in self._tools or (fact["tool"] is None) != (fact["target"] is None):
            yield Mismatch(f"{fact}", f"used are {sorted(self._tools)}")
        if fact["tool"] is not None:
            self._tools.add(fact["tool"])

    @on("AgencySummoned")
    def summons(self, fact: CheckedFact) -> Mismatches:
        """SV-4.17: Nobody is summoned twice in the game."""
        if fact["target"] in self._summoned:
            yield Mismatch(f"{fact}", f"summoned were {sorted(self._summoned)}")
        if fact["target"] is not None:
            self._summoned.add(fact["target"])

    @on("RangerProtected")
    def protection(self, fact: CheckedFact) -> Mismatches:
        """SV-4.8: Nobody is protected on two nights in a row."""
        if fact["target"] is not None and fact["target"] == self._protected:
            yield Mismatch(f"{fact}", f"{self._protected} was protected last night")
        self._protected = fact["target"]

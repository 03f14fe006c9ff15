"""SV-1.5, SV-7.2: each contestant has one role for good, and is alive or a Memory for good."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Problem, Problems, on

EVIL = ("pollution", "waste", "greediness", "ignorance", "overpopulation", "consumerism")
"""The role cards of the Evil Forces (SV-4.2)."""
LIVING_ONLY = (
    *("Spoke", "BallotCast", "SpotlightNominated", "SpotlightVoted", "EvilNominated"),
    *("EvilWatched", "PeekChosen", "RangerProtected", "EngineerActed", "ScientistAsked"),
    "AgencySummoned",
)
"""What a Memory never does."""
ENDED = (
    *("RoundBegan", "NightBegan", "DawnBroke", "ConferenceBegan", "VoteBegan", "BallotCast"),
    *("Spoke", "Eliminated", "BecameMemory", "ConferenceEnded", "RoundEnded", "SeasonWon"),
)
"""What never happens after the end."""


@dataclass
class Contestant:
    """A contestant's role, whether they live, and how many Conferences they have survived."""

    role: str = ""
    alive: bool = True
    conferences: int = 0

    @property
    def is_evil(self) -> bool:
        """Whether the role is an Evil Force's."""
        return self.role in EVIL


class Roles(Book):
    """Who is who. It is the last book, so that others see who lived before a fact."""

    def __init__(self) -> None:
        self.people: dict[str, Contestant] = {}
        self.seated: list[str] = []
        """The Memories that have taken their place."""
        self.buddies: list[str] = []
        self._table: CheckedFact | None = None
        self._nairobi: list[str] = []
        self._hidden: Counter[str] = Counter()
        """Those whose elimination was told without its cause."""
        self._round = 0
        self._won = False

    def of(self, seat: str) -> Contestant:
        """A contestant; for a name that is not in the cast, one who is not alive."""
        return self.people.get(seat, Contestant(alive=False))

    @property
    def living(self) -> list[str]:
        """Who is alive, in the order of the cast."""
        return [seat for seat, person in self.people.items() if person.alive]

    @property
    def evil(self) -> list[str]:
        """The living Evil Forces."""
        return [seat for seat in self.living if self.people[seat].is_evil]

    @property
    def memories(self) -> list[str]:
        """Who was eliminated."""
        return [seat for seat, person in self.people.items() if not person.alive]

    @property
    def participants(self) -> list[str]:
        """The living but for those in Nairobi (SV-6.1)."""
        return [seat for seat in self.living if seat not in self._nairobi]

    # -- the deal ----------------------------------------------------------------------------------

    @on("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Everybody lives at first."""
        self.people[fact["seat"]] = Contestant()

    @on("TableSet")
    def table(self, fact: CheckedFact) -> Problems:
        """SV-1.6: There are as many role cards as contestants, and fewer than half are Evil."""
        size = len(self.people)
        cards = fact["evil"] + len(fact["specials"]) + fact["elements"]
        if cards != size or not 0 < 2 * fact["evil"] < size or self._table is not None:
            yield Problem(f"{fact}", f"{size} cards, fewer than half of them Evil, once")
        self._table = fact

    @on("RoleDealt")
    def dealt(self, fact: CheckedFact) -> Problems:
        """SV-1.5: Each contestant is dealt one card, and each card is dealt once."""
        person, dealt = self.of(fact["seat"]), [each.role for each in self.people.values()]
        if person.role or fact["role"] in dealt or self._round:
            yield Problem(f"{fact}", f"one card each, before round 1; dealt are {dealt}")
        person.role = person.role or fact["role"]

    @on("RoundBegan")
    def complete(self, fact: CheckedFact) -> Problems:
        """SV-1.5: The cards that were dealt are those on the table."""
        roles = [person.role for person in self.people.values()]
        evil, table = sum(role in EVIL for role in roles), self._table
        specials = set(table["specials"]) if table else set()
        if table is None or not all(roles) or evil != table["evil"] or specials - set(roles):
            yield Problem(f"dealt are {roles}", f"the table is {table}")

    # -- who lives ---------------------------------------------------------------------------------

    @on("Eliminated")
    def eliminated(self, fact: CheckedFact) -> Problems:
        """SV-7.2: The living are eliminated, once, and the role that is told is theirs."""
        person = self.of(fact["seat"])
        if not person.alive or fact["role"] != person.role or fact["round"] != self._round:
            yield Problem(f"{fact}", f"it is {person} in round {self._round}")
        person.alive = False
        self._hidden[fact["seat"]] += fact["cause"] is None

    @on("CauseRecorded")
    def recorded(self, fact: CheckedFact) -> Problems:
        """SV-5.15: The cause of each elimination in the night is on record, once."""
        if not self._hidden[fact["seat"]]:
            yield Problem(f"{fact}", "nobody was eliminated without a cause")
        self._hidden[fact["seat"]] -= 1

    @on("RoundBegan")
    def round_begins(self, fact: CheckedFact) -> Problems:
        """SV-4.25: A round begins with the living; a Memory never comes back."""
        if fact["living"] != self.living or fact["round"] != self._round + 1:
            yield Problem(f"{fact}", f"round {self._round + 1} with {self.living}")
        self._round = fact["round"]

    @on("BecameMemory")
    def memory(self, fact: CheckedFact) -> Problems:
        """SV-4.25: A Memory takes its place once, and is shown all roles and the Buddies."""
        roles = {seat: person.role for seat, person in self.people.items()}
        if self.of(fact["seat"]).alive or fact["seat"] in self.seated:
            yield Problem(f"{fact['seat']} becomes a Memory", "once, when eliminated")
        if fact["roles"] != roles or fact["buddies"] != self.buddies:
            yield Problem(f"{fact['seat']} is shown {fact['roles']}", f"they are {roles}")
        self.seated.append(fact["seat"])

    @on("BuddiesMet", "BondDissolved")
    def bond(self, fact: CheckedFact) -> Problems:
        """SV-4.23: There is one pair of Buddies at most: two living contestants."""
        met, pair = fact.kind == "BuddiesMet", fact["buddies"]
        if met and (self.buddies or len(set(pair)) != 2 or not set(pair) <= set(self.living)):
            yield Problem(f"{fact}", f"two of {self.living}, once")
        if not met and sorted(pair) != sorted(self.buddies):
            yield Problem(f"{fact}", f"Buddies are {self.buddies}", "SV-7.5")
        self.buddies = list(pair) if met else []

    @on(*LIVING_ONLY)
    def memories_do_nothing(self, fact: CheckedFact) -> Problems:
        """SV-4.25: A Memory neither speaks, nor votes, nor acts at night, nor is it a target."""
        target = fact.fields.get("target")
        if not self.of(fact["seat"]).alive or not (target is None or self.of(target).alive):
            yield Problem(f"{fact}", f"alive are {self.living}")

    # -- who is there ------------------------------------------------------------------------------

    @on("NairobiSummoned")
    def summoned(self, fact: CheckedFact) -> None:
        """SV-5.14: Somebody is away until the Conference ends."""
        self._nairobi.append(fact["seat"])

    @on("ConferenceBegan", "DebatePassBegan")
    def conference(self, fact: CheckedFact) -> Problems:
        """SV-6.1: All the living take part in a Conference and speak, but those in Nairobi."""
        told = fact.fields.get("participants") or fact.fields.get("order", [])
        if sorted(told) != sorted(self.participants):
            yield Problem(f"{fact}", f"it is for {self.participants}")

    @on("ConferenceEnded")
    def conference_ends(self, fact: CheckedFact) -> None:
        """SV-8.8: Count the Conferences that everybody survives."""
        self._nairobi = []
        for person in self.people.values():
            person.conferences += person.alive

    # -- the end -----------------------------------------------------------------------------------

    @on(*ENDED)
    def not_after_the_end(self, fact: CheckedFact) -> Problems:
        """SV-8.1: A season is won once, and nothing is played after it."""
        if self._won:
            yield Problem(f"{fact}", "the season is won")

    @on("SeasonWon")
    def won(self, fact: CheckedFact) -> Problems:
        """SV-8.8: A win is worth 30 tenths of a point, and each Conference survived 1."""
        winners = set(fact["seats"])
        points = {
            seat: 30 * (seat in winners) + person.conferences
            for seat, person in self.people.items()
        }
        if fact["points"] != points or sorted(fact["ranking"]) != sorted(self.people):
            yield Problem(f"points {fact['points']}", f"it is {points}, and everybody is ranked")
        if unrecorded := sorted(+self._hidden):
            yield Problem(f"{fact}", f"no cause is recorded for {unrecorded}", "SV-5.15")
        self._won = True

    @on("SecretsRevealed")
    def revealed(self, fact: CheckedFact) -> Problems:
        """DS-12.8: Secrets are revealed when the season is over."""
        if not self._won:
            yield Problem("secrets are revealed", "the season is not won")


class Powers(Book):
    """SV-4: what a role may use only once, or not twice running."""

    def __init__(self) -> None:
        self._tools: set[str] = set()
        self._summoned: set[str] = set()
        self._protected: str | None = None

    @on("EngineerActed")
    def tool(self, fact: CheckedFact) -> Problems:
        """SV-4.9: Shield and bomb are each used once in the game, on somebody."""
        if fact["tool"] in self._tools or (fact["tool"] is None) != (fact["target"] is None):
            yield Problem(f"{fact}", f"used are {sorted(self._tools)}")
        if fact["tool"] is not None:
            self._tools.add(fact["tool"])

    @on("AgencySummoned")
    def summons(self, fact: CheckedFact) -> Problems:
        """SV-4.17: Nobody is summoned twice in the game."""
        if fact["target"] in self._summoned:
            yield Problem(f"{fact}", f"summoned were {sorted(self._summoned)}")
        if fact["target"] is not None:
            self._summoned.add(fact["target"])

    @on("RangerProtected")
    def protection(self, fact: CheckedFact) -> Problems:
        """SV-4.8: Nobody is protected on two nights running."""
        if fact["target"] is not None and fact["target"] == self._protected:
            yield Problem(f"{fact}", f"{self._protected} was protected last night")
        self._protected = fact["target"]

"""SV-4.1, SV-4.25: who is told what: everybody, a group, a role's holder, Memories, producers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from showrunner.checking.audiences import OrderAudiences, only, told_to
from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on
from showrunner.checking.survival.roles import Roles

EVERYBODY: Mapping[str, str] = {
    "RolesExplained": "SV-1.8",
    "SpotlightNominated": "SV-2.1",
    "SpotlightVoted": "SV-2.1",
    "SpotlightGiven": "SV-2.1",
    "NoSpotlight": "SV-2.1",
    "RoundBegan": "SV-5.1",
    "RoundEnded": "SV-6.11",
    "NightBegan": "SV-5.1",
    "DawnBroke": "SV-5.10",
    "Eliminated": "SV-7.2",
    "CausesAnnounced": "SV-5.15",
    "NobodyEliminated": "SV-5.14",
    "GmoChose": "SV-7.6",
    "RestrictionBegan": "SV-7.8",
    "NairobiSummoned": "SV-5.14",
    "ConferenceBegan": "SV-6.1",
    "DebatePassBegan": "SV-6.2",
    "Spoke": "SV-6.2",
    "DebateClosed": "SV-6.2",
    "VoteBegan": "SV-6.3",
    "VotesCounted": "SV-6.4",
    "VoteTied": "SV-6.8",
    "CoinTossed": "SV-6.10",
    "ConferenceEnded": "SV-6.11",
    "DayAnnounced": "SV-6.12",
    "DebateExtended": "SV-6.2",
    "EliminationImpossible": "SV-8.4",
    "SeasonWon": "SV-8.1",
}
OWNER: Mapping[str, str] = {
    "PeekChosen": "SV-4.18",
    "PeekSucceeded": "SV-4.19",
    "RangerProtected": "SV-4.7",
    "EngineerActed": "SV-4.9",
    "ScientistAsked": "SV-4.6",
    "AgencySummoned": "SV-4.16",
    "PolarDecided": "SV-7.8",
    "BallotCast": "SV-6.4",
    "BondDeferred": "SV-7.5",
}
"""Facts that are told to their owner, and to Memories who see all."""
CHANNEL = ("EvilWatched", "EvilNominated", "EvilAgreed")
RECORDED: Mapping[str, str] = {
    "PeekRolled": "SV-4.19",
    "CauseRecorded": "SV-5.15",
    "ProtectionHeld": "SV-7.4",
}
PRODUCERS: Mapping[str, str] = {
    "HandsRaised": "SV-5.8",
    "RestrictionLapsed": "SV-7.8",
    "SummonsSpent": "SV-5.16",
    "RemovalOrdered": "SV-7.1",
    "SecondCardGiven": "SV-4.16",
    "DayOrdered": "SV-6.12",
    "VoteCalled": "SV-6.2",
}


class SurvivalAudiences(OrderAudiences):
    """The audiences of a season; that of a story depends on the last order's terms."""

    def __init__(self, parameters: CheckedParameters, roles: Roles) -> None:
        super().__init__(EVERYBODY, OWNER, PRODUCERS)
        self._parameters = parameters
        self._roles = roles
        self._ordered: Counter[str] = Counter()
        """The number of questions that producers ordered and that are not asked yet, by seat."""
        self._asked: dict[str, list[str]] = {}
        """The audiences of the questions that are not answered yet, by seat."""

    def _and_memories(self, seats: Iterable[str]) -> str:
        """The audience of these seats, and of Memories if they see all."""
        return told_to(
            [*seats, *(self._roles.seated if self._parameters["memories_see_all"] else ())]
        )

    def owner(self, fact: CheckedFact) -> str:
        """The audience of a role's acts: its holder, and Memories if they see all."""
        return self._and_memories([fact["seat"]])

    @on(*CHANNEL)
    def channel(self, fact: CheckedFact) -> Mismatches:
        """SV-4.2: The living Evil Forces, and Memories, are told what happens in their channel."""
        yield from only(fact, self._and_memories(self._roles.evil))

    @on("EvilMet")
    def evil(self, fact: CheckedFact) -> Mismatches:
        """SV-4.2: Only the Evil Forces are told who the Evil Forces are."""
        yield from only(fact, told_to(self._roles.evil))
        if sorted(fact["seats"]) != sorted(self._roles.evil):
            yield Mismatch(f"{fact}", f"Evil are {self._roles.evil}")

    @on("ActivistCaught")
    def caught(self, fact: CheckedFact) -> Mismatches:
        """SV-4.20: The Evil Forces and the caught Activist are told of the catch."""
        yield from only(fact, self._and_memories([fact["seat"], *self._roles.evil]))

    @on(*RECORDED)
    def recorded(self, fact: CheckedFact) -> Mismatches:
        """SV-7.4: Only producers and Memories are told dice, causes and blocked eliminations."""
        yield from only(fact, self._and_memories(()), RECORDED[fact.kind])

    @on("RoleDealt")
    def role(self, fact: CheckedFact) -> Mismatches:
        """SV-1.7: Contestants are told only their own card, unless cards are open."""
        yield from only(
            fact, "everybody" if self._parameters["open_cards"] else told_to([fact["seat"]])
        )

    @on("TableSet")
    def table(self, fact: CheckedFact) -> Mismatches:
        """SV-1.9: Everybody is told which cards are in the game, unless the parameter hides it."""
        yield from only(
            fact, "everybody" if self._parameters["reveal_setup_counts"] else "producers"
        )

    @on("BuddiesNamed", "BuddiesMet", "BondDissolved")
    def buddies(self, fact: CheckedFact) -> Mismatches:
        """SV-4.24: Mother Nature and the two Buddies are told who the Buddies are."""
        if fact.kind == "BuddiesNamed":
            yield from only(fact, told_to([fact["seat"]]), "SV-4.23")
        elif fact.kind == "BuddiesMet":
            yield from only(fact, told_to(fact["buddies"]))
        else:
            yield from only(fact, self._and_memories(fact["buddies"]), "SV-7.5")

    @on("BecameMemory", "NightRecapped")
    def memory(self, fact: CheckedFact) -> Mismatches:
        """SV-4.25: What a Memory is shown, and its recaps, are told to it alone."""
        yield from only(fact, told_to([fact["seat"]]))
        if fact.kind == "BecameMemory" and not self._parameters["memories_see_all"]:
            yield Mismatch(f"{fact['seat']} is shown all roles", "`memories_see_all` is off")

    @on("ChannelSpoke")
    def circle(self, fact: CheckedFact) -> Mismatches:
        """SV-4.25: The members of a channel (lounge, Buddies, whisper) hear what is said in it."""
        seat, roles = fact["seat"], self._roles
        if fact["channel"] == "lounge":
            yield from only(fact, told_to(roles.memories))
        elif fact["channel"] == "buddies":
            yield from only(fact, self._and_memories(roles.buddies), "SV-4.24")
        else:
            listeners = [fact.fields["to"]] if fact.fields.get("to") else roles.participants
            others = [other for other in listeners if other != seat]
            if fact.audience not in [self._and_memories([seat, other]) for other in others]:
                yield Mismatch(f"a whisper to {fact.audience}", "to one other", "SV-6.2")

    @on("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Count the questions that are ordered, too."""
        super().order(fact)
        self._ordered[str(self.terms.get("seat"))] += fact["name"] == "open_mic"

    @on("MicOpened")
    def question(self, fact: CheckedFact) -> Mismatches:
        """SV-1.2: Each question is ordered, and asked either publicly or in private."""
        if not self._ordered[fact["seat"]]:
            yield Mismatch(f"{fact}", "no order says so")
        self._ordered[fact["seat"]] -= 1
        yield from only(fact, "everybody" if fact["public"] else told_to([fact["seat"]]))
        self._asked.setdefault(fact["seat"], []).append(fact.audience)

    @on("MicAnswered")
    def answer(self, fact: CheckedFact) -> Mismatches:
        """SV-1.2: Each question is answered once, and the answer has the question's audience."""
        open_to = self._asked.get(fact["seat"], [])
        if fact.audience in open_to:
            open_to.remove(fact.audience)
        else:
            yield Mismatch(f"{fact} to {fact.audience}", f"questions were put to {open_to}")

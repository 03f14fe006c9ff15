"""The laws of every game: the numbering of facts, the start of a season, orders, interviews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from showrunner.checking.audiences import AudienceTable, only
from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import ANY, Book, Checker, Mismatch, Mismatches, on

EVERYBODY = dict.fromkeys(("SeasonBegan", "CastawayIntroduced", "SecretsRevealed"), "DS-2.7")
OWNER = {"MemoWritten": "DS-2.11"}
PRODUCERS = dict.fromkeys(
    (
        *("OrderTaken", "OrderScheduled", "OrderWithdrawn", "OrderFellThrough", "OrderCameDue"),
        *("ConditionSeen", "WindowStopped", "ThoughtHad", "AnsweredFor", "HoldChanged"),
        *("DecisionRuled", "LuckRenewed", "ClaimJudged"),
    ),
    "DS-2.11",
)


class SeasonOutline(Book):
    """The order of facts, the start and the end of a season, and the cast."""

    def __init__(self) -> None:
        self._last: CheckedFact | None = None
        self._cast: set[str] = set()
        self._opening = True
        self._revealed = False

    @on(ANY)
    def numbered(self, fact: CheckedFact) -> Mismatches:
        """R7: Facts are numbered 0, 1, 2, … without a gap, and their entries never go down."""
        number, entry = (self._last.number + 1, self._last.entry) if self._last else (0, 0)
        if fact.number != number:
            yield Mismatch(f"the fact has number {fact.number}", f"number {number} comes next")
        if fact.entry < entry:
            yield Mismatch(f"the fact has entry {fact.entry}", f"{entry} came before it")

    @on(ANY)
    def begins_once(self, fact: CheckedFact) -> Mismatches:
        """R7: SeasonBegan comes first and once, then each seat is introduced once."""
        if (self._last is None) != (fact.kind == "SeasonBegan"):
            yield Mismatch(f"{fact.kind} comes", "SeasonBegan comes first and once")
        if fact.kind == "CastawayIntroduced":
            if fact["seat"] in self._cast or not self._opening:
                yield Mismatch(f"{fact['seat']} is introduced", "each seat once, at the start")
            self._cast.add(fact["seat"])
        self._opening = self._opening and fact.kind in ("SeasonBegan", "CastawayIntroduced")

    @on(ANY)
    def audience_is_known(self, fact: CheckedFact) -> Mismatches:
        """R7: An audience is everybody, producers, or seats of the cast, sorted, each once.

        Only interviews can be quarantined: kept out of what their seat's player remembers in play.
        """
        kind, _, names = fact.audience.partition(":")
        seats, interview = names.split(","), fact.kind.startswith("Interview")
        known = seats == sorted(set(seats)) and self._cast.issuperset(seats)
        named = kind == "seats" or (kind == "quarantined" and interview)
        if not (known if named else fact.audience in ("everybody", "producers")):
            yield Mismatch(
                f"the audience is {fact.audience!r}", f"the cast is {sorted(self._cast)}"
            )

    @on(ANY)
    def revealed_once(self, fact: CheckedFact) -> Mismatches:
        """DS-12.8: Only SecretsRevealed opens what was hidden, and it comes once."""
        reveals = fact.kind == "SecretsRevealed"
        if fact.reveals != reveals or (reveals and self._revealed):
            yield Mismatch(
                f"{fact.kind} has reveals={fact.reveals}", "SecretsRevealed has it, once"
            )
        self._revealed = self._revealed or reveals
        self._last = fact


class ProducersBook(Book):
    """Parameters that producers change, and interviews that they order."""

    def __init__(self, parameters: CheckedParameters) -> None:
        self._parameters = parameters
        self._change: Mapping[str, Any] = {}
        """The terms of the last order, if it was to set a parameter."""
        self._ordered: Counter[str] = Counter()
        """The number of interviews that were ordered but not asked yet, by seat."""
        self._asked: dict[str, list[str]] = {}
        """The audiences of the questions that are not answered yet, by seat."""

    @on("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Note a change of a parameter, or an interview, that producers ordered."""
        self._change = fact["terms"] if fact["name"] == "set_parameter" else {}
        self._ordered[str(fact["terms"].get("seat"))] += fact["name"] == "interview"

    @on("ParameterChanged")
    def changed(self, fact: CheckedFact) -> Mismatches:
        """DS-1.3: One order changes one parameter, and everybody is told if the order says so."""
        if self._change.get("parameter") != fact["name"]:
            yield Mismatch(f"{fact}", "an order to set this parameter comes before it")
        yield from only(fact, "everybody" if self._change.get("announce", True) else "producers")
        self._change = {}

    @on("InterviewAsked")
    def asked(self, fact: CheckedFact) -> Mismatches:
        """DS-9.4: A question is ordered, and told to its seat only, quarantined if so set."""
        seat, quarantined = fact["seat"], self._parameters["interview_memory"] == "quarantined"
        if not self._ordered[seat]:
            yield Mismatch(f"{fact}", "no interview was ordered")
        yield from only(fact, f"{'quarantined' if quarantined else 'seats'}:{seat}")
        self._ordered[seat] -= 1
        self._asked.setdefault(seat, []).append(fact.audience)

    @on("InterviewAnswered")
    def answered(self, fact: CheckedFact) -> Mismatches:
        """DS-9.4: A question is answered once, and the answer has the question's audience."""
        open_to = self._asked.get(fact["seat"], [])
        if fact.audience in open_to:
            open_to.remove(fact.audience)
        else:
            yield Mismatch(f"{fact}, to {fact.audience}", f"questions were put to {open_to}")


class CommonChecker(Checker):
    """The laws of every game."""

    def __init__(self, parameters: CheckedParameters) -> None:
        table = AudienceTable(EVERYBODY, OWNER, PRODUCERS)
        super().__init__([parameters, SeasonOutline(), table, ProducersBook(parameters)])

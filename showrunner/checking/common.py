"""The laws of every game: how facts are numbered, how a season begins, who knows of orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from showrunner.checking.audiences import AudienceTable, only
from showrunner.checking.definitions import Parameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import ANY, Book, Checker, Problem, Problems, on

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


class Frame(Book):
    """Where facts stand, how a season begins, and who is in the cast."""

    def __init__(self) -> None:
        self._last: CheckedFact | None = None
        self._cast: set[str] = set()
        self._opening = True
        self._revealed = False

    @on(ANY)
    def numbered(self, fact: CheckedFact) -> Problems:
        """R7: Facts are numbered 0, 1, 2, … without a gap, and their entries never go down."""
        number, entry = (self._last.number + 1, self._last.entry) if self._last else (0, 0)
        if fact.number != number:
            yield Problem(f"the fact has number {fact.number}", f"number {number} comes next")
        if fact.entry < entry:
            yield Problem(f"the fact has entry {fact.entry}", f"{entry} came before it")

    @on(ANY)
    def begins_once(self, fact: CheckedFact) -> Problems:
        """R7: SeasonBegan comes first and once, then each seat is introduced once."""
        if (self._last is None) != (fact.kind == "SeasonBegan"):
            yield Problem(f"{fact.kind} comes", "SeasonBegan comes first and once")
        if fact.kind == "CastawayIntroduced":
            if fact["seat"] in self._cast or not self._opening:
                yield Problem(f"{fact['seat']} is introduced", "each seat once, at the start")
            self._cast.add(fact["seat"])
        self._opening = self._opening and fact.kind in ("SeasonBegan", "CastawayIntroduced")

    @on(ANY)
    def audience_is_known(self, fact: CheckedFact) -> Problems:
        """R7: An audience is everybody, producers, or seats of the cast, sorted, each once.

        Only interviews are quarantined, which means: kept out of what their seat plays from.
        """
        kind, _, names = fact.audience.partition(":")
        seats, interview = names.split(","), fact.kind.startswith("Interview")
        known = seats == sorted(set(seats)) and self._cast.issuperset(seats)
        named = kind == "seats" or (kind == "quarantined" and interview)
        if not (known if named else fact.audience in ("everybody", "producers")):
            yield Problem(f"the audience is {fact.audience!r}", f"the cast is {sorted(self._cast)}")

    @on(ANY)
    def revealed_once(self, fact: CheckedFact) -> Problems:
        """DS-12.8: Only SecretsRevealed opens what was hidden, and it comes once."""
        reveals = fact.kind == "SecretsRevealed"
        if fact.reveals != reveals or (reveals and self._revealed):
            yield Problem(f"{fact.kind} has reveals={fact.reveals}", "SecretsRevealed has it, once")
        self._revealed = self._revealed or reveals
        self._last = fact


class Production(Book):
    """What producers change and ask."""

    def __init__(self, parameters: Parameters) -> None:
        self._now = parameters
        self._change: Mapping[str, Any] = {}
        """The order to set a parameter that was just taken."""
        self._ordered: Counter[str] = Counter()
        """How many interviews of each seat were ordered and not put yet."""
        self._asked: dict[str, list[str]] = {}
        """To whom the questions were put that a seat has yet to answer."""

    @on("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Keep what producers ordered."""
        self._change = fact["terms"] if fact["name"] == "set_parameter" else {}
        self._ordered[str(fact["terms"].get("seat"))] += fact["name"] == "interview"

    @on("ParameterChanged")
    def changed(self, fact: CheckedFact) -> Problems:
        """DS-1.3: One order changes one parameter, and everybody hears of it if it says so."""
        if self._change.get("parameter") != fact["name"]:
            yield Problem(f"{fact}", "an order to set this parameter comes before it")
        yield from only(fact, "everybody" if self._change.get("announce", True) else "producers")
        self._change = {}

    @on("InterviewAsked")
    def asked(self, fact: CheckedFact) -> Problems:
        """DS-9.4: A question is ordered, and put to its seat alone, quarantined if so set."""
        seat, quarantined = fact["seat"], self._now["interview_memory"] == "quarantined"
        if not self._ordered[seat]:
            yield Problem(f"{fact}", "no interview was ordered")
        yield from only(fact, f"{'quarantined' if quarantined else 'seats'}:{seat}")
        self._ordered[seat] -= 1
        self._asked.setdefault(seat, []).append(fact.audience)

    @on("InterviewAnswered")
    def answered(self, fact: CheckedFact) -> Problems:
        """DS-9.4: A question is answered once, to those to whom it was put."""
        open_to = self._asked.get(fact["seat"], [])
        if fact.audience in open_to:
            open_to.remove(fact.audience)
        else:
            yield Problem(f"{fact}, to {fact.audience}", f"questions were put to {open_to}")


class CommonChecker(Checker):
    """The laws of every game."""

    def __init__(self, parameters: Parameters) -> None:
        table = AudienceTable(EVERYBODY, OWNER, PRODUCERS)
        super().__init__([parameters, Frame(), table, Production(parameters)])

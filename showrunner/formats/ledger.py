"""What producers did in a season, and whether it counts as untouched or produced (DS-9.8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from showrunner.formats.facts import (
    AnsweredFor,
    DecisionRuled,
    Fact,
    HoldChanged,
    LuckRenewed,
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    OrderTaken,
    OrderWithdrawn,
)
from showrunner.formats.lifecycle import phase_opened
from showrunner.formats.wording import spaced

PRODUCERS = "producers"
"""The author of acts whose facts do not name one."""
TAKEN = "taken"
UNNAMED = ("producer", PRODUCERS)


class LedgerAct(Struct, kw_only=True):
    """One act of a producer in the season: who did what and when, and its result in words.

    `round` is 0 before the first round; `phase` is empty between phases. `touches` says whether
    the act makes the season "produced".
    """

    by: str
    round: int
    phase: str
    what: str
    terms: dict[str, Any]
    result: str = TAKEN
    touches: bool = False


class HandLedger:
    """Collects what producers did from a season's facts. It needs all facts."""

    def __init__(self, opens_round: Sequence[type[Fact]], phases: Mapping[type[Fact], str]) -> None:
        self.acts: list[LedgerAct] = []
        self._opens_round = tuple(opens_round)
        self._phases = phases
        self._round = 0
        self._phase = ""
        self._scheduled: dict[int, LedgerAct] = {}
        self._due: LedgerAct | None = None

    @property
    def produced(self) -> bool:
        """Whether any act makes the season "produced"; otherwise it is "untouched"."""
        return any(act.touches for act in self.acts)

    def take(self, fact: Fact) -> None:
        """Take in one fact."""
        if isinstance(fact, self._opens_round):
            self._round = getattr(fact, "round", self._round)
            self._phase = ""
        self._phase = phase_opened(fact, self._phases) or self._phase
        match fact:
            case OrderTaken():
                self._taken(fact)
            case OrderScheduled():
                act = self._act(fact.name, fact.by, fact.terms)
                act.result = f"waits (number {fact.number})"
                self._scheduled[fact.number] = act
            case OrderWithdrawn():
                self._scheduled.pop(fact.number).result = "withdrawn"
            case OrderFellThrough():
                act = self._scheduled.pop(fact.number)
                act.result = f"fell through {self._now}: {fact.why}"
            case OrderCameDue():
                self._due = self._scheduled.pop(fact.number)
                self._due.result = f"came due {self._now}"
            case DecisionRuled():
                terms = {"seat": fact.seat, "kind": fact.kind}
                self._act(fact.verdict, PRODUCERS, terms).touches = fact.verdict != "release"
            case AnsweredFor(by="producer"):
                terms = {"seat": fact.seat, "kind": fact.kind}
                self._act("answer", PRODUCERS, terms).touches = True
            case HoldChanged():
                self._act("hold", PRODUCERS, {"kinds": list(fact.kinds)})
            case LuckRenewed():
                self._act("reseed", PRODUCERS, {})

    def _taken(self, fact: OrderTaken) -> None:
        """Record an order; one that came due is already listed from when it was scheduled."""
        act, self._due = self._due or self._act(fact.name, fact.by, fact.terms), None
        act.touches = fact.touches

    def _act(self, what: str, by: str, terms: dict[str, Any]) -> LedgerAct:
        act = LedgerAct(by=by, round=self._round, phase=self._phase, what=what, terms=dict(terms))
        self.acts.append(act)
        return act

    @property
    def _now(self) -> str:
        return when_words(self._round, self._phase)


def when_words(round: int, phase: str) -> str:
    """When something happened, such as "in round 3, vote" or "before the first round"."""
    if not round:
        return "before the first round"
    return f"in round {round}" + (f", {phase}" if phase else "")


def verdict(ledger: HandLedger) -> str:
    """A sentence that says whether the season is untouched or produced, and why."""
    return f"The season is {'produced' if ledger.produced else 'untouched'}: {reason(ledger)}"


def reason(ledger: HandLedger) -> str:
    """Why a season is untouched or produced, as the second half of a sentence."""
    if not ledger.acts:
        return "nobody gave it an order."
    touching = sum(act.touches for act in ledger.acts)
    if not touching:
        return "what producers did changed nothing of its course."
    acts = "1 act of its producers" if touching == 1 else f"{touching} acts of its producers"
    return f"{acts} touched its course."


def terms_in_words(terms: Mapping[str, Any]) -> str:
    """An order's terms on one line, such as `seat: ada, dice: [6, 6, 6]`."""
    return ", ".join(f"{name}: {_plain(value)}" for name, value in terms.items())


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + terms_in_words(value) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_plain, value)) + "]"
    return str(value)


def in_words(act: LedgerAct, names: Mapping[str, str]) -> str:
    """An act as one line of text, with the castaways' names."""
    terms = terms_in_words(_named(act.terms, names))
    author = "" if act.by in UNNAMED else f" by {act.by}"
    touch = " (touches the season)" if act.touches else ""
    what = spaced(act.what) + (f" ({terms})" if terms else "")
    when = when_words(act.round, act.phase)
    return f"{when[0].upper()}{when[1:]}{author}: {what}: {act.result}{touch}."


def _named(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, Mapping):
        return {name: _named(inner, names) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_named(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value


def hand_ledger(
    facts: Iterable[Fact], opens_round: Sequence[type[Fact]], phases: Mapping[type[Fact], str]
) -> HandLedger:
    """The ledger built from all facts of a season."""
    ledger = HandLedger(opens_round, phases)
    for fact in facts:
        ledger.take(fact)
    return ledger

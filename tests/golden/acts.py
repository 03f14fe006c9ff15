"""What producers do in a stored season, each act at a fixed moment of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, NamedTuple

from showrunner.kernel import (
    Answer,
    Ask,
    AskState,
    Entry,
    Hold,
    Kernel,
    Memo,
    Order,
    Reseed,
    Ruling,
    luck_from_seed,
)
from showrunner.questions import Words

NOTHING = "nothing"
"""The moment at which no seat is asked anything: the season waits for its producers."""
END = "the end"


class Now(NamedTuple):
    """The season at the moment of an act. `ask` is the one that would be answered next."""

    kernel: Kernel
    ask: Ask[Any] | None

    @property
    def sheet(self) -> Any:
        """All that is so, on the sheet of the format that is played."""
        return self.kernel.rules.sheet  # type: ignore[attr-defined]

    @property
    def moment(self) -> str:
        """The kind of decision that comes next, NOTHING or END."""
        if self.kernel.over:
            return END
        return self.ask.question.kind if self.ask else NOTHING


Deed = Callable[[Now], Sequence[Entry]]
Terms = Callable[[Any], dict[str, Any]]


class Act(NamedTuple):
    """A deed, done in this round (or later) before the next decision of this kind."""

    round: int
    before: str
    deed: Deed

    def due(self, now: Now) -> bool:
        """Whether its moment has come."""
        return now.sheet.round >= self.round and now.moment == self.before


def order(name: str, terms: Terms | None = None, **plain: Any) -> Deed:
    """Give an order; `terms` makes those that depend on how the season stands."""

    def deed(now: Now) -> list[Entry]:
        return [Order(name, plain | (terms(now.sheet) if terms else {}))]

    return deed


def parameter(name: str, value: Any, announce: bool = True) -> Deed:
    """Change a parameter."""
    return order("set_parameter", parameter=name, value=value, announce=announce)


def memo(place: int, kind: str, words: str) -> Deed:
    """The castaway at this place of those in the game writes a note."""
    return lambda now: [Memo(now.sheet.active[place], kind, words)]


def hold(*kinds: str) -> Deed:
    """Hold the answers to these kinds of decision; with none, hold nothing any more."""
    return lambda now: [Hold(kinds)]


def rule(*verdicts: str) -> Deed:
    """Rule on every answer that is held, with these verdicts in turn."""

    def deed(now: Now) -> list[Entry]:
        held = [ask for ask in now.kernel.asks.values() if ask.state is AskState.HELD]
        return [_ruling(ask, verdict) for ask, verdict in zip(held, cycle(verdicts), strict=False)]

    return deed


def _ruling(ask: Ask[Any], verdict: Any) -> Ruling:
    if verdict != "replace":
        return Ruling(ask.id, verdict)
    words = {
        name: "What the producers put into my mouth."
        for name, field in ask.question.fields.items()  # type: ignore[attr-defined]
        if isinstance(field, Words)
    }
    return Ruling(ask.id, "replace", {**ask.question.default, **words})  # type: ignore[attr-defined]


def reseed(words: str) -> Deed:
    """Fresh luck for all that is not rolled yet."""
    return lambda now: [Reseed(luck_from_seed(words))]


def answered_by(who: Any) -> Deed:
    """Somebody gives the default answer in the player's place."""

    def deed(now: Now) -> list[Entry]:
        assert now.ask is not None
        return [Answer(now.ask.id, now.ask.question.default, who)]  # type: ignore[attr-defined]

    return deed

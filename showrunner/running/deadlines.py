"""Deadlines: how long players may take, and whose time is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from showrunner.kernel import Ask, AskState
from showrunner.players.casting import is_bot


class Deadlines(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each class of question, for seats that no bot plays; null waits for ever.

    A talk has one deadline as a whole. Time stands still while the season is paused or not driven.
    `nothing_to_choose` is how long a decision with one legal answer stays open in a season with
    players from outside: passing at once would tell whoever watches that the hand is empty.
    """

    decision: float | None = None
    talk: float | None = None
    vote: float | None = None
    interview: float | None = None
    nothing_to_choose: float = 0.0

    def seconds(self, kind: str) -> float | None:
        """The time for a class of question."""
        found: float | None = getattr(self, kind)
        return found


class DueTimes:
    """When which open ask is due, on the season's own clock."""

    def __init__(self, deadlines: Deadlines, players: Mapping[str, str]) -> None:
        self._deadlines = deadlines
        self._players = players
        self._for_outside = not all(map(is_bot, players.values()))
        self.times: dict[str, float] = {}
        """When each ask is due that is due at all."""
        self._talks: dict[str, float] = {}

    def restore(self, ask: Ask[Any], due: float) -> None:
        """Give an ask the time that was stored for it."""
        self.times[ask.id] = due
        self._talks.setdefault(_talk(ask), due)

    def put(self, ask: Ask[Any], now: float) -> None:
        """Give a new ask its time, if it has any; a talk that goes on keeps the time it has."""
        question: Any = ask.question
        if question.only_answer() is not None:
            if self._for_outside and self._deadlines.nothing_to_choose > 0:
                self.times[ask.id] = now + self._deadlines.nothing_to_choose
            return
        seconds = self._deadlines.seconds(question.deadline)
        if seconds is None or is_bot(self._players[ask.seat]):
            return
        due = now + seconds
        if question.deadline == "talk":
            due = self._talks.setdefault(_talk(ask), due)
        self.times[ask.id] = due

    def drop(self, ask: str) -> None:
        """Forget an ask that is closed."""
        self.times.pop(ask, None)

    def of(self, ask: str) -> float | None:
        """When an ask is due; None where it has all the time in the world."""
        return self.times.get(ask)

    def next(self) -> float | None:
        """When the next ask is due."""
        return min(self.times.values(), default=None)

    def over(self, asks: Iterable[Ask[Any]], now: float) -> Ask[Any] | None:
        """The first open ask whose time is over."""
        for ask in asks:
            due = self.times.get(ask.id)
            if due is not None and due <= now and ask.state is AskState.OPEN:
                return ask
        return None


def _talk(ask: Ask[Any]) -> str:
    return ask.group.branch.id

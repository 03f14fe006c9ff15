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
        self.times: dict[str, float] = {}
        """When each ask is due that ends at its time: those of bots do not."""
        self._deadlines = deadlines
        self._players = players
        self._for_outside = not all(map(is_bot, players.values()))
        self._given: dict[str, float] = {}
        self._talks: dict[str, float] = {}

    def put(self, ask: Ask[Any], now: float, stored: float | None = None) -> None:
        """Give an ask its time, if it has any: what was `stored` for it, or all of it from now on.

        A talk that goes on keeps the time it has, whoever's turn it is.
        """
        question: Any = ask.question
        due = stored
        nothing_to_choose = question.only_answer() is not None
        if due is None:
            due = self._from(now, ask, nothing_to_choose)
        if due is None:
            return
        if question.deadline == "talk" and not nothing_to_choose:
            due = self._talks.setdefault(ask.group.branch.id, due)
        self._given[ask.id] = due
        if nothing_to_choose or not is_bot(self._players[ask.seat]):
            self.times[ask.id] = due

    def _from(self, now: float, ask: Ask[Any], nothing_to_choose: bool) -> float | None:
        if not self._for_outside:
            return None
        if nothing_to_choose:
            seconds: float | None = self._deadlines.nothing_to_choose or None
        else:
            question: Any = ask.question
            seconds = self._deadlines.seconds(question.deadline)
        return None if seconds is None else now + seconds

    def drop(self, ask: str) -> None:
        """Forget an ask that is closed."""
        self._given.pop(ask, None)
        self.times.pop(ask, None)

    def of(self, ask: str) -> float | None:
        """The time that an ask was given, to be stored; None where it has all the time there is."""
        return self._given.get(ask)

    def next(self, asks: Iterable[Ask[Any]]) -> float | None:
        """When the first of these asks is due."""
        return min((self.times[ask.id] for ask in asks if ask.id in self.times), default=None)

    def over(self, asks: Iterable[Ask[Any]], now: float) -> Ask[Any] | None:
        """The first open ask whose time is over."""
        for ask in asks:
            due = self.times.get(ask.id)
            if due is not None and due <= now and ask.state is AskState.OPEN:
                return ask
        return None

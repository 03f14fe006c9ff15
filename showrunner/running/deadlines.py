"""Deadlines: how long players may take, and which decisions are due."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from showrunner.errors import WrongParameter
from showrunner.kernel import Answer, Ask, AskState, Entry
from showrunner.players.casting import OUTSIDE, is_bot

Seconds = Annotated[float, Meta(ge=0, le=1e9)]


class Deadlines(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each class of question, for seats that no bot plays; null means no limit.

    A talk as a whole has one deadline. Time stands still while the season is paused or not driven.
    `nothing_to_choose` is how long a decision with only one legal answer stays open. If seats
    without a card passed at once, others could tell from the waiting who has a card to think about.
    Null means 30 seconds if people play (or the time of the class of question, if shorter), and no
    time if only bots and models play.

    In a `blind` season every decision takes its full time, even if a bot decides or there is only
    one legal answer; in a talk, each `message` has its own time. So neither the order nor the times
    of facts show who is a person. Raises WrongParameter for a blind season without all of these
    times, and for a negative time.
    """

    decision: Seconds | None = None
    talk: Seconds | None = None
    vote: Seconds | None = None
    interview: Seconds | None = None
    nothing_to_choose: Seconds | None = None
    message: Seconds | None = None
    blind: bool = False

    def __post_init__(self) -> None:
        """Check the times."""
        times = {name: getattr(self, name) for name in self.__struct_fields__ if name != "blind"}
        for name, seconds in times.items():
            if seconds is not None and not 0 <= seconds < float("inf"):
                raise WrongParameter(f"{seconds} seconds for {name}", "give 0 or more")
        missing = [name for name in _BLIND if getattr(self, name) is None] if self.blind else []
        if missing:
            wrong = f"a blind season has no time for {', '.join(missing)}"
            raise WrongParameter(wrong, f"give seconds for each of {', '.join(_BLIND)}")

    def seconds(self, kind: str) -> float | None:
        """The time for a class of question."""
        if self.blind and kind == "talk":
            return self.message
        seconds: float | None = getattr(self, kind)
        return seconds

    def shortest_window(self, kind: str, *, people: bool) -> float:
        """The time for a decision of this class with only one legal answer.

        It is never longer than the time of the class.
        """
        if self.nothing_to_choose is not None:
            return self.nothing_to_choose
        longest = self.seconds(kind)
        window = SHORTEST_WINDOW if people else 0.0
        return window if longest is None else min(window, longest)


SHORTEST_WINDOW = 30.0
"""In this number of seconds most people decide whether to play a card."""
_BLIND = ("decision", "message", "vote", "interview")


class DueTimes:
    """When each open ask is due, on the season's own clock."""

    def __init__(self, deadlines: Deadlines, players: Mapping[str, str]) -> None:
        self.times: dict[str, float] = {}
        """When each ask is due that ends at its time: those of bots do only in a blind season."""
        self.blind = deadlines.blind
        self._deadlines = deadlines
        self._players = players
        self._for_outside = not all(map(is_bot, players.values()))
        self._given: dict[str, float] = {}
        self._talks: dict[str, float] = {}

    def put(self, ask: Ask[Any], now: float, stored: float | None = None) -> None:
        """Set when an ask is due, if it has a deadline: the `stored` time, or its time from now on.

        All asks of a talk are due at the same time.
        """
        question: Any = ask.question
        due = stored
        seconds = self._seconds(ask)
        if due is None and seconds is not None:
            due = now + seconds
        if due is None:
            return
        nothing_to_choose = question.only_answer() is not None
        if question.deadline == "talk" and not nothing_to_choose and not self.blind:
            due = self._talks.setdefault(ask.group.branch.id, due)
        self._given[ask.id] = due
        if self.blind or nothing_to_choose or not is_bot(self._players[ask.seat]):
            self.times[ask.id] = due

    def _seconds(self, ask: Ask[Any]) -> float | None:
        question: Any = ask.question
        seconds = question.lasts or self._deadlines.seconds(question.deadline)
        if self.blind:
            return seconds
        if not self._for_outside:
            return None
        if question.only_answer() is not None:
            people = OUTSIDE in self._players.values()
            return self._deadlines.shortest_window(question.deadline, people=people) or None
        return seconds

    def with_other_deadlines(
        self, deadlines: Deadlines, asks: Iterable[Ask[Any]], now: float
    ) -> dict[str, float | None]:
        """When these asks would be due with other deadlines.

        A new time counts from when the ask was opened if the old time shows that, else from now.
        """
        other = DueTimes(deadlines, self._players)
        due_times: dict[str, float | None] = {}
        for ask in asks:
            due, old_seconds, seconds = self.of(ask.id), self._seconds(ask), other._seconds(ask)
            if seconds is None or seconds == old_seconds:
                due_times[ask.id] = None if seconds is None else due
            elif due is None or old_seconds is None:
                due_times[ask.id] = now + seconds
            else:
                due_times[ask.id] = due - old_seconds + seconds
        return due_times

    def drop(self, ask: str) -> None:
        """Remove an ask that is closed."""
        self._given.pop(ask, None)
        self.times.pop(ask, None)

    def of(self, ask: str) -> float | None:
        """When an ask is due, to be stored; None if it has no deadline."""
        return self._given.get(ask)

    def moment(self, entry: Entry | None, now: float) -> float:
        """When an entry counts: now, except that answers in a blind season count when due."""
        if self.blind and isinstance(entry, Answer):
            return self._given.get(entry.ask, now)
        return now

    def next(self, asks: Iterable[Ask[Any]]) -> float | None:
        """When the first of these asks is due, or None."""
        return min((self.times[ask.id] for ask in asks if ask.id in self.times), default=None)

    def overdue(self, asks: Iterable[Ask[Any]], now: float) -> Ask[Any] | None:
        """The first open ask whose time is over, by the order of opening.

        In a blind season, by the order of due times, so that the order in which asks are answered
        does not depend on how late the runner is.
        """
        overdue = (
            ask
            for ask in asks
            if ask.state is AskState.OPEN and self.times.get(ask.id, now + 1) <= now
        )
        if self.blind:
            return min(overdue, key=lambda ask: self.times[ask.id], default=None)
        return next(overdue, None)

"""Deadlines: how long players may take, and whose time is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from showrunner.errors import WrongParameter
from showrunner.kernel import Answer, Ask, AskState, Entry
from showrunner.players.casting import OUTSIDE, is_bot

Seconds = Annotated[float, Meta(ge=0, le=1e9)]


class Deadlines(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each class of question, for seats that no bot plays; null waits for ever.

    A talk has one deadline as a whole. Time stands still while the season is paused or not driven.
    `nothing_to_choose` is the shortest window: how long a decision with one legal answer stays
    open. Passing at once for empty hands would let the others see, by how long the season waits,
    that somebody has a card to think about. Null is 30 seconds where people play (and no longer
    than the others have for that decision), and no time where only bots and models do.

    In a `blind` season every decision takes its whole time, whoever decides, bots and decisions
    with one legal answer included; in a talk, each `message` has its own time. So neither the order
    nor the time of what is told says who is a person. Raises WrongParameter for a blind season
    without all of these times, and for a time below nought.
    """

    decision: Seconds | None = None
    talk: Seconds | None = None
    vote: Seconds | None = None
    interview: Seconds | None = None
    nothing_to_choose: Seconds | None = None
    message: Seconds | None = None
    blind: bool = False

    def __post_init__(self) -> None:
        """See the class."""
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
        found: float | None = getattr(self, kind)
        return found

    def shortest_window(self, kind: str, *, people: bool) -> float:
        """The time for a decision of this class with one legal answer, whether people play or not.

        After the time for the class nobody can still be thinking: no window is longer.
        """
        if self.nothing_to_choose is not None:
            return self.nothing_to_choose
        longest = self.seconds(kind)
        window = SHORTEST_WINDOW if people else 0.0
        return window if longest is None else min(window, longest)


SHORTEST_WINDOW = 30.0
"""Seconds in which most people decide whether to play a card."""
_BLIND = ("decision", "message", "vote", "interview")


class DueTimes:
    """When which open ask is due, on the season's own clock."""

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
        """Give an ask its time, if it has any: what was `stored` for it, or all of it from now on.

        A talk that goes on keeps the time it has, whoever's turn it is.
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

    def otherwise(
        self, deadlines: Deadlines, asks: Iterable[Ask[Any]], now: float
    ) -> dict[str, float | None]:
        """When these asks would be due by other deadlines.

        A new time counts from when the ask opened, where its old one tells that; else from now on.
        """
        other = DueTimes(deadlines, self._players)
        found: dict[str, float | None] = {}
        for ask in asks:
            due, before, seconds = self.of(ask.id), self._seconds(ask), other._seconds(ask)
            if seconds is None or seconds == before:
                found[ask.id] = None if seconds is None else due
            elif due is None or before is None:
                found[ask.id] = now + seconds
            else:
                found[ask.id] = due - before + seconds
        return found

    def drop(self, ask: str) -> None:
        """Forget an ask that is closed."""
        self._given.pop(ask, None)
        self.times.pop(ask, None)

    def of(self, ask: str) -> float | None:
        """The time that an ask was given, to be stored; None where it has all the time there is."""
        return self._given.get(ask)

    def moment(self, entry: Entry | None, now: float) -> float:
        """When an entry counts: now, but in a blind season an answer counts when it was due."""
        if self.blind and isinstance(entry, Answer):
            return self._given.get(entry.ask, now)
        return now

    def next(self, asks: Iterable[Ask[Any]]) -> float | None:
        """When the first of these asks is due."""
        return min((self.times[ask.id] for ask in asks if ask.id in self.times), default=None)

    def over(self, asks: Iterable[Ask[Any]], now: float) -> Ask[Any] | None:
        """The open ask whose time is over: the first that opened, in a blind season that was due.

        So what is answered in which order does not depend on how late the runner is.
        """
        late = (
            ask
            for ask in asks
            if ask.state is AskState.OPEN and self.times.get(ask.id, now + 1) <= now
        )
        if self.blind:
            return min(late, key=lambda ask: self.times[ask.id], default=None)
        return next(late, None)

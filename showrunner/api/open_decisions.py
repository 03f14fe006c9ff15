"""What is put to a seat now, as whoever plays it may read it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from showrunner.api.access import Seat
from showrunner.errors import UnknownName
from showrunner.players.casting import OUTSIDE
from showrunner.running.deadlines import Deadlines
from showrunner.store import Store
from showrunner.store.asks import ClosedAsk, OpenAsk
from showrunner.store.models import now
from showrunner.store.seasons import clock_of, goes_on
from showrunner.store.spoiled import column_of

INTERVIEW = "i"
"""Interviews count apart: their names are `i1`, `i2`, …"""
MOST_DIGITS = 9


class Due(Struct, kw_only=True):
    """Until when an answer counts; then a stand-in decides, or a default does.

    `kind` is the class of deadline. `seconds_left` is null where the season waits for you. While it
    `stands_still` (paused, stopped, or not driven by any server), no time passes.
    """

    kind: Literal["decision", "talk", "vote", "interview"]
    seconds_left: float | None
    stands_still: bool


class Asked(Struct, kw_only=True):
    """A decision that you can make now.

    `ask` names it: your decisions are numbered from 1, and interviews apart (`i1`). `form` is what
    a page shows, with the words of the question in `text`; `schema` is the same as a JSON schema,
    which an answer has to fit; its `x-budgets` say what the whole of an answer may cost. `answered`
    says who answered so far; until the decision closes, you can answer anew.
    """

    ask: Annotated[str, Meta(examples=["7", "i1"])]
    kind: Annotated[str, Meta(examples=["survivor.ballot"])]
    interview: bool
    answered: Literal["you", "stand-in"] | None
    due: Due
    form: dict[str, Any]
    schema: dict[str, Any]


class Table(NamedTuple):
    """What lies before a seat at one moment; `seats` are all of the season."""

    asks: list[OpenAsk]
    seats: list[str]
    over: bool
    clock: float
    stands_still: bool
    deadlines: Deadlines

    @property
    def names(self) -> list[str]:
        """The open decisions by name."""
        return [name_of(ask) for ask in self.asks]

    def find(self, name: str) -> OpenAsk | None:
        """The open decision of this name, if there is one."""
        return next((ask for ask in self.asks if name_of(ask) == name), None)

    def left(self, ask: OpenAsk) -> float | None:
        """The seconds until a decision is due; None where there is all the time in the world."""
        return None if ask.due is None else max(0.0, ask.due - self.clock)

    def shown(self, ask: OpenAsk) -> Asked:
        """A decision as its seat reads it."""
        by = None if ask.answered is None else ask.answered.by
        left = self.left(ask)
        return Asked(
            ask=name_of(ask),
            kind=ask.kind,
            interview=ask.quarantined,
            answered=None if by is None else "you" if by in _OWN else "stand-in",
            due=Due(
                kind=ask.form.deadline,
                seconds_left=None if left is None else round(left, 1),
                stands_still=self.stands_still,
            ),
            form=ask.form.form(),
            schema=ask.form.exact_schema(),
        )


_OWN = ("player", "producer", "engine")
"""An answer that producers replaced is, as its seat is to believe, the seat's own."""


async def table(store: Store, here: Seat) -> Table:
    """What is put to the seat of whoever asks; nothing while somebody else plays it for them.

    Where there is nothing to choose nobody is asked: that is answered for them.
    """
    found = await store.asks.at(here.season, here.seat)
    plays = found.players.get(here.seat) == OUTSIDE
    at = now()
    return Table(
        asks=[ask for ask in found.asks if plays and ask.form.only_answer() is None],
        seats=list(found.players),
        over=found.row.status == "over",
        clock=clock_of(found.row, at),
        stands_still=not goes_on(found.row, at),
        deadlines=column_of(found.row, "deadlines", Deadlines),
    )


def name_of(ask: OpenAsk | ClosedAsk) -> str:
    """What a seat calls a decision of its own."""
    return f"{INTERVIEW if ask.quarantined else ''}{ask.nth}"


def named(name: str) -> tuple[int, bool]:
    """The number that a name stands for, and whether it is an interview's. Raises UnknownName."""
    number = name.removeprefix(INTERVIEW)
    if not (number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS):
        raise UnknownName("decision of yours", name[: MOST_DIGITS + 1], ())
    return int(number), name.startswith(INTERVIEW)

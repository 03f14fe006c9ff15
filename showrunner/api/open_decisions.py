"""The open decisions of a seat, as its player may see them."""

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

INTERVIEW_PREFIX = "i"
"""Interviews are numbered separately: their names are `i1`, `i2`, …"""
MAX_DIGITS = 9


class DecisionDue(Struct, kw_only=True):
    """The deadline of a decision; after it, a stand-in or a default decides.

    `kind` is the class of deadline. `seconds_left` is null if there is no deadline. While the
    season `stands_still` (paused, stopped, or not driven by any server), no time passes.
    """

    kind: Literal["decision", "talk", "vote", "interview"]
    seconds_left: float | None
    stands_still: bool


class AskedDecision(Struct, kw_only=True):
    """A decision that you can make now.

    `ask` is its name: your decisions are numbered from 1, interviews separately (`i1`). `form` is
    what a page shows, with the question's words in `text`. `schema` is the same as a JSON schema,
    which an answer has to match; its `x-budgets` limit what a whole answer may cost. `answered`
    says who has answered so far; until the decision closes, you can answer again.
    """

    ask: Annotated[str, Meta(examples=["7", "i1"])]
    kind: Annotated[str, Meta(examples=["survivor.ballot"])]
    interview: bool
    answered: Literal["you", "stand-in"] | None
    due: DecisionDue
    form: dict[str, Any]
    schema: dict[str, Any]


class SeatDecisions(NamedTuple):
    """The open decisions of one seat at one moment; `seats` are all seats of the season."""

    asks: list[OpenAsk]
    seats: list[str]
    over: bool
    clock: float
    stands_still: bool
    deadlines: Deadlines

    @property
    def names(self) -> list[str]:
        """The names of the open decisions."""
        return [name_of(ask) for ask in self.asks]

    def find(self, name: str) -> OpenAsk | None:
        """The open decision with this name, or None."""
        return next((ask for ask in self.asks if name_of(ask) == name), None)

    def seconds_left(self, ask: OpenAsk) -> float | None:
        """The seconds until a decision's deadline; None if it has no deadline."""
        return None if ask.due is None else max(0.0, ask.due - self.clock)

    def shown(self, ask: OpenAsk) -> AskedDecision:
        """A decision as its seat may see it."""
        by = None if ask.answered is None else ask.answered.by
        left = self.seconds_left(ask)
        return AskedDecision(
            ask=name_of(ask),
            kind=ask.kind,
            interview=ask.quarantined,
            answered=None if by is None else "you" if by in _OWN else "stand-in",
            due=DecisionDue(
                kind=ask.form.deadline,
                seconds_left=None if left is None else round(left, 1),
                stands_still=self.stands_still,
            ),
            form=ask.form.form(),
            schema=ask.form.exact_schema(),
        )


_OWN = ("player", "producer", "engine")
"""Answers shown as the seat's own. Seats are not told that producers replaced one."""


async def table(store: Store, here: Seat) -> SeatDecisions:
    """The open decisions of the actor's seat; none while somebody else plays it for them.

    Decisions with only one possible answer are left out: they are answered automatically.
    """
    current = await store.asks.at(here.season, here.seat)
    plays = current.players.get(here.seat) == OUTSIDE
    at = now()
    return SeatDecisions(
        asks=[ask for ask in current.asks if plays and ask.form.only_answer() is None],
        seats=list(current.players),
        over=current.row.status == "over",
        clock=clock_of(current.row, at),
        stands_still=not goes_on(current.row, at),
        deadlines=column_of(current.row, "deadlines", Deadlines),
    )


def name_of(ask: OpenAsk | ClosedAsk) -> str:
    """A decision's name for its own seat."""
    return f"{INTERVIEW_PREFIX if ask.quarantined else ''}{ask.nth}"


def number_in(name: str) -> tuple[int, bool]:
    """The number in a decision's name, and whether it is an interview. Raises UnknownName."""
    number = name.removeprefix(INTERVIEW_PREFIX)
    if not (number.isascii() and number.isdecimal() and len(number) <= MAX_DIGITS):
        raise UnknownName("decision of yours", name[: MAX_DIGITS + 1], ())
    return int(number), name.startswith(INTERVIEW_PREFIX)

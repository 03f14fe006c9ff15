"""For producers: the decisions that seats have not made yet, and since when they are open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from showrunner.store import Store
from showrunner.store.models import now
from showrunner.store.seasons import clock_of
from showrunner.store.unanswered import unanswered_asks


class Thinking(Struct, kw_only=True):
    """A decision that a seat has not made yet, open for `seconds`.

    `seconds_left` is the time its player still has; null if there is no deadline.
    """

    ask: str
    kind: Annotated[str, Meta(examples=["survivor.ballot"])]
    seconds: float
    seconds_left: float | None


async def thinking_of(store: Store, season: str) -> dict[str, list[Thinking]]:
    """The undecided decisions of each seat of a season."""
    row = await store.seasons.find(season)
    at = now()
    by_seat: dict[str, list[Thinking]] = {}
    for ask in await unanswered_asks(store.database, season):
        left = None if ask.due is None else max(0.0, ask.due - clock_of(row, at))
        about = Thinking(
            ask=ask.ask,
            kind=ask.kind,
            seconds=round(max(0.0, (at - ask.since).total_seconds()), 1),
            seconds_left=None if left is None else round(left, 1),
        )
        by_seat.setdefault(ask.seat, []).append(about)
    return by_seat

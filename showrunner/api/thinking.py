"""Who thinks about what, and for how long: for producers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from showrunner.store import Store
from showrunner.store.models import now
from showrunner.store.seasons import clock_of
from showrunner.store.unanswered import unanswered_asks


class Thinking(Struct, kw_only=True):
    """A decision that a seat has not made yet: put to it so many `seconds` ago.

    `seconds_left` is what its player still has; null waits for ever.
    """

    ask: str
    kind: Annotated[str, Meta(examples=["survivor.ballot"])]
    seconds: float
    seconds_left: float | None


async def thinking_of(store: Store, season: str) -> dict[str, list[Thinking]]:
    """What every seat of a season thinks about."""
    row = await store.seasons.find(season)
    at = now()
    found: dict[str, list[Thinking]] = {}
    for one in await unanswered_asks(store.database, season):
        left = None if one.due is None else max(0.0, one.due - clock_of(row, at))
        about = Thinking(
            ask=one.ask,
            kind=one.kind,
            seconds=round(max(0.0, (at - one.since).total_seconds()), 1),
            seconds_left=None if left is None else round(left, 1),
        )
        found.setdefault(one.seat, []).append(about)
    return found

"""Events on decisions in a contestant's stream: which are open, and which are soon due."""

from __future__ import annotations

import msgspec

from showrunner.api.access import Seat
from showrunner.api.open_decisions import SeatDecisions, name_of, table
from showrunner.store import Store
from showrunner.store.asks import OpenAsk

SOON_DUE_SHARE = 0.25
"""A decision is soon due when this share of its time is left."""


class DecisionEvents:
    """The events on decisions of one stream; implements `ExtraEvents`."""

    def __init__(self, store: Store, here: Seat) -> None:
        self.seconds: float | None = None
        self._store = store
        self._here = here
        self._open: list[str] | None = None
        self._warned: set[str] = set()

    async def news(self) -> bytes:
        """Events for open decisions, if they changed, and for those that are soon due now."""
        decisions = await table(self._store, self._here)
        events = b""
        if decisions.names != self._open:
            self._open = decisions.names
            self._warned.intersection_update(decisions.names)
            events += _event("asks", {"asks": decisions.names})
        waits: list[float] = []
        for ask in decisions.asks:
            until = _until_soon_due(decisions, ask)
            if until is None or ask.answered is not None or name_of(ask) in self._warned:
                continue
            if until > 0:
                waits.append(until)
                continue
            self._warned.add(name_of(ask))
            events += _event(
                "due", {"ask": name_of(ask), "seconds_left": decisions.seconds_left(ask)}
            )
        self.seconds = None if decisions.stands_still else min(waits, default=None)
        return events


def _until_soon_due(decisions: SeatDecisions, ask: OpenAsk) -> float | None:
    left, whole = decisions.seconds_left(ask), decisions.deadlines.seconds(ask.form.deadline)
    return None if left is None or whole is None else left - whole * SOON_DUE_SHARE


def _event(name: str, data: object) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (name.encode(), msgspec.json.encode(data))

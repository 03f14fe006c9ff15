"""What a contestant's stream says beside the facts: what is asked, and what is soon due."""

from __future__ import annotations

import msgspec

from showrunner.api.access import Seat
from showrunner.api.asked import Table, name_of, table
from showrunner.store import Store
from showrunner.store.asks import OpenAsk

LAST_PART = 0.25
"""A decision is soon due when this part of its time is left."""


class News:
    """The news of one stream: see watching.Beside."""

    def __init__(self, store: Store, here: Seat) -> None:
        self.seconds: float | None = None
        self._store = store
        self._here = here
        self._open: list[str] | None = None
        self._warned: set[str] = set()

    async def news(self) -> bytes:
        """The names of the open decisions, if they are others now; those that are soon due."""
        laid = await table(self._store, self._here)
        said = b""
        if laid.names != self._open:
            self._open = laid.names
            self._warned.intersection_update(laid.names)
            said += _event("asks", {"asks": laid.names})
        waits: list[float] = []
        for ask in laid.asks:
            until = _until_soon_due(laid, ask)
            if until is None or ask.answered is not None or name_of(ask) in self._warned:
                continue
            if until > 0:
                waits.append(until)
                continue
            self._warned.add(name_of(ask))
            said += _event("due", {"ask": name_of(ask), "seconds_left": laid.left(ask)})
        self.seconds = None if laid.stands_still else min(waits, default=None)
        return said


def _until_soon_due(laid: Table, ask: OpenAsk) -> float | None:
    left, whole = laid.left(ask), laid.deadlines.seconds(ask.form.deadline)
    return None if left is None or whole is None else left - whole * LAST_PART


def _event(name: str, data: object) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (name.encode(), msgspec.json.encode(data))

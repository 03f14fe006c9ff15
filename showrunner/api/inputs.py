"""Put inputs of API callers into seasons' inboxes, and answer with the verdict."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Literal
from uuid import uuid4

import structlog
from litestar import Response
from msgspec import Meta, Struct

from showrunner.api.access import Seat
from showrunner.api.idempotency import Once
from showrunner.api.problems import RefusedElsewhere
from showrunner.errors import KeyReused, Refused, SeasonArchived, StaleAsk, UnknownName
from showrunner.store import Store
from showrunner.store.inbox import REFUSED, WAITING, InputKind, InputVerdict
from showrunner.store.notices import Notice

WAIT_SECONDS = 5.0
"""Seconds a request waits for the verdict."""
POLL_SECONDS = 0.5
"""Seconds between two looks, in case no notice comes as another process drives the season."""
ENTRY_KEY = "entry"
"""The key, in a request's log line, of the number of its journal entry."""

State = Literal["taken", "waiting"]


class Taken(Struct, kw_only=True):
    """The result of an input.

    `taken`: it has taken effect. `waiting`: it is stored, and will be handled when the season
    continues; ask for its result by `GET /seasons/ID/inputs/KEY`. Producers also get its `entry` in
    the journal, and a `warning` if there is something they should know.
    """

    state: State
    key: Annotated[str, Meta(description="The Idempotency-Key under which it was sent.")]
    entry: int | None = None
    warning: str | None = None


class Inputs:
    """The inboxes of all seasons: put an input, wake the driver, wait for the verdict."""

    def __init__(self, store: Store, wake: Callable[[str], None]) -> None:
        self._store = store
        self._wake = wake

    async def put(
        self,
        here: Seat,
        once: Once,
        kind: InputKind,
        terms: dict[str, Any],
        *,
        wait: bool = True,
    ) -> Response[Taken]:
        """Put an input into the season's inbox; respond with its result.

        200 if it was taken, 202 if it still waits after some seconds. Raises KeyReused,
        SeasonArchived, and what the season raises.
        """
        await self.verify_taken(here, once)
        try:
            number = await self._store.inbox.put(here.season, scoped(here, once.key), kind, terms)
        except KeyReused:
            raise KeyReused(once.key) from None
        return await self.answered(here, once, number, wait=wait)

    async def answered(
        self, here: Seat, once: Once, number: int | None, *, wait: bool = True
    ) -> Response[Taken]:
        """Respond with the result of the input with this number; None: it took effect at once."""
        if number is None:
            return Response(Taken(state="taken", key=once.key))
        verdict = await self.settled(here.season, number, WAIT_SECONDS if wait else 0.0)
        return _told(here, once.key, verdict)

    async def verify_taken(self, here: Seat, once: Once) -> None:
        """Raise SeasonArchived for a new input to an archived season, which nobody drives."""
        if here.row.archived and not await self.has(here, once):
            raise SeasonArchived(here.season)

    async def has(self, here: Seat, once: Once) -> bool:
        """Whether the same request (by its key) was made before."""
        try:
            await self._store.inbox.verdict_of(here.season, scoped(here, once.key))
        except Refused:
            return False
        return True

    async def settled(
        self, season: str, number: int, seconds: float = WAIT_SECONDS
    ) -> InputVerdict:
        """The verdict on an input, at the latest after `seconds`; it may still be WAITING."""
        deadline = time.monotonic() + seconds
        woken = asyncio.Event()

        def hear(notice: Notice) -> None:
            if notice.what == "everything" or (notice.season, notice.what) in relevant:
                woken.set()

        relevant = ((season, "entry"), (season, "standing"))
        with self._store.listeners.listening(hear):
            self._wake(season)
            verdict = await self._store.inbox.verdict(season, number)
            while verdict.state == WAITING and (seconds_left := deadline - time.monotonic()) > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(min(seconds_left, POLL_SECONDS)):
                        await woken.wait()
                woken.clear()
                verdict = await self._store.inbox.verdict(season, number)
        structlog.contextvars.bind_contextvars(**{ENTRY_KEY: verdict.entry})
        return verdict

    async def reload(self, season: str) -> None:
        """Let a season's driver load it again, since a text was erased."""
        await self._store.inbox.put(season, f"reload {uuid4().hex}", "control", {"do": "reload"})
        self._wake(season)

    async def find(self, here: Seat, key: str) -> Response[Taken]:
        """Respond with the result of this caller's input with this key. Raises UnknownName."""
        try:
            verdict = await self._store.inbox.verdict_of(here.season, scoped(here, key))
        except Refused:
            raise UnknownName("input of yours with the key", key, ()) from None
        return _told(here, key, verdict)


def scoped(here: Seat, key: str) -> str:
    """A caller's key as stored in the inbox: hashed with the caller's id, so keys never clash."""
    return sha256(f"{here.actor.id}\0{key}".encode()).hexdigest()


def _told(here: Seat, key: str, verdict: InputVerdict) -> Response[Taken]:
    if verdict.state == REFUSED:
        raise _refusal(here, verdict)
    waiting = verdict.state == WAITING
    taken = Taken(
        state="waiting" if waiting else "taken",
        key=key,
        entry=verdict.entry if here.produces else None,
        warning=verdict.reason if here.produces else None,
    )
    place = {"Location": f"/api/v1/seasons/{here.season}/inputs/{key}"} if waiting else {}
    return Response(taken, status_code=202 if waiting else 200, headers=place)


def _refusal(here: Seat, verdict: InputVerdict) -> RefusedElsewhere:
    """The error for a refused input. A reason with a decision's id is for producers only."""
    code, reason = verdict.code or "Refused", verdict.reason or "it was refused"
    if code == StaleAsk.__name__ and not here.produces:
        reason = "the decision was closed by then: answered, withdrawn, or out of time"
    return RefusedElsewhere(code, reason)

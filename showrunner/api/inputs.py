"""What API callers put into a season's inbox, and what becomes of it."""

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
from showrunner.api.once import Once
from showrunner.api.problems import RefusedElsewhere
from showrunner.errors import KeyReused, Refused, SeasonArchived, StaleAsk, UnknownName
from showrunner.store import Store
from showrunner.store.inbox import REFUSED, WAITING, InputKind, InputVerdict
from showrunner.store.notices import Notice

WAIT_SECONDS = 5.0
"""How long a request waits for the verdict."""
LOOK_SECONDS = 0.5
"""How often it is looked for where nobody gives notice: another process may drive the season."""
ENTRY = "entry"
"""Under this name the log line of a request says which entry came of it."""

State = Literal["taken", "waiting"]


class Taken(Struct, kw_only=True):
    """What became of what you sent.

    `taken`: it has happened. `waiting`: it is kept safely, and will be taken as soon as the season
    goes on; ask for `GET /seasons/ID/inputs/KEY`. Producers are told the `entry` that it became,
    and a `warning` where there is something that they should know of it.
    """

    state: State
    key: Annotated[str, Meta(description="The Idempotency-Key under which it was sent.")]
    entry: int | None = None
    warning: str | None = None


class Inputs:
    """The way into the inboxes of all seasons: put, wake who drives, wait for the verdict."""

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
        """Put an input into the season's inbox, and answer with what becomes of it.

        200 where it was taken, 202 where it still waits after some seconds. Raises KeyReused,
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
        """What becomes of an input that came under this key; without one, it was done at once."""
        if number is None:
            return Response(Taken(state="taken", key=once.key))
        verdict = await self.settled(here.season, number, WAIT_SECONDS if wait else 0.0)
        return _told(here, once.key, verdict)

    async def verify_taken(self, here: Seat, once: Once) -> None:
        """Raise SeasonArchived where nobody would take a new input of this season."""
        if here.row.archived and not await self.has(here, once):
            raise SeasonArchived(here.season)

    async def has(self, here: Seat, once: Once) -> bool:
        """Whether this very request came before."""
        try:
            await self._store.inbox.verdict_of(here.season, scoped(here, once.key))
        except Refused:
            return False
        return True

    async def settled(
        self, season: str, number: int, seconds: float = WAIT_SECONDS
    ) -> InputVerdict:
        """What becomes of an input, as far as is known after so long."""
        until = time.monotonic() + seconds
        stirred = asyncio.Event()

        def hear(notice: Notice) -> None:
            if notice.what == "everything" or (notice.season, notice.what) in verdicts:
                stirred.set()

        verdicts = ((season, "entry"), (season, "standing"))
        with self._store.listeners.listening(hear):
            self._wake(season)
            found = await self._store.inbox.verdict(season, number)
            while found.state == WAITING and (left := until - time.monotonic()) > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(min(left, LOOK_SECONDS)):
                        await stirred.wait()
                stirred.clear()
                found = await self._store.inbox.verdict(season, number)
        structlog.contextvars.bind_contextvars(**{ENTRY: found.entry})
        return found

    async def reload(self, season: str) -> None:
        """Let whoever drives a season read it again: a text of it was erased."""
        await self._store.inbox.put(season, f"reload {uuid4().hex}", "control", {"do": "reload"})
        self._wake(season)

    async def find(self, here: Seat, key: str) -> Response[Taken]:
        """What has become of what this caller sent under a key. Raises UnknownName."""
        try:
            verdict = await self._store.inbox.verdict_of(here.season, scoped(here, key))
        except Refused:
            raise UnknownName("input of yours with the key", key, ()) from None
        return _told(here, key, verdict)


def scoped(here: Seat, key: str) -> str:
    """A caller's key as the inbox knows it: nobody finds, or uses up, the key of another."""
    return sha256(f"{here.actor.id}\0{key}".encode()).hexdigest()


def _told(here: Seat, key: str, verdict: InputVerdict) -> Response[Taken]:
    if verdict.state == REFUSED:
        raise _refusal(here, verdict)
    waiting = verdict.state == WAITING
    told = Taken(
        state="waiting" if waiting else "taken",
        key=key,
        entry=verdict.entry if here.produces else None,
        warning=verdict.reason if here.produces else None,
    )
    place = {"Location": f"/api/v1/seasons/{here.season}/inputs/{key}"} if waiting else {}
    return Response(told, status_code=202 if waiting else 200, headers=place)


def _refusal(here: Seat, verdict: InputVerdict) -> RefusedElsewhere:
    """Why it was not taken. A decision's own id, which a reason may name, is for producers."""
    code, reason = verdict.code or "Refused", verdict.reason or "it was not taken"
    if code == StaleAsk.__name__ and not here.produces:
        reason = "the decision was closed by then: answered, withdrawn, or out of time"
    return RefusedElsewhere(code, reason)

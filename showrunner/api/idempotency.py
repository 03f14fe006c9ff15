"""Idempotency: a request that changes something may come again, and changes it once (R5)."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, TypeVar
from uuid import uuid4

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from sqlalchemy import Connection

from showrunner.api.access import Actor
from showrunner.errors import WrongParameter
from showrunner.store import Store
from showrunner.store.inbox import LONGEST_KEY
from showrunner.store.receipts import Receipt

T = TypeVar("T")
HEADER = "Idempotency-Key"


class Once:
    """What one request wants to change, and the key under which it is done once.

    Without a key each request is a new one. Who shows no token is known by their address alone:
    from any other one, their key finds nothing.
    """

    def __init__(self, store: Store, actor: Actor, address: str, key: str, request: str) -> None:
        self.key = key or uuid4().hex
        self._given = bool(key)
        self._store = store
        self._request = request
        self._actor = actor.id or f"nobody {address}"

    async def do(self, work: Callable[[Connection], T], status: int = 200) -> Done[T]:
        """Do it in one transaction, or say again what was said when it was done.

        Raises KeyReused, and what `work` raises: then nothing has changed.
        """

        def once(connection: Connection) -> Receipt:
            return Receipt(status, msgspec.json.encode(work(connection)))

        return Done(await self._store.receipts.once(self._actor, self.key, self._request, once))

    async def before(self) -> Done[Any] | None:
        """What this request was answered when it came before. Raises KeyReused."""
        found = await self._store.receipts.find(self._actor, self.key, self._request)
        return None if found is None else Done(found)

    async def note(self) -> None:
        """Keep the key of a change that may well happen again, so that it is good for no other."""
        if self._given:
            await self.do(lambda connection: None)


class Done(Generic[T]):
    """What came of it."""

    def __init__(self, receipt: Receipt) -> None:
        self.receipt = receipt

    def read(self, kind: type[T]) -> T:
        """The answer's body as data."""
        return msgspec.json.decode(self.receipt.body, type=kind)

    @property
    def response(self) -> Response[T]:
        """The answer."""
        body: Any = self.receipt.body
        return Response(body, status_code=self.receipt.status, media_type="application/json")


async def provide_once(request: Request[Actor, Any, Any], store: NamedDependency[Store]) -> Once:
    """The request's key, and the hash of what it wants. Raises WrongParameter."""
    key = request.headers.get(HEADER, "").strip()
    if len(key) > LONGEST_KEY or not key.isprintable():
        right = f"give 1 to {LONGEST_KEY} printable characters"
        raise WrongParameter(f"the header {HEADER} is no key", right)
    wanted = sha256(f"{request.method} {request.url.path}?{request.url.query}\0".encode())
    wanted.update(await request.body())
    address = request.client.host if request.client else ""
    return Once(store, request.user, address, key, wanted.hexdigest())

"""Idempotency: a repeated request with the same key changes something only once (R5)."""

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
from showrunner.store.inbox import MAX_KEY_CHARACTERS
from showrunner.store.receipts import Receipt

T = TypeVar("T")
HEADER = "Idempotency-Key"


class Once:
    """Does a request's change once per key, and stores the response as its receipt.

    Without a key each request counts as new. Keys are per token; callers without a token are told
    apart by their address.
    """

    def __init__(self, store: Store, actor: Actor, address: str, key: str, request: str) -> None:
        self.key = key or uuid4().hex
        self._given = bool(key)
        self._store = store
        self._request = request
        self._actor = actor.id or f"nobody {address}"

    async def do(self, work: Callable[[Connection], T], status: int = 200) -> Done[T]:
        """Run `work` once per key, in a transaction; on a repeat, return the stored receipt.

        Raises KeyReused, and what `work` raises: then nothing has changed.
        """

        def once(connection: Connection) -> Receipt:
            return Receipt(status, msgspec.json.encode(work(connection)))

        return Done(await self._store.receipts.once(self._actor, self.key, self._request, once))

    async def before(self) -> Done[Any] | None:
        """The receipt of this request, if it is a repeat. Raises KeyReused."""
        receipt = await self._store.receipts.find(self._actor, self.key, self._request)
        return None if receipt is None else Done(receipt)

    async def note(self) -> None:
        """Store the key of a change that is harmless to repeat, so that it is not used again."""
        if self._given:
            await self.do(lambda connection: None)


class Done(Generic[T]):
    """The result of a change that was done once: its receipt."""

    def __init__(self, receipt: Receipt) -> None:
        self.receipt = receipt

    def read(self, kind: type[T]) -> T:
        """The response's body as data."""
        return msgspec.json.decode(self.receipt.body, type=kind)

    @property
    def response(self) -> Response[T]:
        """The stored response."""
        body: Any = self.receipt.body
        return Response(body, status_code=self.receipt.status, media_type="application/json")


async def provide_once(request: Request[Actor, Any, Any], store: NamedDependency[Store]) -> Once:
    """Make a request's `Once` from its key and a hash of its content. Raises WrongParameter."""
    key = request.headers.get(HEADER, "").strip()
    if len(key) > MAX_KEY_CHARACTERS or not key.isprintable():
        right = f"give 1 to {MAX_KEY_CHARACTERS} printable characters"
        raise WrongParameter(f"the header {HEADER} is not a valid key", right)
    digest = sha256(f"{request.method} {request.url.path}?{request.url.query}\0".encode())
    digest.update(await request.body())
    address = request.client.host if request.client else ""
    return Once(store, request.user, address, key, digest.hexdigest())

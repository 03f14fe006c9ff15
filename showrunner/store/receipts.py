"""Receipts: what a request that changed something was answered, so that it happens once (R5)."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from showrunner.errors import KeyReused
from showrunner.store.database import Database, Work
from showrunner.store.models import ReceiptRow, now

KEPT = timedelta(days=7)
"""For how long a repeated request is recognised."""
MOST_TRIES = 20


class Receipt(NamedTuple):
    """An answer as it was given: its status and its body."""

    status: int
    body: bytes


class Receipts:
    """The receipts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def once(self, actor: str, key: str, request: str, work: Work[Receipt]) -> Receipt:
        """Do this in one transaction with its receipt; where it was done already, say so again.

        `request` is a hash of what is wanted. Raises KeyReused where the same key came with another
        request, and what `work` raises: then nothing has happened, and nothing is kept.
        """

        def do(connection: Connection) -> Receipt:
            before = _found(connection, actor, key, request)
            if before is not None:
                return before
            # The row comes first: of two that come at the same time, one waits here for the other.
            row = {"actor": actor, "key": key, "request_hash": request}
            waiting = {"status": 0, "body": "", "created_at": now()}
            connection.execute(insert(ReceiptRow), row | waiting)
            made = work(connection)
            connection.execute(
                ReceiptRow.__table__.update()  # type: ignore[attr-defined]
                .where(ReceiptRow.actor == actor, ReceiptRow.key == key)
                .values(status=made.status, body=made.body.decode())
            )
            return made

        tries = 0
        while True:
            try:
                return await self._database.write(do)
            except IntegrityError:
                before = await self.find(actor, key, request)
                if before is not None:
                    return before
                if (tries := tries + 1) == MOST_TRIES:
                    raise  # else another input took the number of this one's: try the next

    async def find(self, actor: str, key: str, request: str) -> Receipt | None:
        """What this very request was answered before. Raises KeyReused."""
        return await self._database.read(lambda connection: _found(connection, actor, key, request))

    async def forget_old(self) -> None:
        """Delete the receipts that nobody asks for any more."""
        old = delete(ReceiptRow).where(ReceiptRow.created_at < now() - KEPT)
        await self._database.write(lambda connection: connection.execute(old))


def _found(connection: Connection, actor: str, key: str, request: str) -> Receipt | None:
    query = select(ReceiptRow.__table__).where(ReceiptRow.actor == actor, ReceiptRow.key == key)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    if row.request_hash != request:
        raise KeyReused(key)
    return Receipt(row.status, row.body.encode())

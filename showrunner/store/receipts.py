"""Receipts: responses to requests that changed something, so that a repeat does nothing (R5)."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from showrunner.errors import KeyReused
from showrunner.store.database import Database, Work
from showrunner.store.models import ReceiptRow, now

RECEIPT_LIFETIME = timedelta(days=7)
"""How long a repeated request is recognised."""
MAX_TRIES = 20


class Receipt(NamedTuple):
    """A response: its status and its body."""

    status: int
    body: bytes


class Receipts:
    """The receipts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def once(self, actor: str, key: str, request: str, work: Work[Receipt]) -> Receipt:
        """Run `work` once per key; on a repeat return the stored receipt.

        `request` is a hash of the request. Raises KeyReused if the key came before with another
        request, and what `work` raises: then nothing has changed, and no receipt is stored.
        """

        def work_once(connection: Connection) -> Receipt:
            earlier = _find(connection, actor, key, request)
            if earlier is not None:
                return earlier
            # Inserted first, so that of two equal requests at a time one waits here for the other.
            row = {"actor": actor, "key": key, "request_hash": request}
            unfinished = {"status": 0, "body": "", "created_at": now()}
            connection.execute(insert(ReceiptRow), row | unfinished)
            receipt = work(connection)
            connection.execute(
                ReceiptRow.__table__.update()  # type: ignore[attr-defined]
                .where(ReceiptRow.actor == actor, ReceiptRow.key == key)
                .values(status=receipt.status, body=receipt.body.decode())
            )
            return receipt

        tries = 0
        while True:
            try:
                return await self._database.write(work_once)
            except IntegrityError:
                earlier = await self.find(actor, key, request)
                if earlier is not None:
                    return earlier
                # Another input took the number that `work` wanted for its input: try again.
                if (tries := tries + 1) == MAX_TRIES:
                    raise

    async def find(self, actor: str, key: str, request: str) -> Receipt | None:
        """The receipt of an earlier equal request, or None. Raises KeyReused."""
        return await self._database.read(lambda connection: _find(connection, actor, key, request))

    async def delete_old(self) -> None:
        """Delete the receipts that are older than `RECEIPT_LIFETIME`."""
        query = delete(ReceiptRow).where(ReceiptRow.created_at < now() - RECEIPT_LIFETIME)
        await self._database.write(lambda connection: connection.execute(query))


def _find(connection: Connection, actor: str, key: str, request: str) -> Receipt | None:
    query = select(ReceiptRow.__table__).where(ReceiptRow.actor == actor, ReceiptRow.key == key)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    if row.request_hash != request:
        raise KeyReused(key)
    return Receipt(row.status, row.body.encode())

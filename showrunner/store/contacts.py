"""Contacts: where the people who play a season's seats want to be reminded."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, Delete, delete, insert, select

from showrunner.store.database import Database
from showrunner.store.models import ContactRow, SeasonRow
from showrunner.store.seasons import OVER


class Contact(NamedTuple):
    """Where somebody wants to be reminded; `secret` signs what is sent to the webhook."""

    email: str | None
    webhook: str | None
    secret: str


class Contacts:
    """The contacts of the seasons of one database. What is stored here was checked before."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, season: str, seat: str, email: str | None, webhook: str | None) -> Contact:
        """Keep this and forget what was there. Another webhook gets another secret."""

        def work(connection: Connection) -> Contact:
            before = _find(connection, season, seat)
            same = before is not None and before.webhook == webhook
            secret = before.secret if before is not None and same else secrets.token_hex(32)
            contact = Contact(email, webhook, secret)
            connection.execute(_remove(season, seat))
            connection.execute(
                insert(ContactRow), {"season": season, "seat": seat, **contact._asdict()}
            )
            return contact

        return await self._database.write(work)

    async def get(self, season: str, seat: str) -> Contact | None:
        """Where whoever plays this seat wants to be reminded."""
        return await self._database.read(lambda connection: _find(connection, season, seat))

    async def remove(self, season: str, seat: str) -> None:
        """Forget it: also when somebody else is to play the seat."""
        await self._database.write(lambda connection: connection.execute(_remove(season, seat)))

    async def stop_mail(self, season: str, seat: str, code: str) -> bool:
        """Forget an e-mail address whose letters had this `stop_code`; False for any other code."""

        def work(connection: Connection) -> bool:
            contact = _find(connection, season, seat)
            if contact is None or not hmac.compare_digest(
                stop_code(contact).encode(), code.encode()
            ):
                return False
            connection.execute(_remove(season, seat))
            if contact.webhook is not None:
                kept = contact._replace(email=None)._asdict()
                connection.execute(insert(ContactRow), {"season": season, "seat": seat, **kept})
            return True

        return await self._database.write(work)

    async def forget_over(self) -> None:
        """Forget all contacts of seasons that are over: nothing is asked there any more."""
        over = select(SeasonRow.id).where(SeasonRow.status == OVER)
        query = delete(ContactRow).where(ContactRow.season.in_(over))
        await self._database.write(lambda connection: connection.execute(query))


def stop_code(contact: Contact) -> str:
    """What proves that a letter came to this address, and lets whoever has it stop them."""
    return hmac.digest(contact.secret.encode(), f"stop {contact.email}".encode(), "sha256").hex()


def _find(connection: Connection, season: str, seat: str) -> Contact | None:
    query = select(ContactRow.email, ContactRow.webhook, ContactRow.secret).where(
        ContactRow.season == season, ContactRow.seat == seat
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Contact(*row)


def _remove(season: str, seat: str) -> Delete:
    return delete(ContactRow).where(ContactRow.season == season, ContactRow.seat == seat)

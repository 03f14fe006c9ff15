"""Contacts: where the people who play seats want to get reminders."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, Delete, delete, insert, select

from showrunner.store.database import Database
from showrunner.store.models import ContactRow, SeasonRow
from showrunner.store.seasons import OVER


class SeatContact(NamedTuple):
    """Where a seat's player wants to get reminders; `secret` signs what the webhook gets."""

    email: str | None
    webhook: str | None
    secret: str


class Contacts:
    """The contacts in one database. The caller has checked what is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(
        self, season: str, seat: str, email: str | None, webhook: str | None
    ) -> SeatContact:
        """Store a seat's contact in place of the old one. A new webhook gets a new secret."""

        def work(connection: Connection) -> SeatContact:
            before = _find(connection, season, seat)
            if before is not None and before.webhook == webhook:
                secret = before.secret
            else:
                secret = secrets.token_hex(32)
            contact = SeatContact(email, webhook, secret)
            connection.execute(_remove(season, seat))
            connection.execute(
                insert(ContactRow), {"season": season, "seat": seat, **contact._asdict()}
            )
            return contact

        return await self._database.write(work)

    async def get(self, season: str, seat: str) -> SeatContact | None:
        """A seat's contact, or None."""
        return await self._database.read(lambda connection: _find(connection, season, seat))

    async def remove(self, season: str, seat: str) -> None:
        """Delete a seat's contact, for example when somebody else is going to play it."""
        await self._database.write(lambda connection: connection.execute(_remove(season, seat)))

    async def stop_mail(self, season: str, seat: str, code: str) -> bool:
        """Delete the e-mail address with this `stop_code`; False if the code is wrong."""

        def work(connection: Connection) -> bool:
            contact = _find(connection, season, seat)
            if contact is None or not hmac.compare_digest(
                stop_code(contact).encode(), code.encode()
            ):
                return False
            connection.execute(_remove(season, seat))
            if contact.webhook is not None:
                webhook_only = contact._replace(email=None)._asdict()
                row = {"season": season, "seat": seat, **webhook_only}
                connection.execute(insert(ContactRow), row)
            return True

        return await self._database.write(work)

    async def delete_over(self) -> None:
        """Delete the contacts of all seasons that are over."""
        over = select(SeasonRow.id).where(SeasonRow.status == OVER)
        query = delete(ContactRow).where(ContactRow.season.in_(over))
        await self._database.write(lambda connection: connection.execute(query))


def stop_code(contact: SeatContact) -> str:
    """A code that only letters to this address contain, with which the reader can stop them."""
    return hmac.digest(contact.secret.encode(), f"stop {contact.email}".encode(), "sha256").hex()


def _find(connection: Connection, season: str, seat: str) -> SeatContact | None:
    query = select(ContactRow.email, ContactRow.webhook, ContactRow.secret).where(
        ContactRow.season == season, ContactRow.seat == seat
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else SeatContact(*row)


def _remove(season: str, seat: str) -> Delete:
    return delete(ContactRow).where(ContactRow.season == season, ContactRow.seat == seat)

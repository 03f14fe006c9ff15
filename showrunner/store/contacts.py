"""Contacts: where the people who play seats want to get reminders."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, Delete, delete, insert, select

from showrunner.store.database import Database
from showrunner.store.models import ContactRow, SeasonRow
from showrunner.store.seasons import OVER

ENGLISH = "en"
MAX_BROWSERS = 10
"""How many browsers of one seat are notified at most; the oldest are forgotten."""


class SeatContact(NamedTuple):
    """Where a seat's player wants to get reminders; `secret` signs what the webhook gets.

    `browsers` are the push addresses of their browsers, and `language` is that of letters.
    """

    email: str | None
    webhook: str | None
    secret: str
    browsers: tuple[str, ...] = ()
    language: str = ENGLISH


class Contacts:
    """The contacts in one database. The caller has checked what is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(
        self,
        season: str,
        seat: str,
        email: str | None,
        webhook: str | None,
        language: str = ENGLISH,
    ) -> SeatContact:
        """Store a seat's addresses in place of the old ones. A new webhook gets a new secret."""

        def work(connection: Connection) -> SeatContact:
            before = _find(connection, season, seat) or _new()
            secret = before.secret if before.webhook == webhook else secrets.token_hex(32)
            contact = SeatContact(email, webhook, secret, before.browsers, language)
            _store(connection, season, seat, contact)
            return contact

        return await self._database.write(work)

    async def set_browser(self, season: str, seat: str, address: str, on: bool) -> None:
        """Add the push address of a browser to a seat's contact, or remove it."""

        def work(connection: Connection) -> None:
            before = _find(connection, season, seat) or _new()
            others = [browser for browser in before.browsers if browser != address]
            browsers = [*others, address][-MAX_BROWSERS:] if on else others
            _store(connection, season, seat, before._replace(browsers=tuple(browsers)))

        await self._database.write(work)

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
            _store(connection, season, seat, contact._replace(email=None))
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


def from_columns(
    email: str | None, webhook: str | None, secret: str, browsers: str, language: str
) -> SeatContact:
    """The contact in a row with these columns."""
    return SeatContact(email, webhook, secret, tuple(browsers.split()), language)


def _new() -> SeatContact:
    return SeatContact(None, None, secrets.token_hex(32))


def _find(connection: Connection, season: str, seat: str) -> SeatContact | None:
    query = select(
        ContactRow.email,
        ContactRow.webhook,
        ContactRow.secret,
        ContactRow.browsers,
        ContactRow.language,
    ).where(ContactRow.season == season, ContactRow.seat == seat)
    row = connection.execute(query).one_or_none()
    return None if row is None else from_columns(*row)


def _store(connection: Connection, season: str, seat: str, contact: SeatContact) -> None:
    """Store a contact in place of the old one; one without any address is deleted."""
    connection.execute(_remove(season, seat))
    if contact.email or contact.webhook or contact.browsers:
        row = {"season": season, "seat": seat, **contact._asdict()}
        connection.execute(insert(ContactRow), {**row, "browsers": "\n".join(contact.browsers)})


def _remove(season: str, seat: str) -> Delete:
    return delete(ContactRow).where(ContactRow.season == season, ContactRow.seat == seat)

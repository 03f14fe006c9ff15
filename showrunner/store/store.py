"""The store's front: one database, and a part for each thing that is done with it."""

from __future__ import annotations

from pathlib import Path

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from showrunner.errors import DatabaseMistake
from showrunner.store.asks import Asks
from showrunner.store.calls import Calls
from showrunner.store.contacts import Contacts
from showrunner.store.database import Database, SqliteDatabase, database_at, is_trouble
from showrunner.store.database import reason_of as reason
from showrunner.store.erasing import Eraser
from showrunner.store.inbox import Inbox
from showrunner.store.ledger import Ledger
from showrunner.store.past import Past
from showrunner.store.profiles import ProfileBook
from showrunner.store.receipts import Receipts
from showrunner.store.reminding import ReminderBook
from showrunner.store.room_lease import RoomLease
from showrunner.store.schema import make_ready
from showrunner.store.seasons import Seasons
from showrunner.store.tokens import Tokens


class Store:
    """One database of seasons, and what is done with it: a part for each purpose."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.listening = database.listening
        self.seasons = Seasons(database)
        self.ledger = Ledger(database)
        self.room_lease = RoomLease(database)
        self.past = Past(database)
        self.asks = Asks(database)
        self.inbox = Inbox(database)
        self.eraser = Eraser(database)
        self.tokens = Tokens(database)
        self.receipts = Receipts(database)
        self.contacts = Contacts(database)
        self.reminders = ReminderBook(database)
        self.calls = Calls(database)
        self.profiles = ProfileBook(database)

    @classmethod
    async def open(cls, address: str | Path) -> Store:
        """The store at this address (a file for SQLite, or a URL); a new one is set up.

        Raises DatabaseMistake for a wrong address, a database that does not open, or tables that do
        not fit this program.
        """
        database = database_at(address)
        if isinstance(database, SqliteDatabase):
            _make_folder(Path(str(database.url.database)))
        try:
            await make_ready(database)
        except BaseException as problem:
            await database.close()
            if is_trouble(problem) or isinstance(problem, SQLAlchemyError | asyncpg.PostgresError):
                raise _cannot_open(database, problem) from problem
            raise
        return cls(database)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.database.close()


def _cannot_open(database: Database, problem: BaseException) -> DatabaseMistake:
    wrong = f"the database {database.place} cannot be opened: {reason(problem)}"
    return DatabaseMistake(wrong, "is it there, is it a database, and may it be written?")


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        wrong = f"the database {file} cannot be made: {problem.strerror}"
        raise DatabaseMistake(wrong, "name a file in a folder that can be written") from None

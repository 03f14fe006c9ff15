"""The store: a database, with an object for each kind of data in it."""

from __future__ import annotations

from pathlib import Path

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from showrunner.errors import DatabaseMistake
from showrunner.store.asks import Asks
from showrunner.store.calls import StoredCalls
from showrunner.store.careers import Careers
from showrunner.store.contacts import Contacts
from showrunner.store.database import Database, SqliteDatabase, database_at, is_outage
from showrunner.store.database import reason_of as reason
from showrunner.store.director_log import DirectorLog
from showrunner.store.episodes import StoredEpisodes
from showrunner.store.erasing import Eraser
from showrunner.store.forecasts import Forecasts
from showrunner.store.inbox import Inbox
from showrunner.store.past import Past
from showrunner.store.profiles import ProfileBook
from showrunner.store.receipts import Receipts
from showrunner.store.reminder_book import ReminderBook
from showrunner.store.room_lease import RoomLease
from showrunner.store.schema import make_ready
from showrunner.store.season_writer import SeasonWriter
from showrunner.store.seasons import Seasons
from showrunner.store.server_keys import ServerKeys
from showrunner.store.tokens import Tokens
from showrunner.store.work_queue import WorkQueue


class Store:
    """A database of seasons. Each attribute reads or writes one kind of data."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.listeners = database.listeners
        self.seasons = Seasons(database)
        self.writer = SeasonWriter(database)
        self.room_lease = RoomLease(database)
        self.queue = WorkQueue(database)
        self.past = Past(database)
        self.asks = Asks(database)
        self.inbox = Inbox(database)
        self.eraser = Eraser(database)
        self.tokens = Tokens(database)
        self.receipts = Receipts(database)
        self.contacts = Contacts(database)
        self.reminders = ReminderBook(database)
        self.calls = StoredCalls(database)
        self.episodes = StoredEpisodes(database)
        self.careers = Careers(database)
        self.forecasts = Forecasts(database)
        self.directing = DirectorLog(database)
        self.profiles = ProfileBook(database)
        self.keys = ServerKeys(database)

    @classmethod
    async def open(cls, address: str | Path) -> Store:
        """Open the store at this address (a file for SQLite, or a URL); create it if it is new.

        Raises DatabaseMistake for a wrong address, a database that cannot be opened, or tables that
        do not fit this program.
        """
        database = database_at(address)
        if isinstance(database, SqliteDatabase):
            _make_folder(Path(str(database.url.database)))
        try:
            await make_ready(database)
        except BaseException as problem:
            await database.close()
            if is_outage(problem) or isinstance(problem, SQLAlchemyError | asyncpg.PostgresError):
                raise _cannot_open(database, problem) from problem
            raise
        return cls(database)

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()


def _cannot_open(database: Database, problem: BaseException) -> DatabaseMistake:
    wrong = f"the database {database.place} cannot be opened: {reason(problem)}"
    return DatabaseMistake(wrong, "check that it exists, is a database, and can be written")


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        wrong = f"the database {file} cannot be made: {problem.strerror}"
        raise DatabaseMistake(wrong, "name a file in a folder that can be written") from None

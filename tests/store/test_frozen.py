"""Frozen connections and processes do not block others for long."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import asyncpg
import pytest
from sqlalchemy import Connection, text

from showrunner.store import Store, database
from showrunner.store.database import is_outage
from tests.databases import GIVEN, with_store
from tests.running.driving import soon
from tests.store.looking import change
from tests.store.short_season import create, short_season

of_postgres = pytest.mark.parametrize("address", ["postgres"], indirect=True)


async def server_process(store: Store) -> int:
    """The number of the server's process for the store's one connection."""
    query = text("SELECT pg_backend_pid()")
    return int(await store.database.read(lambda connection: connection.scalar(query)))


@of_postgres
@pytest.mark.parametrize("do", ["read", "write"])
@pytest.mark.skipif(GIVEN in os.environ, reason="the server's processes may be out of reach")
def test_a_connection_that_answers_no_more_is_dropped(
    address: str, monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    async def work(store: Store) -> None:
        frozen = await server_process(store)
        monkeypatch.setattr(database, "TRANSACTION_SECONDS", 0.2)
        os.kill(frozen, signal.SIGSTOP)
        try:
            with pytest.raises(Exception) as lost:
                await soon(getattr(store.database, do)(lambda c: c.execute(text("SELECT 1"))))
            assert is_outage(lost.value)
            assert not isinstance(lost.value, TimeoutError), "it is not dropped"
            monkeypatch.undo()
            assert await soon(server_process(store)) != frozen
        finally:
            os.kill(frozen, signal.SIGCONT)

    with_store(address, work)


@of_postgres
def test_a_process_that_is_frozen_in_a_transaction_loses_its_locks(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "IDLE_SECONDS", 1.0)

    async def work(store: Store) -> None:
        season = await create(store, short_season())
        rename = f"UPDATE season SET title = 'frozen' WHERE id = '{season}'"

        def stand_still(connection: Connection) -> None:
            connection.execute(text(rename))
            time.sleep(1.5)
            connection.execute(text(rename))

        with pytest.raises(Exception) as lost:
            await store.database.write(stand_still)
        assert is_outage(lost.value)
        await soon(change(store, f"UPDATE season SET title = 'mine' WHERE id = '{season}'"))
        assert (await store.seasons.find(season)).title == "mine"

    with_store(address, work)


@of_postgres
def test_what_lasts_may_be_written_however_long_it_takes(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        monkeypatch.setattr(database, "TRANSACTION_SECONDS", 0.01)
        sleep = text("SELECT pg_sleep(0.2)")
        await store.database.write(lambda connection: connection.execute(sleep), limited=False)
        monkeypatch.undo()

    with_store(address, work)


def test_errors_of_the_drivers_own_state_are_trouble_that_passes() -> None:
    """asyncpg raises this if a connection ends during an operation."""
    wrong = "cannot switch to state 15; another operation (2) is in progress"
    assert is_outage(asyncpg.InternalClientError(wrong))


@of_postgres
def test_a_connection_for_what_lasts_is_let_go_of_in_every_state(address: str) -> None:
    async def work(store: Store) -> None:
        connect = store.database.dedicated_connection  # type: ignore[attr-defined]
        async with connect() as connection:
            asking = asyncio.ensure_future(connection.execute("SELECT pg_sleep(60)"))
            await asyncio.sleep(0.05)
        assert connection.is_closed()
        with pytest.raises(asyncpg.PostgresConnectionError):
            await soon(asking)

    with_store(address, work)

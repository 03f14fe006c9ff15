"""The room lease: one process at a time drives, and is replaced if silent for too long."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import update

from showrunner.store import Store
from showrunner.store.models import RoomLeaseRow, now
from showrunner.store.room_lease import LEASE_SECONDS
from tests.databases import with_store


def lives(driver: str) -> bool:
    """No driver is known to have ended."""
    return False


async def silent(store: Store, seconds: float) -> None:
    """Pretend that the lease was renewed this number of seconds ago."""
    query = update(RoomLeaseRow).values(renewed_at=now() - timedelta(seconds=seconds))
    await store.database.write(lambda connection: connection.execute(query))


def test_one_process_has_the_lease_until_it_gives_it_back(address: str) -> None:
    async def work(store: Store) -> None:
        lease = store.room_lease
        assert await lease.holder() is None
        assert await lease.take("one", lives)
        assert await lease.take("one", lives), "its first try may have got through unnoticed"
        assert not await lease.take("other", lives)
        await lease.give_back("other")
        assert await lease.renew("one")
        assert not await lease.renew("other")
        await lease.give_back("one")
        assert not await lease.renew("one")
        assert await lease.take("other", lives)

    with_store(address, work)


@pytest.mark.parametrize(
    ("seconds", "free"), [(LEASE_SECONDS - 3, False), (LEASE_SECONDS + 3, True)]
)
def test_a_lease_that_was_not_renewed_runs_out(address: str, seconds: float, free: bool) -> None:
    async def work(store: Store) -> None:
        lease = store.room_lease
        await lease.take("frozen", lives)
        await silent(store, seconds)
        holder = await lease.holder()
        assert holder is not None
        assert holder.is_active is not free
        assert await lease.take("other", lives) is free
        assert await lease.renew("frozen") is not free

    with_store(address, work)


def test_one_that_is_late_and_was_not_replaced_keeps_its_lease(address: str) -> None:
    async def work(store: Store) -> None:
        lease = store.room_lease
        await lease.take("late", lives)
        await silent(store, LEASE_SECONDS + 3)
        assert await lease.renew("late")
        assert not await lease.take("other", lives)

    with_store(address, work)


def test_the_lease_of_a_process_that_has_ended_is_free_at_once(address: str) -> None:
    async def work(store: Store) -> None:
        lease = store.room_lease
        await lease.take("killed", lives)
        assert not await lease.take("other", lambda driver: driver != "killed")
        assert await lease.take("other", lambda driver: driver == "killed")

    with_store(address, work)

"""No season stands still unnoticed: /ready, metrics and producers show it, with the reason."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from showrunner.running import control_room, supervising
from showrunner.store import Store, room_lease
from showrunner.store.models import now
from showrunner.store.seasons import UNDRIVEN_AFTER, change_season
from tests.api.processes import ServerProcess, opened, servers
from tests.api.serving import SECONDS, House, served
from tests.api.test_asks import asked, default, joined
from tests.api.test_killed_server import begun, reached
from tests.api.test_two_processes import drives
from tests.crash.checking import check
from tests.crash.seasons import ALONE
from tests.databases import new_postgres
from tests.store.looking import change

TAKEOVER_SECONDS = 20.0
"""R8: seconds after which a frozen process has been replaced."""


@pytest.fixture(autouse=True)
def unlogged() -> Iterator[None]:
    """Silence the log."""
    with capture_logs():
        yield


# -- the server as a whole -------------------------------------------------------------------------


def test_a_room_that_keeps_failing_is_told_by_ready_metrics_and_the_season_and_then_mended(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervising, "FIRST_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(supervising, "LONGEST_PAUSE_SECONDS", 0.01)

    async def work(house: House) -> None:
        async def failing() -> Any:
            raise ZeroDivisionError

        season = await house.season(pace=60)
        monkeypatch.setattr(house.store.seasons, "to_drive", failing)
        assert (await house.nobody.get("/ready")).status == 200, "there is nothing to drive"
        long_ago = now() - 2 * UNDRIVEN_AFTER
        await house.store.database.write(
            lambda connection: change_season(
                connection, season, status="running", changed_at=long_ago
            )
        )
        found = await until_ready_says(house, 503)
        assert found["status"].startswith("no process drives the running seasons (1): ")
        assert (await house.nobody.get("/ready", drivers="false")).status == 200
        counted = r'^showrunner_interruptions_total\{work="driving"\} [1-9]'
        told = (await house.operator.get("/metrics")).body.decode()
        assert re.search(counted, told, re.MULTILINE)
        hand = (await house.producer.get(f"seasons/{season}")).good()["hand"]
        assert hand["undriven_for"] >= 2 * UNDRIVEN_AFTER.total_seconds()
        monkeypatch.undo()
        async with asyncio.timeout(SECONDS):
            while hand["undriven_for"] is not None:
                hand = (await house.producer.get(f"seasons/{season}")).good()["hand"]
        assert (await house.nobody.get("/ready")).good() == {"status": "ok"}

    served(address, work)


async def until_ready_says(house: House, status: int) -> Any:
    """What /ready says once it has this status."""
    async with asyncio.timeout(SECONDS):
        while (found := await house.nobody.get("/ready")).status != status:
            await asyncio.sleep(0.01)
    return found.json


@pytest.mark.parametrize(
    ("silent", "status"),
    [(room_lease.LEASE_SECONDS - 5, 200), (room_lease.LEASE_SECONDS + 5, 503)],
)
def test_a_lease_that_ran_out_is_told_until_somebody_drives(
    address: str, monkeypatch: pytest.MonkeyPatch, silent: float, status: int
) -> None:
    """R8: shown also by a process whose own control room is waiting for its turn."""

    async def work(house: House) -> None:
        lease = house.store.room_lease

        async def never(*_: Any) -> bool:
            return False

        monkeypatch.setattr(lease, "take", never)
        season = await house.season()
        for query in (
            f"UPDATE season SET status = 'running' WHERE id = '{season}'",
            "UPDATE room_lease SET driver = 'elsewhere:1:room-a'",
        ):
            await change(house.store, query)
        await house.store.database.write(
            lambda connection: connection.execute(
                room_lease._UPDATE.values(renewed_at=now() - timedelta(seconds=silent))
            )
        )
        assert (await house.nobody.get("/ready")).status == status

    served(address, work)


# -- rows that cannot be read ----------------------------------------------------------------------


@pytest.mark.parametrize("body", ["{", "no JSON", "[1]", "null"])
def test_an_input_that_cannot_be_read_halts_its_season_and_no_other(
    address: str, body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        other, (also,) = await joined(house, "ama")
        await asked(ama, season)
        await house.producer.post(f"seasons/{season}/pause")
        await house.until(season, "paused")
        await spoil_input(house.store, season, body)
        await house.until(season, "halted")
        card = (await house.producer.get(f"seasons/{season}")).good()
        assert "the input 99 of the season" in card["hand"]["fault"]
        for path in ("asks", "seats", "orders", "holds"):
            found = await house.producer.get(f"seasons/{season}/{path}")
            assert found.status < 500, found.body
        ask = await asked(also, other)
        taken = await also.post(f"seasons/{other}/asks/{ask['ask']}/answer", default(ask))
        assert taken.good()["state"] == "taken"
        assert (await house.producer.post(f"seasons/{season}/resume")).good()["state"] == "taken"
        ask = await asked(ama, season)
        taken = await ama.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))
        assert taken.good()["state"] == "taken"

    served(address, work)


async def spoil_input(store: Store, season: str, body: str) -> None:
    """Put an order with unreadable terms into the inbox."""
    number = await store.inbox.put(season, "spoiled", "order", {"name": "nothing"})
    spoiled = f"number = 99, state = 'waiting', code = NULL, reason = NULL, body = '{body}'"
    where = f"WHERE season = '{season}' AND number = {number}"
    await change(store, f"UPDATE inbox SET {spoiled} {where}")


@pytest.mark.parametrize("form", ["{", "[1]", '{"kind": 3}', '{"fields": {"a": {}}}'])
def test_a_form_that_cannot_be_read_is_a_clear_problem_and_halts_the_season(
    address: str, form: str
) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        where = f"WHERE season = '{season}' AND form IS NOT NULL"
        await change(house.store, f"UPDATE ask SET form = '{form}' {where}")
        found = await ama.get(f"seasons/{season}/asks")
        assert found.status == 409
        assert found.json["type"] == "urn:showrunner:spoiled-row"
        assert "root" not in found.json["detail"], "the decision's own id is for producers"
        await house.until(season, "halted")
        hand = (await house.producer.get(f"seasons/{season}")).good()["hand"]
        assert "form of the decision" in hand["fault"]
        assert (await house.producer.post(f"seasons/{season}/resume")).good()["state"] == "taken"
        assert (await asked(ama, season))["form"] == ask["form"]

    served(address, work)


# -- a frozen process ------------------------------------------------------------------------------


def test_a_frozen_process_is_replaced_and_fenced_when_it_wakes(tmp_path: Path) -> None:
    """R8: nothing is decided twice, and the story is the same as without the failure."""
    address = new_postgres()

    async def go() -> None:
        async with opened(address) as store, servers(address, tmp_path, 2) as both:
            for server in both:
                await server.start()
            season, token = await begun(store)
            numbers = {server.number: server for server in both}
            frozen = numbers.pop(await drives(store, season))
            (other,) = numbers.values()
            await reached(store, season, 10)
            os.kill(frozen.number, signal.SIGSTOP)
            try:
                async with asyncio.timeout(TAKEOVER_SECONDS):
                    while await drives(store, season) != other.number:
                        await asyncio.sleep(0.05)
                head = (await store.seasons.find(season)).head
                await reached(store, season, head + 5)
                assert await other.is_ready()
            finally:
                os.kill(frozen.number, signal.SIGCONT)
            await is_ready_again(frozen)
            await reached(store, season, head + 15)
            assert await drives(store, season) == other.number
            told = await frozen.client(token).get("/metrics")
            assert "showrunner_seasons_driven 0.0" in told.body.decode()
            for server in both:
                assert await server.stop() == 0
            await check(store, season, ALONE)

    asyncio.run(go())


async def is_ready_again(server: ServerProcess) -> None:
    async with asyncio.timeout(SECONDS):
        while not await server.is_ready():
            await asyncio.sleep(0.02)


def test_what_is_waited_for_before_a_takeover_is_within_the_limit() -> None:
    """By then a lease has expired, a retry has come, and a frozen transaction has been undone."""
    from showrunner.store import database

    assert room_lease.LEASE_SECONDS + control_room.TRY_SECONDS < TAKEOVER_SECONDS / 2 + 1
    assert control_room.RENEW_SECONDS * 4 < room_lease.LEASE_SECONDS
    assert room_lease.LEASE_SECONDS > database.IDLE_SECONDS
    assert TAKEOVER_SECONDS > database.TRANSACTION_SECONDS

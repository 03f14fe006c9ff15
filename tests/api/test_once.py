"""R5: a request that changes something may come again, and changes it once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import func, select, update

from showrunner.running.tidying import tidy
from showrunner.store.models import InputRow, ReceiptRow, SeasonRow, TokenRow, now
from showrunner.store.receipts import KEPT
from tests.api.serving import SECONDS, SIX, House, served

REPEATS, MANY_REPEATS, AT_ONCE = 60, 1_000, 50


async def _rows(house: House, table: Any) -> int:
    query = select(func.count()).select_from(table)
    return int(await house.store.database.read(lambda connection: connection.scalar(query)) or 0)


async def _repeated(house: House, method: str, path: str, body: Any, times: int) -> list[Any]:
    """The answers to the same request, so often, many of them at once."""
    answers = []
    room = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with room:
            answers.append(await house.producer.ask(method, path, body, key="the same"))

    await asyncio.gather(*(one() for _ in range(times)))
    return answers


@pytest.mark.parametrize("times", [REPEATS, pytest.param(MANY_REPEATS, marks=pytest.mark.full)])
def test_r5_a_season_that_is_made_again_with_its_key_is_made_once(address: str, times: int) -> None:
    async def work(house: House) -> None:
        answers = await _repeated(house, "POST", "seasons", SIX, times)
        assert Counter(one.status for one in answers) == {201: times}
        assert len({one.json["id"] for one in answers}) == 1
        assert await _rows(house, SeasonRow) == 1

    served(address, work, requests_a_minute=10 * MANY_REPEATS)


def test_r5_a_control_that_is_given_again_with_its_key_is_one_input(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=0.05)
        answers = await _repeated(house, "PUT", f"seasons/{season}/pace", {"seconds": 5}, REPEATS)
        assert {one.status for one in answers} <= {200, 202}
        assert await _rows(house, InputRow) == 1

    served(address, work)


def test_r5_an_invitation_that_is_made_again_is_the_same(address: str) -> None:
    async def work(house: House) -> None:
        before = await _rows(house, TokenRow)
        new = {"name": "Ada"}
        made = [await house.operator.post("producers", new, key="once") for _ in range(3)]
        invitation = {"invitation": made[0].good()["invitation"]}
        assert len({one.good()["invitation"] for one in made}) == 1
        assert await _rows(house, TokenRow) == before + 1
        entered = [await house.nobody.post("session", invitation, key="come in") for _ in range(3)]
        assert len({one.good()["token"] for one in entered}) == 1
        again = await house.nobody.post("session", invitation)
        assert (again.status, again.json["type"]) == (403, "urn:showrunner:forbidden")

    served(address, work)


def test_r5_the_same_key_with_another_body_is_refused(address: str) -> None:
    async def work(house: House) -> None:
        first = await house.producer.post("seasons", SIX, key="k")
        other = await house.producer.post("seasons", {**SIX, "title": "Another"}, key="k")
        assert first.status == 201
        assert (other.status, other.json["type"]) == (422, "urn:showrunner:key-reused")
        stranger = await house.stranger.post("seasons", {**SIX, "title": "Theirs"}, key="k")
        assert stranger.status == 201

    served(address, work)


def test_r5_what_was_refused_is_not_kept_under_its_key(address: str) -> None:
    async def work(house: House) -> None:
        wrong = await house.producer.post("seasons", {**SIX, "cast": 500}, key="k")
        right = await house.producer.post("seasons", SIX, key="k")
        assert (wrong.status, right.status) == (422, 201)

    served(address, work)


@pytest.mark.parametrize("key", ["x" * 201, "tab\there"])
def test_a_key_that_is_none_is_refused(address: str, key: str) -> None:
    async def work(house: House) -> None:
        made = await house.producer.post("seasons", SIX, key=key)
        assert made.status == 422
        assert "Idempotency-Key" in made.json["detail"]

    served(address, work)


def test_receipts_are_deleted_when_their_time_is_over_and_the_others_are_kept(address: str) -> None:
    async def work(house: House) -> None:
        async def repeated(key: str) -> str:
            return str((await house.producer.post("seasons", SIX, key=key)).good()["id"])

        old, fresh = await repeated("old"), await repeated("fresh")
        aged = update(ReceiptRow).where(ReceiptRow.key == "old").values(created_at=now() - KEPT)
        await house.store.database.write(lambda connection: connection.execute(aged))
        tidying = asyncio.create_task(tidy(house.store))
        async with asyncio.timeout(SECONDS):
            while await _rows(house, ReceiptRow) > 1:
                await asyncio.sleep(0.01)
        tidying.cancel()
        assert await repeated("fresh") == fresh
        assert await repeated("old") != old

    served(address, work)

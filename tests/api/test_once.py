"""R5: a repeated request changes something only once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import aiohttp
import pytest
from sqlalchemy import func, select, update

from showrunner.running.tidying import tidy
from showrunner.store.models import InputRow, ReceiptRow, SeasonRow, TokenRow, now
from showrunner.store.receipts import RECEIPT_LIFETIME
from tests.api.serving import SECONDS, SIX, Client, House, served

EVENT = {"order": "event", "terms": {"story": "a"}}
REPEATS, MANY_REPEATS, AT_ONCE = 60, 1_000, 50


async def _rows(house: House, table: Any) -> int:
    query = select(func.count()).select_from(table)
    return int(await house.store.database.read(lambda connection: connection.scalar(query)) or 0)


async def _repeated(house: House, method: str, path: str, body: Any, times: int) -> list[Any]:
    """The responses to the same request sent several times, partly at once."""
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


def test_r5_a_used_invitation_comes_back_only_to_the_address_that_used_it(sqlite: str) -> None:
    async def work(house: House) -> None:
        made = (await house.operator.post("producers", {"name": "Ada"})).good()
        invitation = {"invitation": made["invitation"]}
        first = (await house.nobody.post("session", invitation, key="guessed")).good()
        again = await house.nobody.post("session", invitation, key="guessed")
        assert again.good()["token"] == first["token"]
        other = aiohttp.TCPConnector(local_addr=("127.0.0.2", 0))
        async with aiohttp.ClientSession(connector=other) as http:
            stranger = Client(http, house.url)
            refused = await stranger.post("session", invitation, key="guessed")
        assert (refused.status, refused.json["type"]) == (403, "urn:showrunner:forbidden")

    served(sqlite, work)


CHANGES: list[tuple[str, str, str, Any, Any]] = [
    # Who sends it, its method and address, a body, and another one under the same key.
    ("nobody", "POST", "session", {"invitation": "a"}, {"invitation": "b"}),
    ("producer", "POST", "producers/tokens", {"label": "a"}, {"label": "b"}),
    ("producer", "POST", "cast", {"name": "Wren"}, {"name": "Rook"}),
    ("producer", "POST", "seasons/S/viewers", {"label": "a"}, {"label": "b"}),
    ("producer", "PATCH", "seasons/S", {"release": "end"}, {"deadlines": {"talk": 5}}),
    ("producer", "POST", "seasons/S/orders", EVENT, {**EVENT, "terms": {"story": "b"}}),
    ("producer", "POST", "seasons/S/texts/erase", None, {"seal": "abcd"}),
    ("contestant", "PUT", "seasons/S/seat/seen", {"number": 0}, {"number": 1}),
    ("contestant", "PUT", "seasons/S/seat/contact", {}, {"email": "a@example.org"}),
    ("contestant", "POST", "seasons/S/seat/notes", {"words": "a"}, {"words": "b"}),
    ("contestant", "PUT", "seasons/S/seat/instructions", {"words": "a"}, {"words": "b"}),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: f"{change[1]} {change[2]}")
def test_r5_no_route_takes_another_body_under_a_used_key(
    sqlite: str, change: tuple[str, str, str, Any, Any]
) -> None:
    who, method, path, first, other = change

    async def work(house: House) -> None:
        season = await house.season(viewers="link", start=True, pace=3600)
        path_here = path.replace("S", season)
        contestant = await house.contestant(season, "ama")
        client = {"nobody": house.nobody, "producer": house.producer}.get(who, contestant)
        one, two = first, other
        if who == "nobody":
            made = [await house.operator.post("producers", {"name": name}) for name in "ab"]
            one, two = ({"invitation": each.good()["invitation"]} for each in made)
        if path.endswith("erase"):
            story = {"order": "event", "terms": {"story": "to be erased"}}
            (await house.producer.post(f"seasons/{season}/orders", story)).good()
            found = await house.producer.get(f"seasons/{season}/texts", words="to be erased")
            one = {"seal": found.good()[0]["seal"]}
        (await client.ask(method, path_here, one, key="k")).good()
        refused = await client.ask(method, path_here, two, key="k")
        assert (refused.status, refused.json["type"]) == (422, "urn:showrunner:key-reused")
        (await client.ask(method, path_here, one, key="k")).good()
        if method == "PATCH":
            hand = (await house.producer.get(path_here)).good()["hand"]
            assert hand["deadlines"]["talk"] != 5

    served(sqlite, work)


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
        aged = (
            update(ReceiptRow)
            .where(ReceiptRow.key == "old")
            .values(created_at=now() - RECEIPT_LIFETIME)
        )
        await house.store.database.write(lambda connection: connection.execute(aged))
        tidying = asyncio.create_task(tidy(house.store))
        async with asyncio.timeout(SECONDS):
            while await _rows(house, ReceiptRow) > 1:
                await asyncio.sleep(0.01)
        tidying.cancel()
        assert await repeated("fresh") == fresh
        assert await repeated("old") != old

    served(address, work)

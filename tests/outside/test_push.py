"""Web Push, by a real web server: what a push says, who signed it, and browsers that are gone."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from py_vapid import Vapid02
from structlog.testing import capture_logs

from showrunner.errors import AddressRefused, WrongParameter
from showrunner.running.reminding import reminders as reminding
from showrunner.store import Store
from showrunner.store.contacts import MAX_BROWSERS
from tests.databases import with_store
from tests.outside.asking import HOUR, TITLE, ask, noted, reminders, season_with_people
from tests.outside.visitors import Web

KEY = base64.urlsafe_b64encode(bytes(range(1, 33))).decode().rstrip("=")


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reminding, "FIRST_WAIT_SECONDS", 0)


def settings(web: Web) -> dict[str, Any]:
    hosts = f"http://127.0.0.1:{web.port}"
    return {"push_hosts": hosts, "public_url": "https://show.example.org"}


def says(status: int) -> bytes:
    return f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode()


def test_a_push_is_signed_and_has_no_content(address: str) -> None:
    async def work(store: Store) -> None:
        async with Web(lambda path: says(201)) as web:
            season = await season_with_people(store)
            ours = reminders(store, **settings(web))
            key = await ours.push_key()
            assert key == await reminders(store, **settings(web)).push_key(), "it is stored"
            browser = f"http://127.0.0.1:{web.port}/browser/1"
            await ours.set_browser(season, "ada", browser, on=True)
            await ask(store, season, left=3 * HOUR)
            await ours.send_due()
            await ours.send_due()
            (head,), (body,) = web.requests, web.bodies
            fields = dict(line.split(": ", 1) for line in head.splitlines()[1:] if line)
            assert (body, fields["TTL"], fields["Topic"]) == (b"", str(int(3 * HOUR)), season)
            assert Vapid02.verify(fields["Authorization"])
            token, _, used = fields["Authorization"].removeprefix("vapid t=").partition(",k=")
            claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
            place = f"http://127.0.0.1:{web.port}"
            assert (used, claims["aud"]) == (key, place)
            assert TITLE not in head and "vote" not in head
            assert await noted(store) == [("push", "asked")]

    with_store(address, work, checked=False)


def test_a_browser_that_is_gone_is_forgotten_and_the_others_are_told(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with Web(lambda path: says(410 if "gone" in path else 201)) as web:
            season = await season_with_people(store)
            ours = reminders(store, **settings(web), vapid_key=KEY)
            place = f"http://127.0.0.1:{web.port}"
            for name in ("gone", "here"):
                await ours.set_browser(season, "ada", f"{place}/{name}", on=True)
            await ask(store, season)
            with capture_logs() as logs:
                await ours.send_due()
            assert (web.visits, logs) == (2, [])
            contact = await store.contacts.get(season, "ada")
            assert contact is not None and contact.browsers == (f"{place}/here",)
            await ours.set_browser(season, "ada", f"{place}/here", on=False)
            assert await store.contacts.get(season, "ada") is None

    with_store(sqlite, work, checked=False)


def test_s8_pushes_go_to_the_operators_services_alone(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with Web() as web, Web() as other:
            season = await season_with_people(store)
            ours = reminders(store, **settings(web))
            elsewhere = f"http://127.0.0.1:{other.port}/x"
            with pytest.raises(AddressRefused):
                await ours.set_browser(season, "ada", elsewhere, on=True)
            await store.contacts.set_browser(season, "ada", elsewhere, on=True)
            await ask(store, season)
            with capture_logs() as logs:
                await ours.send_due()
            assert (other.visits, [line["why"] for line in logs]) == (0, ["AddressRefused"])
            with pytest.raises(WrongParameter, match="sends no push"):
                await reminders(store).set_browser(season, "ada", elsewhere, on=True)

    with_store(sqlite, work, checked=False)


def test_browsers_are_kept_beside_other_addresses_and_not_without_end(address: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store)
        for number in range(MAX_BROWSERS + 2):
            await store.contacts.set_browser(season, "ada", f"https://push/{number}", on=True)
        await store.contacts.put(season, "ada", "ada@example.org", None)
        await store.contacts.put(season, "ada", None, None)
        contact = await store.contacts.get(season, "ada")
        assert contact is not None and contact.browsers[0] == "https://push/2"
        assert len(contact.browsers) == MAX_BROWSERS

    with_store(address, work, checked=False)


@pytest.mark.parametrize("key", ["short", "!", KEY[:-4]])
def test_a_key_that_cannot_be_read_is_refused_at_the_start(sqlite: str, key: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(WrongParameter, match="SHOWRUNNER_VAPID_KEY cannot be read"):
            reminders(
                store, push_hosts="push.example.org", public_url="https://a.example", vapid_key=key
            )

    with_store(sqlite, work, checked=False)

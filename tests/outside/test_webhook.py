"""Webhooks, by a real web server: what is posted, how it is signed, and what becomes of faults."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from showrunner.running.reminding import reminders as reminding
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.models import now
from tests.databases import with_store
from tests.outside.asking import (
    HOUR,
    NOW,
    TITLE,
    ask,
    noted,
    reminders,
    season_with_people,
    stand,
)
from tests.outside.visitors import OK, Web, sends_to
from tests.running.driving import soon
from tests.store.short_season import create, short_season

ENDLESS = b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 1_000_000
BOMB = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\nnot gzip!"


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reminding, "FIRST_WAIT_SECONDS", 0)


def settings(*webs: Web) -> dict[str, str]:
    return {
        "webhook_hosts": " ".join(f"http://127.0.0.1:{web.port}" for web in webs),
        "public_url": "https://show.example.org",
    }


def says(status: int) -> bytes:
    return f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode()


def documented(at: float) -> Callable[[str, bytes, str], bool]:
    """How `docs/deploy.md` says that a post is checked, at this time."""
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {"hmac": hmac, "clock": SimpleNamespace(time=lambda: at)}
    exec(code, names)
    found: Callable[[str, bytes, str], bool] = names["is_genuine"]
    return found


async def asked_of_ada(store: Store, web: Web, **terms: float) -> tuple[str, str]:
    """The season, and the secret of ada's contact."""
    season = await season_with_people(store)
    url = f"http://127.0.0.1:{web.port}/ada?token=a%2Fb"
    contact = await store.contacts.put(season, "ada", None, url)
    await ask(store, season, **terms)
    return season, contact.secret


def test_a_webhook_is_posted_what_is_asked_until_when_and_where(address: str) -> None:
    async def work(store: Store) -> None:
        async with Web() as web:
            season, _ = await asked_of_ada(store, web, left=3 * HOUR)
            await reminders(store, **settings(web)).send_due()
            assert web.requests[0].startswith("POST /ada?token=a%2Fb HTTP/1.1\r\n")
            posted = json.loads(web.bodies[0])
            due = datetime.fromisoformat(posted.pop("due"))
            assert due.timestamp() == NOW.timestamp() + 3 * HOUR
            assert posted == {
                "type": "reminder",
                "what": "asked",
                "season": season,
                "seat": "ada",
                "number": 1,
                "title": TITLE,
                "decision": "whom to vote out",
                "link": f"https://show.example.org/seasons/{season}",
            }
            await reminders(store, **settings(web)).send_due()
            assert (web.visits, await noted(store)) == (1, [("webhook", "asked")])

    with_store(address, work, checked=False)


def test_a_webhook_is_signed_with_the_secret_that_its_person_was_shown(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with Web() as web:
            _, secret = await asked_of_ada(store, web)
            await reminders(store, **settings(web)).send_due()
            head = dict(line.split(": ", 1) for line in web.requests[0].splitlines()[1:] if line)
            signed, (body,) = head["Showrunner-Signature"], web.bodies
            is_genuine = documented(at=NOW.timestamp() + 60)
            assert is_genuine(signed, body, secret)
            assert not is_genuine(signed, body + b" ", secret)
            assert not is_genuine(signed, body, secret[::-1])
            assert not documented(at=NOW.timestamp() + 600)(signed, body, secret)
            assert secret not in web.requests[0] + web.bodies[0].decode()

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize("answer", [OK, says(204), ENDLESS, BOMB])
def test_whatever_a_webhook_replies_is_not_read(sqlite: str, answer: bytes) -> None:
    async def work(store: Store) -> None:
        async with Web(lambda path: answer) as web:
            await asked_of_ada(store, web)
            with capture_logs() as logs:
                await soon(reminders(store, **settings(web)).send_due())
            assert (web.visits, logs) == (1, [])

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize("status", [408, 429, 500, 503])
def test_a_webhook_in_trouble_is_tried_again(sqlite: str, status: int) -> None:
    async def work(store: Store) -> None:
        async with Web(lambda path: says(status) if web.visits < 3 else OK) as web:
            await asked_of_ada(store, web)
            with capture_logs() as logs:
                await reminders(store, **settings(web)).send_due()
            assert (web.visits, logs) == (3, [])

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize(
    ("answer", "tries", "why"),
    [
        (says(404), 1, "it was not sent: HTTP 404"),
        (says(410), 1, "it was not sent: HTTP 410"),
        (says(502), 4, "it was not sent: HTTP 502"),
        (b"rubbish\r\n\r\n", 4, "it was not sent: ClientResponseError"),
        (b"", 4, "it was not sent: ServerDisconnectedError"),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 99_999, 4, "it was not sent: ClientResponseError"),
    ],
)
def test_a_webhook_that_fails_is_logged_without_address_or_words(
    sqlite: str, answer: bytes, tries: int, why: str
) -> None:
    async def work(store: Store) -> None:
        async with Web(lambda path: answer) as web:
            season, _ = await asked_of_ada(store, web)
            with capture_logs() as logs:
                await reminders(store, **settings(web)).send_due()
            assert web.visits == tries
            assert logs == [
                {
                    "event": "reminder lost",
                    "log_level": "warning",
                    "season": season,
                    "seat": "ada",
                    "way": "webhook",
                    "why": why,
                }
            ]

    with_store(sqlite, work, checked=False)


def test_s8_a_webhook_leads_nowhere_else(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with Web() as other, Web(lambda path: sends_to(away)) as web:
            away = f"http://127.0.0.1:{other.port}/"
            await asked_of_ada(store, web)
            with capture_logs() as logs:
                await reminders(store, **settings(web, other)).send_due()
            assert (web.visits, other.visits) == (1, 0)
            assert [line["why"] for line in logs] == ["it was not sent: HTTP 302"]

    with_store(sqlite, work, checked=False)


def test_s8_a_webhook_that_the_operator_no_longer_lists_is_not_connected_to(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with Web() as web, Web() as other:
            await asked_of_ada(store, web)
            with capture_logs() as logs:
                await reminders(store, **settings(other)).send_due()
            assert (web.visits, other.visits) == (0, 0)
            assert [line["why"] for line in logs] == ["AddressRefused"]

    with_store(sqlite, work, checked=False)


def test_a_webhook_that_never_answers_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showrunner.running.reminding.webhook.SEND_SECONDS", 0.05)

    async def work(store: Store) -> None:
        async with Web(lambda path: b"HTTP/1.1 200 OK\r\n", stays=True) as web:
            await asked_of_ada(store, web)
            with capture_logs() as logs:
                await soon(reminders(store, **settings(web)).send_due())
            assert web.visits == 4
            assert [line["why"] for line in logs] == ["it was not sent: TimeoutError"]

    with_store(sqlite, work, checked=False)


def test_one_webhook_in_trouble_keeps_back_nobody_elses_reminder(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with Web(lambda path: says(500)) as broken, Web() as web:
            season, _ = await asked_of_ada(store, broken)
            await asked_of_ada(store, web)
            await stand(store, season, format="a game that is not installed")
            with capture_logs() as logs:
                await reminders(store, **settings(broken, web)).send_due()
            assert (broken.visits, web.visits, len(logs)) == (4, 1, 1)
            assert json.loads(broken.bodies[0])["decision"] == "a decision"

    with_store(sqlite, work, checked=False)


def test_a_person_in_a_season_that_is_driven_is_reminded(address: str) -> None:
    async def work(store: Store) -> None:
        async with Web() as web:
            people = short_season(players={"ada": "outside"})
            season = await create(store, people, deadlines='{"decision": 90000.0}')
            url = f"http://127.0.0.1:{web.port}/"
            await store.contacts.put(season, "ada", None, url)
            await soon(Runner(store, season).run(until_idle=True))
            ours = reminding.Reminders(
                store, reminding.ReminderSettings(**settings(web), grace=0.0)
            )
            await ours.send_due()
            assert web.visits == 0
            await stand(store, season, driver="a:1:b", driven_at=now())
            await ours.send_due()
            (body,) = web.bodies
            posted = json.loads(body)
            assert (posted["title"], posted["seat"]) == ("A short season", "ada")
            assert posted["decision"] == "how one goes into a competition"
            hours = (datetime.fromisoformat(posted["due"]) - now()).total_seconds() / HOUR
            assert 24.5 < hours < 25.5

    with_store(address, work)

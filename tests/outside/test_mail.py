"""Letters, by a real mail server: what they hold, how they travel, and what becomes of faults."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import pytest
import structlog
import trustme
from sqlalchemy import select
from structlog.testing import capture_logs

from showrunner.running.reminding import reminders as reminding
from showrunner.store import Store
from showrunner.store.models import ReminderRow
from tests.databases import with_store
from tests.outside.asking import (
    CLOCK,
    HOUR,
    MINUTE,
    NOW,
    TITLE,
    answer,
    ask,
    close,
    noted,
    reminders,
    season_with_people,
    stand,
)
from tests.outside.mailbox import PASSWORD, MailServer
from tests.store.looking import change

ADA = "ada@example.org"
BUSY, NOBODY = "451 come back later", "550 there is nobody of this name"


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reminding, "FIRST_WAIT_SECONDS", 0)


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ssl.SSLContext]:
    """A server's certificate that this machine trusts."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "authority.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost").configure_cert(context)
    yield context


def settings(server: MailServer, scheme: str = "smtp+plain", user: str = "") -> dict[str, str]:
    return {
        "smtp_url": f"{scheme}://{user}localhost:{server.port}",
        "mail_from": "Showrunner <show@example.org>",
        "mail_to": "example.org",
        "public_url": "https://show.example.org",
    }


async def asked_of_ada(store: Store, **terms: float) -> str:
    season = await season_with_people(store)
    await store.contacts.put(season, "ada", ADA, None)
    await ask(store, season, **terms)
    return season


def test_a_letter_says_what_is_asked_until_when_and_where_and_nothing_else(address: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            season = await asked_of_ada(store, left=3 * HOUR)
            await reminders(store, **settings(server)).send_due()
            (letter,) = server.letters
            due = datetime.fromtimestamp(NOW.timestamp() + 3 * HOUR, UTC)
            assert letter["From"] == "Showrunner <show@example.org>"
            assert letter["Subject"] == f"Something is asked of you: {TITLE}"
            assert letter["Auto-Submitted"] == "auto-generated"
            assert letter.get_content_type() == "text/plain"
            assert letter.get_content().splitlines() == [
                f"You are asked in the season “{TITLE}”: whom to vote out.",
                "",
                f"It is due in 3 hours, on {due:%Y-%m-%d at %H:%M} UTC,",
                "or later if the season stands still meanwhile.",
                "",
                f"https://show.example.org/seasons/{season}",
                "",
                "-- ",
                "You play a seat there and left this address to be reminded.",
                "You can take it back on the same page.",
            ]
            assert server.raw[0].isascii()
            assert max(map(len, server.raw[0].split(b"\r\n\r\n", 1)[1].splitlines())) <= 78
            assert sorted(letter.keys()) == [
                *("Auto-Submitted", "Content-Transfer-Encoding", "Content-Type", "Date", "From"),
                *("List-Unsubscribe", "List-Unsubscribe-Post", "MIME-Version", "Message-ID"),
                *("Subject", "To"),
            ]

    with_store(address, work, checked=False)


def test_a_letter_is_in_the_language_of_the_browser_that_its_address_was_left_in(
    sqlite: str,
) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            season = await season_with_people(store)
            await store.contacts.put(season, "ada", ADA, None, "de")
            await ask(store, season, left=3 * HOUR)
            await reminders(store, **settings(server)).send_due()
            (letter,) = server.letters
            due = datetime.fromtimestamp(NOW.timestamp() + 3 * HOUR, UTC)
            assert letter["Subject"] == f"Du wirst etwas gefragt: {TITLE}"
            assert letter.get_content().splitlines() == [
                f"Du wirst etwas gefragt in der Staffel “{TITLE}”: wen man rauswählt.",
                "",
                f"Zeit ist noch 3 Stunden, bis {due:%Y-%m-%d um %H:%M} UTC,",
                "oder länger, falls die Staffel zwischendurch stillsteht.",
                "",
                f"https://show.example.org/seasons/{season}",
                "",
                "-- ",
                "Du spielst dort und hast diese Adresse für Erinnerungen hinterlassen.",
                "Auf derselben Seite kannst du sie zurücknehmen.",
            ]

    with_store(sqlite, work, checked=False)


def test_a_letter_without_a_deadline_does_not_hurry_anybody(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            await asked_of_ada(store)
            await reminders(store, **settings(server)).send_due()
            assert "There is no hurry" in server.letters[0].get_content()

    with_store(sqlite, work, checked=False)


def test_a_mail_program_can_stop_letters_at_one_click(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            season = await asked_of_ada(store)
            await reminders(store, **settings(server)).send_due()
            (letter,) = server.letters
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            (header,) = [
                line
                for line in server.raw[0].decode().replace("\r\n ", " ").split("\r\n")
                if line.startswith("List-Unsubscribe:")
            ]
            link = urlsplit(header.partition("<")[2].removesuffix(">"))
            place = f"{link.scheme}://{link.netloc}{link.path}"
            assert place == "https://show.example.org/api/v1/reminders/stop"
            terms = {name: value for name, (value,) in parse_qs(link.query).items()}
            assert (terms["season"], terms["seat"]) == (season, "ada")
            assert await store.contacts.stop_mail(**terms)
            assert await store.contacts.get(season, "ada") is None

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize(
    "title",
    ["One\r\nBcc: ben@example.org\r\n\r\nHello", "Zwölf Inseln ☀ \u2028 mit\tSpaß", "x" * 300, ""],
)
def test_no_title_makes_a_header_or_more_than_a_line(sqlite: str, title: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            season = await asked_of_ada(store)
            await stand(store, season, title=title)
            await reminders(store, **settings(server)).send_due()
            (letter,) = server.letters
            assert letter["Bcc"] is None
            assert letter["To"] == ADA
            assert len(letter["Subject"]) <= 120
            shown = " ".join(title.split())
            assert letter["Subject"].startswith(f"Something is asked of you: {shown[:79]}".strip())

    with_store(sqlite, work, checked=False)


def test_each_reminder_is_sent_once_however_often_one_looks(address: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            season = await asked_of_ada(store, waited=10 * HOUR, left=20 * HOUR)
            ours = reminders(store, **settings(server))
            await asyncio.gather(*(ours.send_due() for _ in range(5)))
            await ours.send_due()
            assert [letter["Subject"] for letter in server.letters] == [
                f"Something is asked of you: {TITLE}"
            ]
            await change(store, f"UPDATE ask SET due = {CLOCK + 2 * HOUR}")
            hours_ago = NOW.replace(year=NOW.year - 1)
            await _told_at(store, hours_ago)
            await ours.send_due()
            await ours.send_due()
            assert server.letters[1]["Subject"] == f"Your time is running out: {TITLE}"
            assert len(server.letters) == 2
            assert await noted(store) == [("email", "asked"), ("email", "due")]
            assert season in server.letters[1].get_content()

    with_store(address, work, checked=False)


def test_one_letter_stands_for_both_reminders_where_time_is_short(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            await asked_of_ada(store, waited=10 * MINUTE, left=2 * MINUTE)
            ours = reminders(store, **settings(server))
            await ours.send_due()
            await ours.send_due()
            (letter,) = server.letters
            assert letter["Subject"].startswith("Your time is running out")
            assert "It is due in 2 minutes" in letter.get_content()
            assert await noted(store) == [("email", "asked"), ("email", "due")]

    with_store(sqlite, work, checked=False)


def test_a_process_that_died_while_sending_sends_nothing_twice(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            await asked_of_ada(store)
            ours = reminders(store, **settings(server))
            (asked,) = await store.reminders.open_asks("outside", NOW)
            assert await store.reminders.note(asked, "email", ("asked",), NOW)
            assert not await store.reminders.note(asked, "email", ("asked",), NOW)
            await ours.send_due()
            assert server.letters == []

    with_store(sqlite, work, checked=False)


def test_nobody_is_reminded_of_what_they_need_not_or_cannot_do(address: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            ours = reminders(store, **settings(server))
            answered = await asked_of_ada(store)
            await answer(store, answered, "main/1:ada")
            closed = await asked_of_ada(store)
            await close(store, closed, "main/1:ada")
            late = await asked_of_ada(store, left=-1.0)
            for columns in (
                {"status": "paused"},
                {"status": "halted"},
                {"archived": True},
                {"driver": None},
                {"driven_at": NOW.replace(year=NOW.year - 1)},
            ):
                await stand(store, await asked_of_ada(store), **columns)
            by_bot = await asked_of_ada(store)
            await change(store, f"UPDATE seat SET player = 'bot:x' WHERE season = '{by_bot}'")
            nowhere = await season_with_people(store)
            await ask(store, nowhere)
            await ours.send_due()
            assert (server.letters, await noted(store)) == ([], [])
            await ask(store, late, number=2)
            await ours.send_due()
            assert len(server.letters) == 1

    with_store(address, work, checked=False)


def test_an_answer_that_is_stored_while_a_letter_waits_stops_it(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await asked_of_ada(store)
        (asked,) = await store.reminders.open_asks("outside", NOW)
        await close(store, season, "main/1:ada")
        assert not await store.reminders.note(asked, "email", ("asked",), NOW)

    with_store(sqlite, work, checked=False)


def test_a_seat_gets_only_so_many_reminders_a_day(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showrunner.store.reminder_book.MAX_REMINDERS_PER_DAY", 3)

    async def work(store: Store) -> None:
        async with MailServer() as server:
            season = await asked_of_ada(store)
            for number in range(2, 7):
                await ask(store, season, number=number)
            ours = reminders(store, **settings(server))
            await ours.send_due()
            await ours.send_due()
            assert len(server.letters) == 3
            await _told_at(store, NOW.replace(year=NOW.year - 1))
            await ours.send_due()
            assert len(server.letters) == 6

    with_store(sqlite, work, checked=False)


def test_a_mail_server_that_is_busy_is_tried_again(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer(BUSY, BUSY, BUSY) as server:
            await asked_of_ada(store)
            await reminders(store, **settings(server)).send_due()
            assert (len(server.letters), server.tries) == (1, 4)
            assert await noted(store) == [("email", "asked")]

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize(("refusals", "tries"), [([BUSY] * 4, 4), ([NOBODY], 1)])
def test_a_letter_that_cannot_be_sent_is_logged_without_address_or_words(
    sqlite: str, refusals: list[str], tries: int
) -> None:
    async def work(store: Store) -> None:
        async with MailServer(*refusals) as server:
            season = await asked_of_ada(store)
            with capture_logs() as logs:
                await reminders(store, **settings(server)).send_due()
                await reminders(store, **settings(server)).send_due()
            assert (server.letters, server.tries) == ([], tries)
            (line,) = logs
            code = refusals[0][:3]
            assert line == {
                "event": "reminder lost",
                "log_level": "warning",
                "season": season,
                "seat": "ada",
                "way": "email",
                "why": f"it was not sent: SMTP {code}",
            }

    structlog.reset_defaults()
    with_store(sqlite, work, checked=False)


def test_a_mail_server_that_is_away_keeps_nobody_elses_letters(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            terms = settings(server)
        await asked_of_ada(store)
        with capture_logs() as logs:
            await reminders(store, **terms).send_due()
        assert [line["event"] for line in logs] == ["reminder lost"]
        assert ADA not in str(logs) and str(server.port) not in str(logs)

    with_store(sqlite, work, checked=False)


def test_an_address_that_the_operator_no_longer_allows_gets_nothing(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            await asked_of_ada(store)
            terms = {**settings(server), "mail_to": "example.net"}
            with capture_logs() as logs:
                await reminders(store, **terms).send_due()
            assert (server.tries, len(logs)) == (0, 1)
            assert "example.org" not in str(logs)

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_letters_travel_encrypted_and_authenticated(
    sqlite: str, tls: ssl.SSLContext, scheme: str
) -> None:
    async def work(store: Store) -> None:
        async with MailServer(tls=tls, start=scheme == "smtps", password=True) as server:
            await asked_of_ada(store)
            user = f"show:{quote(PASSWORD, safe='')}@"
            await reminders(store, **settings(server, scheme, user)).send_due()
            assert (len(server.letters), server.secure) == (1, [True])

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_no_letter_goes_to_a_server_that_cannot_encrypt(sqlite: str, scheme: str) -> None:
    async def work(store: Store) -> None:
        async with MailServer() as server:
            await asked_of_ada(store)
            with capture_logs() as logs:
                await reminders(store, **settings(server, scheme)).send_due()
            assert (server.tries, len(logs)) == (0, 1)

    with_store(sqlite, work, checked=False)


def test_no_letter_goes_to_a_server_whose_certificate_is_not_trusted(
    sqlite: str, tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")

    async def work(store: Store) -> None:
        async with MailServer(tls=tls, start=True) as server:
            await asked_of_ada(store)
            with capture_logs() as logs:
                await reminders(store, **settings(server, "smtps")).send_due()
            assert (server.tries, len(logs)) == (0, 1)

    with_store(sqlite, work, checked=False)


def test_reminders_go_on_when_a_look_fails(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reminding, "LOOK_SECONDS", 0)

    async def work(store: Store) -> None:
        async with MailServer() as server:
            await asked_of_ada(store)
            ours = reminders(store, **settings(server))
            rightly, looks = store.reminders.open_asks, []

            async def fails_first(*terms: object) -> object:
                looks.append(terms)
                if len(looks) == 1:
                    raise OSError("the disk is full")
                if len(looks) == 3:
                    raise asyncio.CancelledError
                return await rightly(*terms)

            monkeypatch.setattr(store.reminders, "open_asks", fails_first)
            with capture_logs() as logs, pytest.raises(asyncio.CancelledError):
                await ours.run()
            assert [line["event"] for line in logs] == ["reminders failed"]
            assert len(server.letters) == 1

    with_store(sqlite, work, checked=False)


async def _told_at(store: Store, at: datetime) -> None:
    """Let all reminders have been sent then."""
    query = ReminderRow.__table__.update().values(sent_at=at)
    await store.database.write(lambda connection: connection.execute(query))
    rows = await store.database.read(
        lambda connection: connection.scalars(select(ReminderRow.sent_at)).all()
    )
    assert set(rows) == {at}

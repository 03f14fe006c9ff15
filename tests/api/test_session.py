"""Signing in: invitations, tokens, cookies, producers; what a revoked token can still see."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import text

from showrunner.api.access import COOKIE, CSRF_COOKIE, CSRF_HEADER
from showrunner.store.tokens import INVITATION, give_token, hashed, new_secret, operator_of
from tests.api.serving import Client, House, served


async def invitation(house: House, lasts: timedelta = timedelta(hours=1)) -> str:
    """An invitation for an operator."""
    secret = new_secret()

    def work(connection: Any) -> None:
        give_token(
            connection,
            secret,
            "producer",
            kind=INVITATION,
            producer=operator_of(connection),
            lasts=lasts,
        )

    await house.store.database.write(work)
    return secret


def test_s7_a_token_has_256_bits_and_only_its_hash_is_stored(address: str) -> None:
    async def work(house: House) -> None:
        secret = await invitation(house)
        entered = (await house.nobody.post("session", {"invitation": secret})).good()
        assert len(bytes.fromhex(entered["token"])) == 32

        def stored(connection: Any) -> str:
            rows = [connection.execute(text(f"SELECT * FROM {name}")).all() for name in TABLES]
            return repr(rows)

        said = await house.store.database.read(stored)
        assert hashed(entered["token"]) in said
        assert entered["token"] not in said
        assert secret not in said

    served(address, work)


TABLES = ("token", "receipt", "inbox", "season", "producer")


def test_s7_an_invitation_is_good_once_and_until_its_time_is_over(address: str) -> None:
    async def work(house: House) -> None:
        late = await invitation(house, timedelta(seconds=-1))
        once = await invitation(house)
        first = await house.nobody.post("session", {"invitation": once})
        for used in (late, once, "never was one"):
            refused = await house.nobody.post("session", {"invitation": used})
            assert (refused.status, refused.json["type"]) == (403, "urn:showrunner:forbidden")
        assert (await house.client(first.good()["token"]).get("session")).good()["role"] == (
            "operator"
        )
        assert (await house.client(once).get("session")).status == 401

    served(address, work)


def test_s7_a_token_that_is_given_back_lets_nobody_in(address: str) -> None:
    async def work(house: House) -> None:
        assert (await house.stranger.get("session")).good()["role"] == "producer"
        assert (await house.stranger.delete("session")).status == 200
        for path in ("session", "seasons"):
            refused = await house.stranger.get(path)
            assert (refused.status, refused.headers["WWW-Authenticate"]) == (401, "Bearer")

    served(address, work)


def test_s7_revoking_a_token_ends_its_streams_within_a_second(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=30)
        own = (await house.producer.post("producers/tokens", {"label": "a script"})).good()
        program = house.client(own["token"])
        began, ended = asyncio.Event(), asyncio.Event()

        async def watch() -> None:
            async for _ in program.events(f"seasons/{season}/watch"):
                began.set()
            ended.set()

        watching = asyncio.create_task(watch())
        async with asyncio.timeout(10):
            await began.wait()
        assert not ended.is_set()
        assert (await house.stranger.delete(f"producers/tokens/{own['id']}")).status == 403
        assert (await house.producer.delete(f"producers/tokens/{own['id']}")).status == 200
        async with asyncio.timeout(10):
            await ended.wait()
        await watching
        assert (await program.get("session")).status == 401

    served(address, work)


def test_s7_a_token_that_another_process_revokes_ends_its_streams_too(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=30)
        ended = asyncio.Event()

        async def watch() -> None:
            async for event in house.producer.events(f"seasons/{season}/watch"):
                if event.id == "1":
                    await house.store.database.write(
                        lambda c: c.execute(
                            text("UPDATE token SET revoked_at = created_at WHERE hash = :hash"),
                            {"hash": hashed(str(house.producer.token))},
                        )
                    )
            ended.set()

        watching = asyncio.create_task(watch())
        async with asyncio.timeout(10):
            await ended.wait()
        await watching

    served(address, work)


def test_a_browser_gets_a_cookie_that_scripts_cannot_read_and_a_word_for_changes(
    sqlite: str,
) -> None:
    async def work(house: House) -> None:
        entering = {"invitation": await invitation(house), "cookie": True}
        let_in = await house.nobody.post("session", entering)
        assert let_in.good()["token"] is None
        cookies = {
            one.split("=")[0]: one
            for one in let_in.headers.getall("Set-Cookie")  # type: ignore[attr-defined]
        }
        assert "HttpOnly" in cookies[COOKIE]
        assert "HttpOnly" not in cookies[CSRF_COOKIE]
        assert all("SameSite=strict" in one.replace("Strict", "strict") for one in cookies.values())
        kept = "; ".join(one.split(";")[0] for one in cookies.values())
        word = let_in.json["csrf"]
        assert f"{CSRF_COOKIE}={word}" in kept
        browser = {"Cookie": kept}
        assert (await house.nobody.get("session", headers=browser)).good()["csrf"] == word
        label = {"label": "x"}
        for wrong in ({}, {CSRF_HEADER: "0" * 32}):
            forged = await house.nobody.post("producers/tokens", label, headers=browser | wrong)
            assert forged.status == 403
        meant = browser | {CSRF_HEADER: word}
        assert (await house.nobody.post("producers/tokens", label, headers=meant)).status == 201

    served(sqlite, work)


ELSEWHERE: list[dict[str, str]] = [
    # What browsers send along when a page of another site makes them send a request.
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"},
]


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_s7_no_other_site_signs_a_visitor_in_or_changes_anything(
    sqlite: str, headers: dict[str, str]
) -> None:
    async def work(house: House) -> None:
        secret = await invitation(house)
        entering = {"invitation": secret, "cookie": True}
        forged = await house.nobody.post("session", entering, headers=headers)
        assert (forged.status, forged.headers.get("Set-Cookie")) == (403, None)
        let_in = await house.nobody.post("session", entering)
        cookies = let_in.headers.getall("Set-Cookie")  # type: ignore[attr-defined]
        kept = "; ".join(one.split(";")[0] for one in cookies)
        browser = {"Cookie": kept, CSRF_HEADER: let_in.json["csrf"]}
        for method, path in (("POST", "producers/tokens"), ("DELETE", "session")):
            refused = await house.nobody.ask(
                method, path, {"label": "x"}, headers=browser | headers
            )
            assert (refused.status, "another site" in refused.json["detail"]) == (403, True)
        assert (await house.nobody.get("session", headers=browser | headers)).status == 200
        # A program that shows its token says who it is by itself.
        shown = {**headers, "Authorization": f"Bearer {house.producer.token}"}
        program = await house.nobody.post("producers/tokens", {"label": "x"}, headers=shown)
        assert program.status == 201

    served(sqlite, work)


@pytest.mark.parametrize("site", ["same-origin", "none", "by its origin"])
def test_s7_a_page_of_this_server_signs_its_visitor_in(sqlite: str, site: str) -> None:
    async def work(house: House) -> None:
        origin = {"Origin": house.url}
        headers = origin if site == "by its origin" else {**origin, "Sec-Fetch-Site": site}
        entering = {"invitation": await invitation(house), "cookie": True}
        assert (await house.nobody.post("session", entering, headers=headers)).status == 200

    served(sqlite, work)


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]


@pytest.mark.parametrize("kind", FORMS)
def test_s7_what_a_form_can_send_signs_nobody_in(sqlite: str, kind: str) -> None:
    async def work(house: House) -> None:
        secret = await invitation(house)
        body = f'{{"cookie": true, "invitation": "{secret}", "cookie":true}}'.encode()
        sent = await house.nobody.post("session", body, headers={"Content-Type": kind})
        assert (sent.status, sent.headers.get("Set-Cookie")) == (415, None)
        assert sent.json["type"] == "urn:showrunner:unsupported-media-type"
        assert (await house.nobody.post("session", {"invitation": secret})).status == 200

    served(sqlite, work)


def test_a_cookie_that_is_good_no_more_is_as_none_and_its_browser_comes_in_anew(
    sqlite: str,
) -> None:
    async def work(house: House) -> None:
        gone = {"Cookie": f"{COOKIE}={'0' * 64}; {CSRF_COOKIE}={'0' * 32}"}
        assert (await house.nobody.get("session", headers=gone)).status == 401
        entering = {"invitation": await invitation(house), "cookie": True}
        let_in = await house.nobody.post("session", entering, headers=gone)
        assert let_in.good()["role"] == "producer"
        wrong = {"Authorization": f"Bearer {'0' * 64}"}
        assert (await house.nobody.get("formats", headers=wrong)).status == 401

    served(sqlite, work)


def test_only_operators_invite_producers_and_see_them(address: str) -> None:
    async def work(house: House) -> None:
        for client, status in ((house.nobody, 401), (house.producer, 403)):
            assert (await client.post("producers", {"name": "Ada"})).status == status
            assert (await client.get("producers")).status == status
        invited = (await house.operator.post("producers", {"name": "Ada"})).good()
        assert invited["path"] == f"/enter#{invited['invitation']}"
        ada = await _let_in(house, invited["invitation"])
        assert (await ada.get("session")).good()["role"] == "producer"
        names = [one["name"] for one in (await house.operator.get("producers")).good()]
        assert names == ["operator", "producer", "stranger", "Ada"]

    served(address, work)


async def _let_in(house: House, secret: str) -> Client:
    return house.client(
        (await house.nobody.post("session", {"invitation": secret})).good()["token"]
    )


@pytest.mark.parametrize(
    "header", ["Basic abc", "Bearer", "Bearer ", "Bearer " + "x" * 5000, "Bearer nobody's"]
)
def test_a_wrong_token_is_nobody_even_where_nobody_may_look(sqlite: str, header: str) -> None:
    async def work(house: House) -> None:
        assert (await house.nobody.get("seasons")).good() == {"seasons": [], "next": None}
        shown = await house.nobody.get("seasons", headers={"Authorization": header})
        assert (shown.status, shown.json["type"]) == (401, "urn:showrunner:not-let-in")

    served(sqlite, work)


def test_producers_see_their_seasons_and_nothing_of_others(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        listed = [one["id"] for one in (await house.producer.get("seasons")).good()["seasons"]]
        assert listed == [season]
        for client in (house.stranger, house.operator):
            assert (await client.get("seasons")).good()["seasons"] == []
            assert (await client.get(f"seasons/{season}")).status == 404
        unknown = await house.stranger.get("seasons/" + "0" * 32)
        hidden = await house.stranger.get(f"seasons/{season}")
        assert unknown.json["detail"].replace("0" * 32, season) == hidden.json["detail"]

    served(address, work)

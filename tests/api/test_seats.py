"""Seats over HTTP: who is invited, who plays, and that nobody else can tell."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import aclosing
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import insert, update

from showrunner.store.models import ContactRow, TokenRow, now
from showrunner.store.tokens import INVITATION
from tests.api.serving import SECONDS, SIX, Client, House, served
from tests.api.test_asks import PAUSED_TALKS, asked, default, joined

STORM = {"story": "A storm takes the roof."}


async def invite(house: House, season: str, seat: str, **terms: Any) -> str:
    """An invitation to a seat."""
    made = await house.producer.post(f"seasons/{season}/seats/{seat}/invitation", terms)
    return str(made.good()["invitation"])


async def claim(house: House, invitation: str, by: Client | None = None) -> Client:
    """A client that has used an invitation."""
    entered = await (by or house.nobody).post("session", {"invitation": invitation})
    return house.client(entered.good()["token"])


async def waiting(house: House) -> str:
    """A season of bots that has begun, with a slow pace."""
    return (await joined(house, pace=30))[0]


async def goes_on(house: House, season: str) -> None:
    """Remove the slow pace."""
    (await house.producer.put(f"seasons/{season}/pace", {"seconds": 0})).good()


async def seat_of(house: House, season: str, seat: str) -> dict[str, Any]:
    """A seat as its producer sees it, without what its player is thinking about."""
    seats = (await house.producer.get(f"seasons/{season}/seats")).good()
    found: dict[str, Any] = next(one for one in seats if one["seat"] == seat)
    del found["thinking"]
    return found


async def thinking(house: House, season: str, seat: str) -> list[dict[str, Any]]:
    """A seat's undecided decisions, as the producer sees them."""
    seats = (await house.producer.get(f"seasons/{season}/seats")).good()
    return next(one["thinking"] for one in seats if one["seat"] == seat)


@pytest.mark.parametrize("begun", [False, True])
def test_a_friend_is_invited_and_plays(address: str, begun: bool) -> None:
    async def work(house: House) -> None:
        season = await house.season(parameters=PAUSED_TALKS, start=begun, pace=30)
        before = await seat_of(house, season, "ama")
        assert (before["player"], before["claimed"], before["invited"]) == (
            "bot:sensible",
            False,
            False,
        )
        made = await house.producer.post(f"seasons/{season}/seats/ama/invitation", {})
        link = made.good()
        assert link["path"] == f"/enter#{link['invitation']}"
        assert link["lasts_seconds"] == timedelta(days=7).total_seconds()
        assert await seat_of(house, season, "ama") == before | {"invited": True}
        ama = await claim(house, link["invitation"])
        who = (await ama.get("session")).good()
        assert (who["role"], who["season"], who["seat"]) == ("contestant", season, "ama")
        after = await seat_of(house, season, "ama")
        assert after == before | {"player": "outside", "claimed": True}
        if not begun:
            (await house.producer.post(f"seasons/{season}/start")).good()
        await goes_on(house, season)
        ask = await asked(ama, season)
        path = f"seasons/{season}/asks/{ask['ask']}/answer"
        assert (await ama.post(path, default(ask))).status == 200

    served(address, work)


def test_an_invitation_is_good_once_and_for_its_time(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        once = await invite(house, season, "ama")
        answers = await asyncio.gather(
            *(house.nobody.post("session", {"invitation": once}) for _ in range(12))
        )
        assert sorted(one.status for one in answers) == [200, *[403] * 11]
        old = await invite(house, season, "ama", lasts_seconds=3600)
        past = update(TokenRow).where(TokenRow.kind == INVITATION).values(expires_at=now())
        await house.store.database.write(lambda connection: connection.execute(past))
        assert (await house.nobody.post("session", {"invitation": old})).status == 403
        for lasts in (3599, 30 * 86400 + 1):
            terms = {"lasts_seconds": lasts}
            path = f"seasons/{season}/seats/ama/invitation"
            assert (await house.producer.post(path, terms)).status in (400, 422)
        assert (
            await house.producer.post(f"seasons/{season}/seats/nobody/invitation", {})
        ).status == 404

    served(address, work)


def test_a_claim_that_is_repeated_is_the_same_claim(address: str) -> None:
    async def work(house: House) -> None:
        season = await waiting(house)
        link = {"invitation": await invite(house, season, "ama")}
        first = (await house.nobody.post("session", link, key="mine")).good()
        assert (await house.nobody.post("session", link, key="mine")).good() == first
        assert (await house.nobody.post("session", link, key="other")).status == 403
        assert (await seat_of(house, season, "ama"))["player"] == "outside"
        swaps = [one for one in await house.store.inbox.received(season) if one.kind == "control"]
        assert len(swaps) == 1

    served(address, work)


def test_invitations_are_listed_and_withdrawn(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(viewers="link")
        path = f"seasons/{season}"
        secret = await invite(house, season, "ama", label="for Ada")
        link = (await house.producer.post(f"{path}/viewers", {"label": "home"})).good()
        listed = (await house.producer.get(f"{path}/invitations")).good()
        assert [(one["seat"], one["label"]) for one in listed] == [
            ("ama", "for Ada"),
            (None, "home"),
        ]
        assert secret not in str(listed)
        viewers = [await claim(house, link["invitation"]) for _ in range(3)]
        for one in viewers:
            assert (await one.get(path)).good()["role"] == "viewer"
        for one in listed:
            gone = await house.producer.delete(f"{path}/invitations/{one['id']}")
            assert gone.status == 200
            gone = await house.producer.delete(f"{path}/invitations/{one['id']}")
            assert gone.status == 404
        assert (await house.producer.get(f"{path}/invitations")).good() == []
        assert (await house.nobody.post("session", {"invitation": secret})).status == 403
        assert [(await one.get(path)).status for one in viewers] == [401] * 3

    served(sqlite, work)


def test_each_of_two_invitations_to_one_seat_is_listed_and_withdrawn_by_itself(
    sqlite: str,
) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        secrets = [await invite(house, season, "ama", label=label) for label in ("Ada", "Ben")]
        path = f"seasons/{season}/invitations"
        first, second = (await house.producer.get(path)).good()
        assert [(one["seat"], one["label"]) for one in (first, second)] == [
            ("ama", "Ada"),
            ("ama", "Ben"),
        ]
        (await house.producer.delete(f"{path}/{first['id']}")).good()
        assert (await house.producer.get(path)).good() == [second]
        assert (await seat_of(house, season, "ama"))["invited"]
        entered = [await house.nobody.post("session", {"invitation": one}) for one in secrets]
        assert [one.status for one in entered] == [403, 200]
        assert (await house.producer.get(path)).good() == []

    served(sqlite, work)


def test_viewers_are_invited_only_where_there_is_something_to_see(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        refused = await house.producer.post(f"seasons/{season}/viewers", {})
        assert refused.status == 422
        assert "viewers" in refused.json["detail"]

    served(sqlite, work)


def test_producers_take_a_seat_back_and_its_streams_end(address: str) -> None:
    async def work(house: House) -> None:
        season = await waiting(house)
        ama = await claim(house, await invite(house, season, "ama"))
        await goes_on(house, season)
        await asked(ama, season)
        async with aclosing(ama.events(f"seasons/{season}/watch")) as events:
            await anext(events)
            path = f"seasons/{season}/seats/ama/tokens"
            (await house.producer.delete(path, player="bot:random")).good()
            async with asyncio.timeout(5):
                rest = [event async for event in events]
        assert "end" not in [event.type for event in rest]
        assert (await ama.get(f"seasons/{season}/asks")).status == 401
        seat = await seat_of(house, season, "ama")
        assert (seat["player"], seat["claimed"]) == ("bot:random", False)
        await house.over(season)

    served(address, work)


def test_a_contestant_gives_their_seat_back(address: str) -> None:
    async def work(house: House) -> None:
        season = await waiting(house)
        ama = await claim(house, await invite(house, season, "ama"))
        await goes_on(house, season)
        await asked(ama, season)
        assert (await ama.post(f"seasons/{season}/seat/release")).good()["state"] == "taken"
        assert (await ama.get(f"seasons/{season}")).status == 401
        assert (await seat_of(house, season, "ama"))["player"] == "bot:sensible"
        await house.over(season)

    served(address, work)


def test_producers_swap_players_and_the_others_cannot_tell(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (rokeya, ama) = await joined(house, "rokeya", "ama", viewers="everybody")
        ask = await asked(ama, season)
        await asked(rokeya, season)
        (await house.producer.post(f"seasons/{season}/pause")).good()
        others = (rokeya, house.nobody)
        before = await looks(others, season)
        path = f"seasons/{season}/seats/ama/player"
        for player in ("bot:random", "outside"):
            (await house.producer.put(path, {"player": player})).good()
            assert await looks(others, season) == before
            asks = (await ama.get(f"seasons/{season}/asks")).good()["asks"]
            assert [one["ask"] for one in asks] == ([ask["ask"]] if player == "outside" else [])
        friend = await claim(house, await invite(house, season, "gideon"))
        assert (await friend.get("session")).good()["seat"] == "gideon"
        assert await looks(others, season) == before
        for player in ("nobody", "bot:", ""):
            assert (await house.producer.put(path, {"player": player})).status == 404

    served(sqlite, work)


async def looks(others: Sequence[Client], season: str) -> list[tuple[int, bytes]]:
    """Everything that others can look at."""
    answers = [
        await one.get(f"seasons/{season}{path}")
        for one in others
        for path in ("", "/seats", "/facts", "/asks")
    ]
    return [(one.status, one.body) for one in answers if one.status < 400]


def test_others_see_names_and_nothing_that_tells_people_from_bots(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", viewers="everybody")
        await asked(ama, season)
        seats = (await ama.get(f"seasons/{season}/seats")).good()
        assert [list(one) for one in seats] == [["seat", "name"]] * 6
        assert (await house.nobody.get(f"seasons/{season}/seats")).good() == seats

    served(sqlite, work)


def test_only_producers_of_the_season_invite_swap_and_take_back(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", viewers="everybody")
        viewer = await house.viewer(season)
        seats = f"seasons/{season}/seats/ama"
        for client in (ama, viewer, house.stranger, house.operator, house.nobody):
            for answer in (
                await client.post(f"{seats}/invitation", {}),
                await client.post(f"seasons/{season}/viewers", {}),
                await client.get(f"seasons/{season}/invitations"),
                await client.delete(f"seasons/{season}/invitations/1"),
                await client.delete(f"{seats}/tokens"),
                await client.put(f"{seats}/player", {"player": "bot:random"}),
            ):
                assert answer.status in (401, 403, 404), answer
        assert (await seat_of(house, season, "ama"))["player"] == "outside"

    served(sqlite, work)


def test_a_producer_who_takes_a_seat_plays_it_and_sees_only_what_it_sees(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await waiting(house)
        path, producer = f"seasons/{season}", house.producer
        async with asyncio.timeout(SECONDS):
            while (await house.store.seasons.find(season)).head < 0:
                await asyncio.sleep(0.02)
        fork = (await producer.post(f"{path}/forks", {"at": 0})).good()["id"]
        own = await claim(house, await invite(house, season, "ama"), by=producer)
        await goes_on(house, season)
        ask = await asked(own, season)
        assert ask["form"]
        who = (await own.get("session")).good()
        assert who["role"] == "contestant"
        assert (await own.get(f"{path}/invitations")).status == 403
        assert (await own.get(f"{path}/facts")).status == 200
        for refused in (
            await producer.get(f"{path}/facts"),
            await producer.get(f"{path}/sheet", at=0),
            await producer.get(f"{path}/transcript", **{"as": "rokeya"}),
            await producer.post(f"{path}/orders", {"order": "go_on", "terms": {}}),
            await producer.post("seasons", {**SIX, "remembers": season}),
            await producer.get(f"seasons/{fork}/facts"),
        ):
            assert refused.status == 403, refused
            assert "you play in this season" in refused.json["detail"], refused
        seen = (await producer.get(path)).good()
        assert (seen["role"], "hand" in seen) == ("producer", False)
        listed = (await producer.get("seasons")).good()["seasons"]
        assert [("hand" in one) for one in listed] == [False, False]
        assert all("player" not in one for one in (await producer.get(f"{path}/seats")).good())
        assert (await producer.post(f"{path}/pause")).good()["entry"] is None
        (await own.post(f"{path}/seat/release")).good()
        assert (await producer.get(f"{path}/facts")).status == 200
        assert (await producer.get(f"seasons/{fork}/facts")).status == 200

    served(sqlite, work)


def test_producers_see_who_is_late(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", deadlines={"decision": 0.05})
        await asked(ama, season)
        async with asyncio.timeout(20):
            while (await seat_of(house, season, "ama"))["late"] < 2:
                await asyncio.sleep(0.05)
        assert (await seat_of(house, season, "rokeya"))["late"] == 0

    served(sqlite, work)


def test_producers_see_who_thinks_and_for_how_long(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        (thought,) = await thinking(house, season, "ama")
        assert (thought["kind"], thought["seconds_left"]) == (ask["kind"], None)
        assert thought["seconds"] >= 0
        assert "thinking" not in (await ama.get(f"seasons/{season}/seats")).good()[0]
        (await ama.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))).good()
        after = await thinking(house, season, "ama")
        assert thought["ask"] not in [one["ask"] for one in after]

    served(address, work)


@pytest.mark.parametrize("running", [False, True])
def test_an_undo_takes_people_along_with_their_links_and_a_look_at_another_way_does_not(
    sqlite: str, running: bool
) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", viewers="link")
        path, producer = f"seasons/{season}", house.producer
        watcher = await house.viewer(season)
        invited = await invite(house, season, "rokeya")
        contact = {"season": season, "seat": "ama", "email": "ama@example.org", "secret": "s"}
        await house.store.database.write(
            lambda connection: connection.execute(insert(ContactRow), contact)
        )
        await asked(ama, season)
        (await producer.post(f"{path}/orders", {"order": "event", "terms": STORM})).good()
        (order,) = (await producer.get(f"{path}/orders")).good()["orders"]
        before = {"at": order["entry"] - 1}
        if not running:
            (await producer.post(f"{path}/stop")).good()
        look = (await producer.post(f"{path}/forks", before)).good()["id"]
        assert (await ama.get(f"seasons/{look}")).status == 404
        assert (await ama.get(path)).good()["seat"] == "ama"

        body = {**before, "take_people": True, "start": True}
        fork = (await producer.post(f"{path}/forks", body)).good()["id"]
        ask = await asked(ama, fork)
        done = await ama.post(f"seasons/{fork}/asks/{ask['ask']}/answer", default(ask))
        assert done.good()["state"] == "taken"
        assert (await ama.get("session")).good()["season"] == fork
        assert (await ama.get(f"seasons/{fork}/seat/contact")).good()["email"] == contact["email"]
        assert (await watcher.get(f"seasons/{fork}")).good()["role"] == "viewer"
        rokeya = await claim(house, invited)
        assert (await rokeya.get(f"seasons/{fork}")).good()["seat"] == "rokeya"
        for person in (ama, watcher, rokeya):
            gone = await person.get(f"{path}/facts")
            assert (gone.status, gone.json["type"]) == (404, "urn:showrunner:season-goes-on")
            assert fork in gone.json["detail"]
        left = (await producer.get(path)).good()
        assert (left["status"], left["goes_on_in"]) == ("stopped", fork)
        for act, terms in (("resume", None), ("step", {}), ("forks", body)):
            refused = await producer.post(f"{path}/{act}", terms)
            assert (refused.status, fork in refused.json["detail"]) == (422, True)

        again = {"at": before["at"], "take_people": True}
        third = (await producer.post(f"seasons/{fork}/forks", again)).good()["id"]
        assert third in (await ama.get(path)).json["detail"]
        (await producer.delete(f"seasons/{third}")).good()
        assert "goes_on_in" not in (await producer.get(f"seasons/{fork}")).good()

    served(sqlite, work)

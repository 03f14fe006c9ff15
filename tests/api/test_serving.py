"""The server that other tests use: every client has its role, and the season plays."""

from __future__ import annotations

from contextlib import aclosing

from tests.api.serving import House, served


def test_everybody_is_who_they_are(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(viewers="link")
        seat = (await house.seats(season))[0]
        roles = {
            "operator": house.operator,
            "producer": house.producer,
            "contestant": await house.contestant(season, seat),
            "viewer": await house.viewer(season),
        }
        for role, client in roles.items():
            assert (await client.get("session")).good()["role"] == role
        assert (await house.nobody.get("session")).status == 401
        assert (await house.stranger.get(f"seasons/{season}")).status == 404

    served(address, work)


def test_a_season_plays_and_is_watched_to_its_end(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(viewers="link", start=True)
        viewer = await house.viewer(season)
        async with aclosing(viewer.events(f"seasons/{season}/watch")) as events:
            seen = [event async for event in events]
        await house.over(season)
        numbers = [int(event.id) for event in seen if event.type == "fact" and event.id]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) > 20
        assert seen[-1].type == "end"

    served(address, work)

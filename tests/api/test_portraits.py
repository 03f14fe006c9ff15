"""Portraits: a face drawn from looks, or a picture that a season keeps for all who may see it."""

from __future__ import annotations

from tests.api.serving import Client, House, served
from tests.files.cards import picture
from tests.store.looking import counts

PLACE = {"format": "mini_survivor", "cast": ["wren", "ama", "caio", "davit", "effie", "errol"]}


async def portraits(client: Client, season: str) -> dict[str, str | None]:
    cast = (await client.get(f"seasons/{season}")).good()["cast"]
    return {one["seat"]: one["portrait"] for one in cast}


async def with_picture(house: House) -> str:
    """A season in which Wren has a picture, and everybody may watch."""
    await house.producer.post("cast", {"name": "Wren"})
    await house.producer.put("cast/wren/picture", picture("PNG"))
    made = await house.producer.post("seasons", {**PLACE, "viewers": "everybody"})
    return str(made.good()["id"])


def test_a_face_follows_the_looks_and_nothing_else(sqlite: str) -> None:
    async def work(house: House) -> None:
        shown = (await house.producer.get("cast/ama")).good()
        face = await house.nobody.get(shown["portrait"])
        assert face.status == 200 and face.headers["Content-Type"].startswith("image/svg+xml")
        older = (await house.producer.patch("cast/ama", {"age": 80})).good()["portrait"]
        assert (await house.nobody.get(older)).body != face.body
        plain = (await house.producer.patch("cast/ama", {"looks": None})).good()
        assert plain["portrait"] is None, "of somebody without looks the initial is shown"
        wrong = await house.producer.patch("cast/ama", {"looks": {"skin": "blue", "hair": "bob"}})
        assert wrong.status == 422 and "looks.skin" in wrong.body.decode()
        assert (await house.nobody.get("faces", skin="blue", hair="bob")).status in (400, 422)

    served(sqlite, work)


def test_a_season_shows_the_picture_to_all_who_may_see_it(address: str) -> None:
    async def work(house: House) -> None:
        season = await with_picture(house)
        for client in (house.producer, house.nobody):
            shown = await portraits(client, season)
            assert shown["ama"].startswith("/api/v1/faces?")
            seen = await client.get(shown["wren"])
            assert (seen.status, seen.headers["Content-Type"]) == (200, "image/webp")
            assert "immutable" in seen.headers["Cache-Control"]
        await house.producer.patch(f"seasons/{season}", {"viewers": "nobody"})
        assert (await house.nobody.get(shown["wren"])).status == 401
        assert (await house.stranger.get(shown["wren"])).status == 404
        other = f"seasons/{season}/cast/ama/picture"
        assert (await house.producer.get(other)).status == 404, "a drawn face is no picture"

    served(address, work)


def test_a_season_and_its_forks_keep_the_picture_as_it_was(address: str) -> None:
    async def work(house: House) -> None:
        season = await with_picture(house)
        before = (await house.producer.get((await portraits(house.producer, season))["wren"])).body
        await house.producer.put("cast/wren/picture", picture("PNG", size=(9, 9)))
        await house.producer.delete("cast/wren")
        fork = (await house.producer.post(f"seasons/{season}/forks", {"at": 0})).json
        for id in filter(None, (season, fork.get("id"))):
            address = (await portraits(house.producer, str(id)))["wren"]
            assert (await house.producer.get(address)).body == before
            await house.producer.delete(f"seasons/{id}")
        assert (await counts(house.store))["picture"] == 0, "nothing uses it any more"

    served(address, work)

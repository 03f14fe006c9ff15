"""The library of castaways over HTTP: add, change, picture, import, export."""

from __future__ import annotations

import asyncio
import json
from io import BytesIO
from typing import Any, get_args

import pytest
from PIL import Image

from showrunner.api.cast_models import Archetype, PersonaChange
from showrunner.files.cast_files import library
from showrunner.files.character_cards import castaway_in
from showrunner.formats.castaway_rules import ARCHETYPES
from showrunner.formats.settings import Castaway
from tests.api.serving import Answer, Client, House, served
from tests.files.cards import packed, picture, png, text, v2, v3
from tests.store.looking import counts

WREN = {"name": "Wren", "full_name": "Wren Alder", "age": 44, "phrases": ["Tick."]}


def said(answer: Answer, status: int, kind: str) -> Any:
    """Check that a response is this problem, with these wrong fields, if any."""
    assert (answer.status, answer.json["type"]) == (status, f"urn:showrunner:{kind}"), answer.body
    return [(one["field"], one["wrong"]) for one in answer.json.get("errors", [])]


def test_what_a_castaway_is_can_all_be_said() -> None:
    assert set(PersonaChange.__struct_fields__) == set(Castaway.__struct_fields__) - {"id"}
    assert set(get_args(Archetype)) == {"", *ARCHETYPES}


def test_the_library_begins_with_those_who_come_with_showrunner(address: str) -> None:
    async def work(house: House) -> None:
        first = (await house.producer.get("cast", limit=20)).good()
        rest = (await house.producer.get("cast", limit=20, after=first["next"])).good()
        listed = [*first["castaways"], *rest["castaways"]]
        assert [one["castaway"]["id"] for one in listed] == [person.id for person in library()]
        assert not any(one["own"] or one["picture"] for one in listed)
        assert rest["next"] is None

    served(address, work)


def test_a_name_is_enough_and_gives_the_id(address: str) -> None:
    async def work(house: House) -> None:
        added = await house.producer.post("cast", {"name": "Zoë"})
        again = await house.producer.post("cast", {"name": "Zoe", "age": 44})
        ama = await house.producer.post("cast", {"name": "Ama"})
        route = await house.producer.post("cast", {"name": "Import"})
        assert [one.good()["castaway"]["id"] for one in (added, again, ama, route)] == [
            "zoe",
            "zoe-2",
            "ama-2",
            "import-2",
        ]
        assert added.status == 201
        found = (await house.producer.get("cast/zoe-2")).good()
        assert (found["own"], found["castaway"]["age"]) == (True, 44)

    served(address, work)


@pytest.mark.parametrize(
    ("body", "field", "wrong"),
    [
        ({}, "name", "is missing"),
        ({"name": ""}, "name", "is too short"),
        ({"name": "?"}, "name", "it is missing"),
        ({"name": "Wren", "age": 7}, "age", "is less than 18"),
        ({"name": "Wren", "agee": 44}, "agee", "is not known here"),
        ({"name": "Wren", "biography": "x" * 8001}, "biography", "is too long"),
        ({"name": "Wren", "biography": "x\u0007"}, "biography", "cannot be shown"),
        ({"name": "Wren", "phrases": ["Tick.", ""]}, "phrases.1", "the line is empty"),
        ({"name": "Wren", "goal": "a\nb"}, "goal", "several lines"),
        ({"name": "Wren", "archetype": "hero"}, "archetype", "'hero' is not one of the choices"),
    ],
)
def test_what_is_wrong_is_said_of_each_field(
    sqlite: str, body: Any, field: str, wrong: str
) -> None:
    async def work(house: House) -> None:
        refused = await house.producer.post("cast", body)
        assert refused.status == 422
        told = [(one["field"], one["wrong"]) for one in refused.json.get("errors", [])]
        told = told or [("", refused.json["detail"])]
        assert any(field in one and wrong.lower() in why.lower() for one, why in told), told
        assert (await counts(house.store))["persona"] == 0

    served(sqlite, work)


def test_what_is_changed_changes_and_the_rest_stays(address: str) -> None:
    async def work(house: House) -> None:
        await house.producer.post("cast", WREN)
        changed = await house.producer.patch("cast/wren", {"home": "Hull", "phrases": []})
        castaway = changed.good()["castaway"]
        assert (castaway["home"], castaway["phrases"], castaway["age"]) == ("Hull", [], 44)
        assert (await house.producer.get("cast/wren")).good() == changed.good()
        wrong = await house.producer.patch("cast/wren", {"name": "\n", "images": [""]})
        assert {field for field, _ in said(wrong, 422, "castaway-mistake")} == {"name", "images.0"}

    served(address, work)


def test_one_who_came_with_showrunner_is_changed_as_a_copy_that_hides_them(address: str) -> None:
    async def work(house: House) -> None:
        shipped = (await house.producer.get("cast/ama")).good()
        copy = (await house.producer.patch("cast/ama", {"home": "Here"})).good()
        assert (copy["own"], copy["castaway"]) == (True, {**shipped["castaway"], "home": "Here"})
        page = (await house.producer.get("cast", limit=100)).good()["castaways"]
        assert [one for one in page if one["castaway"]["id"] == "ama"] == [copy]
        assert len(page) == len(library())
        assert (await house.stranger.get("cast/ama")).good() == shipped
        (await house.producer.delete("cast/ama")).good()
        assert (await house.producer.get("cast/ama")).good() == shipped
        said(await house.producer.delete("cast/ama"), 403, "forbidden")

    served(address, work)


def test_a_season_is_cast_with_ones_own(address: str) -> None:
    async def work(house: House) -> None:
        await house.producer.post("cast", WREN)
        await house.producer.patch("cast/ama", {"home": "Here"})
        cast = ["wren", "ama", "caio", "davit", "effie", "errol"]
        season = await house.season(cast=cast)
        told = (await house.producer.get(f"seasons/{season}")).good()["cast"]
        assert [one["seat"] for one in told] == cast
        assert (told[0]["full_name"], told[1]["home"]) == ("Wren Alder", "Here")
        await house.producer.delete("cast/wren")
        assert (await house.producer.get(f"seasons/{season}")).good()["cast"] == told
        said(
            await house.stranger.post("seasons", {"season": "quick", "cast": cast}),
            404,
            "unknown-name",
        )

    served(address, work)


async def every_request(client: Client) -> dict[str, Answer]:
    """Call every route of the library about an existing castaway."""
    return {
        "list": await client.get("cast"),
        "get": await client.get("cast/wren"),
        "add": await client.post("cast", {"name": "Xan"}),
        "edit": await client.patch("cast/wren", {"home": "X"}),
        "import": await client.post("cast/import", json.dumps(v2(name="Yan")).encode()),
        "card": await client.get("cast/wren/card"),
        "picture": await client.get("cast/wren/picture"),
        "upload": await client.put("cast/wren/picture", picture("PNG")),
        "no picture": await client.delete("cast/wren/picture"),
        "delete": await client.delete("cast/wren"),
    }


def test_the_library_is_for_producers_and_each_has_their_own(address: str) -> None:
    async def work(house: House) -> None:
        await house.producer.post("cast", WREN)
        await house.producer.put("cast/wren/picture", picture("PNG"))
        before = (await house.producer.get("cast/wren")).good()
        season = await house.season(viewers="link")
        seat = (await house.seats(season))[0]
        roles = {
            401: [house.nobody],
            403: [await house.contestant(season, seat), await house.viewer(season)],
        }
        for status, clients in roles.items():
            for client in clients:
                answers = await every_request(client)
                assert {name: one.status for name, one in answers.items()} == dict.fromkeys(
                    answers, status
                )
        for client in (house.stranger, house.operator):
            answers = await every_request(client)
            open_to_all = {"list": 200, "add": 201, "import": 201}
            assert {name: one.status for name, one in answers.items()} == {
                name: open_to_all.get(name, 404) for name in answers
            }
            assert b"Alder" not in answers["list"].body
        assert (await house.producer.get("cast/wren")).good() == before

    served(address, work)


def test_a_picture_is_kept_under_an_address_that_never_changes(address: str) -> None:
    async def work(house: House) -> None:
        await house.producer.post("cast", WREN)
        said(await house.producer.get("cast/wren/picture"), 404, "unknown-name")
        first = (await house.producer.put("cast/wren/picture", picture("JPEG"))).good()["picture"]
        shown = await house.producer.get(first)
        assert shown.headers["Content-Type"] == "image/webp"
        assert shown.headers["Cache-Control"] == "private, max-age=31536000, immutable"
        assert Image.open(BytesIO(shown.body)).size == (24, 16)
        had = {"If-None-Match": shown.headers["ETag"]}
        again = await house.producer.get("cast/wren/picture", headers=had)
        assert (again.status, again.body) == (304, b"")
        assert again.headers["Cache-Control"] == "private, no-cache"
        other = picture("PNG", size=(9, 9))
        second = (await house.producer.put("cast/wren/picture", other)).good()["picture"]
        assert second != first
        old = await house.producer.get(first)
        assert old.headers["Cache-Control"] == "private, no-cache"
        assert old.body == (await house.producer.get(second)).body
        assert (await house.producer.delete("cast/wren/picture")).good()["picture"] is None
        assert (await counts(house.store))["picture"] == 0

    served(address, work)


def test_a_picture_that_is_none_or_too_large_is_refused_with_a_reason(sqlite: str) -> None:
    async def work(house: House) -> None:
        await house.producer.post("cast", WREN)
        for raw, status, kind in (
            (b"<svg/>", 422, "picture-mistake"),
            (b"\x89PNG" + bytes(8 * 1024 * 1024), 422, "picture-mistake"),
            (picture("PNG")[:70], 422, "picture-mistake"),
            (bytes(9_000_000), 413, "request-entity-too-large"),
        ):
            said(await house.producer.put("cast/wren/picture", raw), status, kind)
        said(await house.producer.put("cast/nobody/picture", picture("PNG")), 404, "unknown-name")
        assert (await house.producer.get("cast/wren")).good()["picture"] is None
        assert (await counts(house.store))["picture"] == 0

    served(sqlite, work)


def test_one_who_came_with_showrunner_gets_a_picture_as_a_copy(address: str) -> None:
    async def work(house: House) -> None:
        shown = (await house.producer.put("cast/ama/picture", picture("PNG"))).good()
        assert shown["own"] and shown["picture"]
        assert (await house.stranger.get("cast/ama/picture")).status == 404

    served(address, work)


def test_a_card_of_json_is_imported_whole_and_exported_again(address: str) -> None:
    async def work(house: House) -> None:
        card = {**v2(ours={"deep": [1, None]}), "create_date": "2024"}
        made = await house.producer.post("cast/import", json.dumps(card).encode())
        assert made.status == 201
        persona = made.good()["persona"]
        assert (persona["castaway"]["id"], persona["picture"]) == ("wren", None)
        assert "system_prompt" in made.good()["notes"][0]
        out = await house.producer.get("cast/wren/card")
        assert out.good() == card
        assert out.headers["Content-Disposition"] == 'attachment; filename="wren.json"'
        await house.producer.patch("cast/wren", {"biography": "New.", "age": 50})
        data = (await house.producer.get("cast/wren/card", version="v3")).good()["data"]
        assert (data["description"], data["ours"]) == ("New.", {"deep": [1, None]})
        assert data["extensions"]["showrunner"] == {"age": 50}

    served(address, work)


def test_a_card_in_a_picture_brings_its_picture(address: str) -> None:
    async def work(house: House) -> None:
        raw = png(text("chara", packed(v2())), text("ccv3", packed(v3())))
        persona = (await house.producer.post("cast/import", raw)).good()["persona"]
        assert persona["castaway"]["name"] == "Birdie"
        shown = await house.producer.get(persona["picture"])
        assert Image.open(BytesIO(shown.body)).size == (24, 16)
        assert b"chara" not in shown.body

    served(address, work)


def test_a_card_that_is_none_is_refused_with_place_and_reason(sqlite: str) -> None:
    async def work(house: House) -> None:
        async def refused(raw: bytes, kind: str) -> Any:
            return said(await house.producer.post("cast/import", raw), 422, kind)

        assert await refused(json.dumps(v2(name=7)).encode(), "card-mistake") == [
            ("data.name", "it is 7")
        ]
        ((place, _),) = await refused(b"", "card-mistake")
        assert place == "the file"
        ((place, _),) = await refused(b" " * 2_000_000, "card-mistake")
        assert place == "the file"
        ((place, wrong),) = await refused(png(), "card-mistake")
        assert (place, "no character card" in wrong) == ("the PNG", True)
        broken = png(text("chara", packed(v2())), size=(5000, 1)).replace(b"IDAT", b"IDAx", 1)
        await refused(broken, "card-mistake")
        huge = png(text("chara", packed(v2())), size=(17_000, 1))
        await refused(huge, "picture-mistake")
        assert (await counts(house.store))["persona"] == 0

    served(sqlite, work)


def test_the_cast_that_comes_along_is_exported_too(sqlite: str) -> None:
    async def work(house: House) -> None:
        for version in ("v2", "v3"):
            card = (await house.producer.get("cast/ama/card", version=version)).good()
            assert castaway_in(card).castaway == library()[0]
        assert (await house.producer.get("cast/ama/card", version="v9")).status == 422

    served(sqlite, work)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "cast", {"name": "Xan"}),
        ("POST", "cast/import", json.dumps(v2(name="Xan")).encode()),
        ("PATCH", "cast/xan", {"home": "There"}),
        ("PUT", "cast/xan/picture", picture("PNG")),
        ("DELETE", "cast/xan/picture", None),
        ("DELETE", "cast/xan", None),
    ],
)
def test_r5_what_is_sent_again_with_its_key_is_done_once(
    address: str, method: str, path: str, body: Any
) -> None:
    async def work(house: House) -> None:
        if "xan" in path:
            await house.producer.post("cast", {"name": "Xan"})
        first = await house.producer.ask(method, path, body, key="k")
        assert first.status < 300, first.body
        before = await counts(house.store)
        many = [house.producer.ask(method, path, body, key="k") for _ in range(6)]
        again = await asyncio.gather(*many)
        assert {(one.status, one.body) for one in again} == {(first.status, first.body)}
        assert await counts(house.store) == before

    served(address, work)

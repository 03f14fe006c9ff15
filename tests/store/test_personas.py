"""A producer's own library of castaways, and the pictures that go with them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert

from showrunner.errors import CastawayMistake
from showrunner.formats.settings import Castaway
from showrunner.store import Store, personas
from showrunner.store.models import ProducerRow, now
from showrunner.store.personas import (
    LibraryPersona,
    delete_persona,
    find_persona,
    free_id,
    personas_of,
    put_persona,
)
from showrunner.store.pictures import Picture, drop_unused_picture, find_picture, keep_picture
from tests.databases import with_store
from tests.store.looking import counts

RED, BLUE = Picture("red", "image/webp", b"r"), Picture("blue", "image/webp", b"b")
CARD: dict[str, Any] = {"spec": "chara_card_v2", "data": {"name": "Zed", "nul": "\0", "x": 10**30}}


def zed(**fields: Any) -> Castaway:
    return Castaway(id="zed", name="Zed", **fields)


async def begin(store: Store, *owners: str) -> None:
    rows = [{"id": id, "name": id, "operator": False, "created_at": now()} for id in owners]
    await store.database.write(lambda one: one.execute(insert(ProducerRow), rows))


async def put(
    store: Store, owner: str, persona: LibraryPersona, picture: Picture | None = None
) -> None:
    def work(connection: Connection) -> None:
        if picture is not None:
            keep_picture(connection, picture)
        kept = persona._replace(picture=picture.hash if picture else persona.picture)
        put_persona(connection, owner, kept)

    await store.database.write(work)


async def find(store: Store, owner: str, id: str) -> LibraryPersona | None:
    return await store.database.read(lambda one: find_persona(one, owner, id))


async def pictures(store: Store) -> set[str]:
    def work(one: Connection) -> set[str]:
        return {picture.hash for picture in (RED, BLUE) if find_picture(one, picture.hash)}

    return await store.database.read(work)


def test_a_persona_is_found_as_it_was_put(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia")
        castaway = zed(biography="One.\n\nTwo — 雨 \U0001f3dd", phrases=("a", "b"), age=44)
        await put(store, "pia", LibraryPersona(castaway, CARD), RED)
        found = await find(store, "pia", "zed")
        assert found is not None
        assert (found.castaway, found.card, found.picture) == (castaway, CARD, "red")
        assert found.changed_at is not None
        picture = await store.database.read(lambda one: find_picture(one, "red"))
        assert picture == RED

    with_store(address, work)


def test_a_persona_takes_the_place_of_the_one_with_its_id(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia")
        await put(store, "pia", LibraryPersona(zed(), CARD))
        await put(store, "pia", LibraryPersona(zed(home="Here")))
        found = await find(store, "pia", "zed")
        assert found is not None
        assert (found.castaway.home, found.card) == ("Here", None)
        assert (await counts(store))["persona"] == 1

    with_store(address, work)


def test_each_producer_has_a_library_of_their_own(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia", "tom")
        await put(store, "pia", LibraryPersona(zed(home="Here")))
        await put(store, "tom", LibraryPersona(zed(home="There")))
        await put(store, "tom", LibraryPersona(Castaway(id="abe", name="Abe")))
        listed = await store.database.read(lambda one: personas_of(one, "tom"))
        assert [persona.castaway.id for persona in listed] == ["abe", "zed"]
        assert not await store.database.write(lambda one: delete_persona(one, "pia", "abe"))
        assert await store.database.write(lambda one: delete_persona(one, "pia", "zed"))
        assert await find(store, "pia", "zed") is None
        kept = await find(store, "tom", "zed")
        assert kept is not None and kept.castaway.home == "There"

    with_store(address, work)


def test_a_picture_goes_with_the_last_who_shows_it(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia", "tom")
        await put(store, "pia", LibraryPersona(zed()), RED)
        await put(store, "tom", LibraryPersona(zed()), RED)
        await put(store, "tom", LibraryPersona(zed()), BLUE)
        assert await pictures(store) == {"red", "blue"}
        await put(store, "pia", LibraryPersona(zed()))
        assert await pictures(store) == {"blue"}
        await store.database.write(lambda one: drop_unused_picture(one, "blue"))
        assert await pictures(store) == {"blue"}
        await store.database.write(lambda one: delete_persona(one, "tom", "zed"))
        assert await pictures(store) == set()

    with_store(address, work)


def test_a_picture_that_is_dropped_and_taken_at_once_is_there_or_was_never_taken(
    address: str,
) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia", "tom")
        for _ in range(15):
            await put(store, "pia", LibraryPersona(zed()), RED)
            await asyncio.gather(
                store.database.write(lambda one: delete_persona(one, "pia", "zed")),
                put(store, "tom", LibraryPersona(zed()), RED),
            )
            assert await pictures(store) == {"red"}
            await store.database.write(lambda one: delete_persona(one, "tom", "zed"))
            assert await pictures(store) == set()

    with_store(address, work)


def test_with_the_producer_the_library_goes(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia")
        await put(store, "pia", LibraryPersona(zed()))
        await store.database.write(lambda one: one.execute(delete(ProducerRow)))
        assert (await counts(store))["persona"] == 0

    with_store(address, work)


def test_a_castaway_that_breaks_a_rule_is_not_stored(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia")
        with pytest.raises(CastawayMistake, match="age: it is 7"):
            await put(store, "pia", LibraryPersona(zed(age=7)), RED)
        assert await find(store, "pia", "zed") is None
        assert await pictures(store) == set()

    with_store(address, work)


def test_an_id_is_made_of_the_name_and_is_free(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia")

        async def free(name: str) -> str:
            return await store.database.write(lambda one: free_id(one, "pia", name, {"ama"}))

        assert await free("Zoë B.") == "zoe-b"
        assert await free("Ama") == "ama-2"
        await put(store, "pia", LibraryPersona(zed()))
        assert await free("Zed") == "zed-2"

    with_store(address, work)


def test_those_who_add_the_same_name_at_once_get_different_ids(address: str) -> None:
    async def work(store: Store) -> None:
        await begin(store, "pia")

        def add(connection: Connection) -> str:
            id = free_id(connection, "pia", "Zed", ())
            put_persona(connection, "pia", LibraryPersona(Castaway(id=id, name="Zed")))
            return id

        added = await asyncio.gather(*[store.database.write(add) for _ in range(5)])
        assert sorted(added) == ["zed", "zed-2", "zed-3", "zed-4", "zed-5"]

    with_store(address, work)


def test_a_library_can_be_full(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personas, "MAX_PERSONAS", 1)

    async def work(store: Store) -> None:
        await begin(store, "pia", "tom")
        await put(store, "pia", LibraryPersona(zed()))
        with pytest.raises(CastawayMistake, match="the library is full with 1 personas; delete"):
            await put(store, "pia", LibraryPersona(Castaway(id="abe", name="Abe")))
        await put(store, "pia", LibraryPersona(zed(home="Here")))
        await put(store, "tom", LibraryPersona(Castaway(id="abe", name="Abe")))

    with_store(address, work)

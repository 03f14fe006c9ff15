"""The library of castaways: those that come with Showrunner, and a producer's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.openapi.spec import Example, OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody
from sqlalchemy import Connection

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.background import in_background
from showrunner.api.cast_models import (
    Imported,
    LibraryEntry,
    LibraryPage,
    NewPersona,
    PersonaChange,
    changed,
    entry,
)
from showrunner.api.examples import CARD, PICTURE, shown
from showrunner.api.once import Once
from showrunner.api.paging import QueryWord, etag, unchanged
from showrunner.api.session import need_producer
from showrunner.errors import Forbidden, UnknownName
from showrunner.files.card_files import read_card
from showrunner.files.cast_library import castable, persona_for, shipped
from showrunner.files.character_cards import Version, card_of, castaway_in
from showrunner.files.picture_decoding import MOST_BYTES
from showrunner.files.pictures import kept_picture
from showrunner.formats.settings import Castaway
from showrunner.store.personas import (
    LibraryPersona,
    delete_persona,
    find_persona,
    free_id,
    lock_library,
    personas_of,
    put_persona,
)
from showrunner.store.pictures import Picture, find_picture, keep_picture

MOST = 100
LARGEST_UPLOAD = MOST_BYTES + 100_000
"""More than a picture may have, so that who sends a larger one is told how large it may be."""
PATHS = ("import",)
"""Words that stand where ids of castaways do, in the paths of routes."""

PICTURES = ("image/png", "image/jpeg", "image/webp")
JSON = "application/json"


def _takes(*kinds: str) -> type[Operation]:
    """How a route is described that takes a file as it is."""
    file = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
    card = Schema(type=OpenAPIType.OBJECT)
    content = {kind: OpenAPIMediaType(schema=card if kind == JSON else file) for kind in kinds}
    if JSON in content:
        content[JSON].examples = shown(CARD)
    else:
        pixel = Example(summary="A picture of one pixel", value=PICTURE)
        content["image/png"].examples = {"pixel": pixel}

    @dataclass
    class Upload(Operation):
        def __post_init__(self) -> None:
            self.request_body = RequestBody(content=content, required=True)

    return Upload


class CastController(Controller):
    """The library of castaways."""

    path = "/cast"
    tags = ("cast",)

    @get("/", summary="List castaways")
    async def page(
        self,
        actor: given.Actor,
        store: given.Store,
        after: QueryWord = None,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST)] = 50,
    ) -> LibraryPage:
        """Everybody whom you can cast: those that come with Showrunner, and your own."""
        owner = need_producer(actor)
        own = await store.database.read(lambda connection: personas_of(connection, owner))
        library = {person.id: LibraryPersona(person) for person in shipped().values()}
        library |= {persona.castaway.id: persona for persona in own}
        found = [library[id] for id in sorted(library) if id > (after or "")]
        shown = [entry(persona) for persona in found[:limit]]
        return LibraryPage(shown, shown[-1].castaway.id if len(found) > limit else None)

    @post("/", summary="Add a castaway")
    async def add(
        self, data: JSONBody[NewPersona], actor: given.Actor, once: given.Once
    ) -> Response[LibraryEntry]:
        """Add a castaway of your own. The id is made of the name."""
        owner = need_producer(actor)

        def work(connection: Connection) -> LibraryEntry:
            return _added(connection, owner, changed(Castaway(id="", name=data.name), data))

        return (await once.do(work, 201)).response

    @post(
        "/import",
        summary="Import a character card",
        request_max_body_size=LARGEST_UPLOAD,
        operation_class=_takes(JSON, "image/png"),
    )
    async def import_card(
        self, body: RawBody, actor: given.Actor, once: given.Once
    ) -> Response[Imported]:
        """Add a castaway out of a Character Card (V2 or V3): its JSON, or a PNG that carries it.

        The card is kept whole, and a PNG becomes the castaway's picture.
        """
        owner = need_producer(actor)
        before = await once.before()
        if before is not None:
            return before.response
        card, castaway, notes, picture = await in_background(_imported, body)

        def work(connection: Connection) -> Imported:
            return Imported(_added(connection, owner, castaway, card, picture), notes)

        return (await once.do(work, 201)).response

    @get("/{persona:str}", summary="Look at a castaway")
    async def one(
        self,
        request: Request[Actor, Any, Any],
        persona: FromPath[str],
        actor: given.Actor,
        store: given.Store,
    ) -> Response[LibraryEntry]:
        """One castaway out of your library."""
        owner = need_producer(actor)
        found = entry(await store.database.read(lambda one: persona_for(one, owner, persona)))
        tag = etag(msgspec.json.encode(found))
        headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
        if unchanged(request, tag):
            return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
        return Response(found, headers=headers)

    @patch("/{persona:str}", summary="Change a castaway")
    async def change(
        self,
        data: JSONBody[PersonaChange],
        persona: FromPath[str],
        actor: given.Actor,
        once: given.Once,
    ) -> Response[LibraryEntry]:
        """Change a castaway; one that came with Showrunner becomes a copy of your own.

        Seasons that they are in already stay as they are.
        """
        owner = need_producer(actor)

        def work(connection: Connection) -> LibraryEntry:
            lock_library(connection, owner)
            found = persona_for(connection, owner, persona)
            return _put(connection, owner, found._replace(castaway=changed(found.castaway, data)))

        return (await once.do(work)).response

    @delete("/{persona:str}", summary="Delete a castaway", status_code=200)
    async def remove(self, persona: FromPath[str], actor: given.Actor, once: given.Once) -> None:
        """Delete a castaway of your own; one that came with Showrunner is what it was again."""
        owner = need_producer(actor)

        def work(connection: Connection) -> None:
            if delete_persona(connection, owner, persona):
                return
            if persona in shipped():
                wrong = f"{persona!r} came with Showrunner and cannot be deleted"
                raise Forbidden(wrong, "delete castaways of your own")
            raise UnknownName("castaway", persona, castable(connection, owner))

        await once.do(work)

    @get("/{persona:str}/card", summary="Export as a character card")
    async def export(
        self,
        persona: FromPath[str],
        actor: given.Actor,
        store: given.Store,
        version: FromQuery[Version] = "v2",
    ) -> Response[dict[str, Any]]:
        """A castaway as a Character Card, with all that the card held which they came from."""
        owner = need_producer(actor)
        found = await store.database.read(lambda one: persona_for(one, owner, persona))
        name = f'attachment; filename="{found.castaway.id}.json"'
        made = card_of(found.castaway, found.card, version)
        return Response(made, headers={"Content-Disposition": name})

    # -- pictures ----------------------------------------------------------------------------------

    @get(
        "/{persona:str}/picture",
        summary="Look at a picture",
        media_type="image/webp",
    )
    async def picture(
        self,
        request: Request[Actor, Any, Any],
        persona: FromPath[str],
        actor: given.Actor,
        store: given.Store,
        hash: QueryWord = None,
    ) -> Response[bytes]:
        """A castaway's picture. Under the address that the library tells it never changes."""
        owner = need_producer(actor)

        def work(connection: Connection) -> Picture | None:
            found = persona_for(connection, owner, persona).picture
            return None if found is None else find_picture(connection, found)

        kept = await store.database.read(work)
        if kept is None:
            raise UnknownName("picture of", persona, ())
        lasting = "private, max-age=31536000, immutable"
        caching = lasting if hash == kept.hash else "private, no-cache"
        headers = {"ETag": f'"{kept.hash}"', "Cache-Control": caching}
        if unchanged(request, headers["ETag"]):
            return Response(b"", status_code=304, headers=headers)
        return Response(kept.content, media_type=kept.kind, headers=headers)

    @put(
        "/{persona:str}/picture",
        summary="Upload a picture",
        request_max_body_size=LARGEST_UPLOAD,
        operation_class=_takes(*PICTURES),
    )
    async def show(
        self, body: RawBody, persona: FromPath[str], actor: given.Actor, once: given.Once
    ) -> Response[LibraryEntry]:
        """Give a castaway a picture: PNG, JPEG or WebP, of at most 8 MB and 25 megapixels.

        It is kept without what it carries beside its pixels, at most 1024 pixels wide and high.
        """
        owner = need_producer(actor)
        before = await once.before()
        if before is not None:
            return before.response
        picture = await in_background(kept_picture, body)
        return await _shown(once, owner, persona, picture)

    @delete("/{persona:str}/picture", summary="Take a picture away", status_code=200)
    async def hide(
        self, persona: FromPath[str], actor: given.Actor, once: given.Once
    ) -> Response[LibraryEntry]:
        """Let a castaway of your own have no picture any more."""
        return await _shown(once, need_producer(actor), persona, None)


def _imported(raw: bytes) -> tuple[dict[str, Any], Castaway, list[str], Picture | None]:
    read = read_card(raw)
    castaway, notes = castaway_in(read.card)
    picture = None if read.picture is None else kept_picture(read.picture)
    return read.card, castaway, list(notes), picture


def _added(
    connection: Connection,
    owner: str,
    castaway: Castaway,
    card: dict[str, Any] | None = None,
    picture: Picture | None = None,
) -> LibraryEntry:
    id = free_id(connection, owner, castaway.name, {*shipped(), *PATHS})
    hash = None if picture is None else keep_picture(connection, picture)
    new = LibraryPersona(msgspec.structs.replace(castaway, id=id), card, hash)
    return _put(connection, owner, new)


async def _shown(
    once: Once, owner: str, persona: str, picture: Picture | None
) -> Response[LibraryEntry]:
    """Let a castaway have this picture, or none."""

    def work(connection: Connection) -> LibraryEntry:
        lock_library(connection, owner)
        found = persona_for(connection, owner, persona)
        if picture is None and found.picture is None:
            return entry(found)
        hash = None if picture is None else keep_picture(connection, picture)
        return _put(connection, owner, found._replace(picture=hash))

    return (await once.do(work)).response


def _put(connection: Connection, owner: str, persona: LibraryPersona) -> LibraryEntry:
    put_persona(connection, owner, persona)
    kept = find_persona(connection, owner, persona.castaway.id)
    assert kept is not None
    return entry(kept)

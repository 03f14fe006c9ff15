"""Routes for the library of castaways: those shipped with Showrunner, and a producer's own."""

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
    CastawayToWrite,
    Imported,
    LibraryEntry,
    LibraryPage,
    NewPersona,
    PersonaChange,
    WrittenTold,
    changed,
    entry,
)
from showrunner.api.examples import CARD, PICTURE, shown
from showrunner.api.idempotency import Once
from showrunner.api.paging import QueryWord, tagged
from showrunner.api.portraits import stored_picture
from showrunner.api.session import need_producer
from showrunner.errors import Forbidden, UnknownName
from showrunner.files.card_files import read_card
from showrunner.files.cast_library import castable, persona_for, shipped
from showrunner.files.character_cards import Version, card_of, castaway_in
from showrunner.files.picture_decoding import MAX_PICTURE_BYTES
from showrunner.files.pictures import convert_picture
from showrunner.formats.settings import Castaway
from showrunner.players.llm.allowance import MICROS
from showrunner.players.llm.castaway_writing import write_castaway
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

MAX_PAGE_SIZE = 100
MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 100_000
"""More than a picture may have, so that a too large picture gets the error that says its limit."""
RESERVED_IDS = ("import", "write")
"""Ids that castaways may not have, since they are parts of routes."""

PICTURES = ("image/png", "image/jpeg", "image/webp")
JSON = "application/json"


def _takes(*kinds: str) -> type[Operation]:
    """The OpenAPI description of a route whose body is a file of one of these kinds."""
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
        limit: Annotated[int, QueryParameter(ge=1, le=MAX_PAGE_SIZE)] = 50,
    ) -> LibraryPage:
        """The castaways that you can cast: those shipped with Showrunner, and your own."""
        owner = need_producer(actor)
        own = await store.database.read(lambda connection: personas_of(connection, owner))
        library = {person.id: LibraryPersona(person) for person in shipped().values()}
        library |= {persona.castaway.id: persona for persona in own}
        later = [library[id] for id in sorted(library) if id > (after or "")]
        entries = [entry(persona) for persona in later[:limit]]
        return LibraryPage(entries, entries[-1].castaway.id if len(later) > limit else None)

    @post("/", summary="Add a castaway")
    async def add(
        self, data: JSONBody[NewPersona], actor: given.Actor, once: given.Once
    ) -> Response[LibraryEntry]:
        """Add a castaway of your own. Its id is made from the name."""
        owner = need_producer(actor)

        def work(connection: Connection) -> LibraryEntry:
            return _add(connection, owner, changed(Castaway(id="", name=data.name), data))

        return (await once.do(work, 201)).response

    @post(
        "/import",
        summary="Import a character card",
        request_max_body_size=MAX_UPLOAD_BYTES,
        operation_class=_takes(JSON, "image/png"),
    )
    async def import_card(
        self, body: RawBody, actor: given.Actor, once: given.Once
    ) -> Response[Imported]:
        """Add a castaway from a Character Card (V2 or V3): its JSON, or a PNG that contains it.

        The whole card is kept, and a PNG becomes the castaway's picture.
        """
        owner = need_producer(actor)
        before = await once.before()
        if before is not None:
            return before.response
        card, castaway, notes, picture = await in_background(_read_upload, body)

        def work(connection: Connection) -> Imported:
            return Imported(_add(connection, owner, castaway, card, picture), notes)

        return (await once.do(work, 201)).response

    @post("/write", summary="Have the rest of a castaway written", status_code=200)
    async def write(
        self, data: JSONBody[CastawayToWrite], actor: given.Actor, models: given.Models
    ) -> WrittenTold:
        """Ask a model for biography, temper, voice, wants and all else, from a name and some lines.

        It is one call, which is not made if it could cost more than `cap`. Nothing is stored: look
        at it, and add or change the castaway.
        """
        need_producer(actor)
        if data.model not in models.lines.profiles:
            raise UnknownName("model", data.model, models.lines.profiles)
        line, templates = models.lines.line(data.model), models.lines.templates.now
        cap = round(data.cap * MICROS)
        written = await write_castaway(data.name, data.about, line, templates, cap)
        return WrittenTold(castaway=written.castaway, cost=written.cost / MICROS)

    @get("/{persona:str}", summary="Look at a castaway")
    async def one(
        self,
        request: Request[Actor, Any, Any],
        persona: FromPath[str],
        actor: given.Actor,
        store: given.Store,
    ) -> Response[LibraryEntry]:
        """One castaway of your library."""
        owner = need_producer(actor)
        stored = await store.database.read(
            lambda connection: persona_for(connection, owner, persona)
        )
        return tagged(request, msgspec.json.encode(entry(stored)))

    @patch("/{persona:str}", summary="Change a castaway")
    async def change(
        self,
        data: JSONBody[PersonaChange],
        persona: FromPath[str],
        actor: given.Actor,
        once: given.Once,
    ) -> Response[LibraryEntry]:
        """Change a castaway. Changing a shipped one creates a copy of your own.

        Existing seasons do not change.
        """
        owner = need_producer(actor)

        def work(connection: Connection) -> LibraryEntry:
            lock_library(connection, owner)
            stored = persona_for(connection, owner, persona)
            return _put(connection, owner, stored._replace(castaway=changed(stored.castaway, data)))

        return (await once.do(work)).response

    @delete("/{persona:str}", summary="Delete a castaway", status_code=200)
    async def remove(self, persona: FromPath[str], actor: given.Actor, once: given.Once) -> None:
        """Delete a castaway of your own. A shipped one that you changed is as it was before."""
        owner = need_producer(actor)

        def work(connection: Connection) -> None:
            if delete_persona(connection, owner, persona):
                return
            if persona in shipped():
                wrong = f"{persona!r} is shipped with Showrunner and cannot be deleted"
                raise Forbidden(wrong, "delete only castaways of your own")
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
        """A castaway as a Character Card. All fields of the card they came from are kept."""
        owner = need_producer(actor)
        stored = await store.database.read(
            lambda connection: persona_for(connection, owner, persona)
        )
        disposition = f'attachment; filename="{stored.castaway.id}.json"'
        card = card_of(stored.castaway, stored.card, version)
        return Response(card, headers={"Content-Disposition": disposition})

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
        """A castaway's picture. At the address given in the library it never changes."""
        owner = need_producer(actor)

        def work(connection: Connection) -> Picture | None:
            picture_hash = persona_for(connection, owner, persona).picture
            return None if picture_hash is None else find_picture(connection, picture_hash)

        stored = await store.database.read(work)
        if stored is None:
            raise UnknownName("picture of", persona, ())
        return stored_picture(request, stored, hash)

    @put(
        "/{persona:str}/picture",
        summary="Upload a picture",
        request_max_body_size=MAX_UPLOAD_BYTES,
        operation_class=_takes(*PICTURES),
    )
    async def show(
        self, body: RawBody, persona: FromPath[str], actor: given.Actor, once: given.Once
    ) -> Response[LibraryEntry]:
        """Give a castaway a picture: PNG, JPEG or WebP, of at most 8 MB and 25 megapixels.

        It is stored without metadata, at most 1024 pixels wide and high.
        """
        owner = need_producer(actor)
        before = await once.before()
        if before is not None:
            return before.response
        picture = await in_background(convert_picture, body)
        return await _set_picture(once, owner, persona, picture)

    @delete("/{persona:str}/picture", summary="Remove a picture", status_code=200)
    async def hide(
        self, persona: FromPath[str], actor: given.Actor, once: given.Once
    ) -> Response[LibraryEntry]:
        """Remove the picture of a castaway of your own."""
        return await _set_picture(once, need_producer(actor), persona, None)


def _read_upload(raw: bytes) -> tuple[dict[str, Any], Castaway, list[str], Picture | None]:
    card_file = read_card(raw)
    castaway, notes = castaway_in(card_file.card)
    picture = None if card_file.picture is None else convert_picture(card_file.picture)
    return card_file.card, castaway, list(notes), picture


def _add(
    connection: Connection,
    owner: str,
    castaway: Castaway,
    card: dict[str, Any] | None = None,
    picture: Picture | None = None,
) -> LibraryEntry:
    id = free_id(connection, owner, castaway.name, {*shipped(), *RESERVED_IDS})
    hash = None if picture is None else keep_picture(connection, picture)
    new = LibraryPersona(msgspec.structs.replace(castaway, id=id), card, hash)
    return _put(connection, owner, new)


async def _set_picture(
    once: Once, owner: str, persona: str, picture: Picture | None
) -> Response[LibraryEntry]:
    """Set a castaway's picture; None removes it."""

    def work(connection: Connection) -> LibraryEntry:
        lock_library(connection, owner)
        stored = persona_for(connection, owner, persona)
        if picture is None and stored.picture is None:
            return entry(stored)
        hash = None if picture is None else keep_picture(connection, picture)
        return _put(connection, owner, stored._replace(picture=hash))

    return (await once.do(work)).response


def _put(connection: Connection, owner: str, persona: LibraryPersona) -> LibraryEntry:
    put_persona(connection, owner, persona)
    stored = find_persona(connection, owner, persona.castaway.id)
    assert stored is not None
    return entry(stored)

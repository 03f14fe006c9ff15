"""Personas: the castaways in a producer's own library, with their cards and pictures.

All functions take a connection, so that the caller can do more in the same transaction.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import datetime
from itertools import count
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from showrunner.errors import CastawayMistake, Problem
from showrunner.formats.castaway_rules import id_of, verify_castaway
from showrunner.formats.settings import Castaway
from showrunner.store.models import PersonaRow, ProducerRow, now
from showrunner.store.pictures import drop_unused_picture

MAX_PERSONAS = 1000
"""How many personas a producer may have."""


class LibraryPersona(NamedTuple):
    """A castaway in a library, with the character card they came from and their picture's hash.

    The store sets `changed_at`. Castaways that come with Showrunner have none.
    """

    castaway: Castaway
    card: dict[str, Any] | None = None
    picture: str | None = None
    changed_at: datetime | None = None


def personas_of(connection: Connection, owner: str) -> Sequence[LibraryPersona]:
    """All personas of a producer without their cards, sorted by id."""
    query = select(PersonaRow.body, PersonaRow.picture, PersonaRow.changed_at)
    rows = connection.execute(query.where(PersonaRow.owner == owner))
    personas = [
        LibraryPersona(_castaway(body), None, picture, changed) for body, picture, changed in rows
    ]
    return sorted(personas, key=lambda persona: persona.castaway.id)


def find_persona(connection: Connection, owner: str, id: str) -> LibraryPersona | None:
    """A producer's persona with this id, or None."""
    row = _row(connection, owner, id)
    if row is None:
        return None
    card = None if row.card is None else msgspec.json.decode(row.card)
    return LibraryPersona(_castaway(row.body), card, row.picture, row.changed_at)


def put_persona(connection: Connection, owner: str, persona: LibraryPersona) -> None:
    """Store a persona, replacing one with the same id. Its picture must be stored already.

    Raises CastawayMistake if the castaway breaks a rule, or the library is full.
    """
    castaway = persona.castaway
    verify_castaway(castaway)
    lock_library(connection, owner)
    values = {
        "body": msgspec.json.encode(castaway).decode(),
        "card": None if persona.card is None else msgspec.json.encode(persona.card).decode(),
        "picture": persona.picture,
        "changed_at": now(),
    }
    before = _row(connection, owner, castaway.id)
    if before is None:
        _verify_room(connection, owner, castaway)
        key = {"owner": owner, "id": castaway.id, "created_at": values["changed_at"]}
        connection.execute(insert(PersonaRow).values(key | values))
        return
    connection.execute(
        update(PersonaRow)
        .where(PersonaRow.owner == owner, PersonaRow.id == castaway.id)
        .values(values)
    )
    if before.picture not in (None, persona.picture):
        drop_unused_picture(connection, before.picture)


def delete_persona(connection: Connection, owner: str, id: str) -> bool:
    """Delete a persona with its card and picture; False if there is none."""
    before = _row(connection, owner, id)
    if before is None:
        return False
    connection.execute(delete(PersonaRow).where(PersonaRow.owner == owner, PersonaRow.id == id))
    if before.picture is not None:
        drop_unused_picture(connection, before.picture)
    return True


def free_id(connection: Connection, owner: str, name: str, taken: Container[str]) -> str:
    """An unused id for a new persona with this name; ids in `taken` are not used, either.

    Nobody else can use it before the transaction ends.
    """
    lock_library(connection, owner)
    own_ids = set(connection.scalars(select(PersonaRow.id).where(PersonaRow.owner == owner)))
    first = id_of(name)
    candidates = (first if nth == 1 else f"{first}-{nth}" for nth in count(1))
    return next(id for id in candidates if id not in own_ids and id not in taken)


def lock_library(connection: Connection, owner: str) -> None:
    """Prevent other transactions from changing this library before this one ends."""
    connection.execute(
        select(ProducerRow.id).where(ProducerRow.id == owner).with_for_update()
    ).close()


def _row(connection: Connection, owner: str, id: str) -> Row[Any] | None:
    query = select(PersonaRow.__table__).where(PersonaRow.owner == owner, PersonaRow.id == id)
    return connection.execute(query).one_or_none()


def _castaway(body: str) -> Castaway:
    return msgspec.json.decode(body, type=Castaway)


def _verify_room(connection: Connection, owner: str, castaway: Castaway) -> None:
    number = select(func.count()).select_from(PersonaRow).where(PersonaRow.owner == owner)
    if (connection.scalar(number) or 0) >= MAX_PERSONAS:
        wrong = f"the library is full with {MAX_PERSONAS} personas"
        raise CastawayMistake(castaway.name, [Problem("", wrong, "delete one that is not needed")])

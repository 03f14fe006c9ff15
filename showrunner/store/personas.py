"""Personas: the castaways in a producer's own library, with their cards and pictures.

All are functions of a connection, to be done in one transaction with whatever goes with them.
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

MOST_PERSONAS = 1000
"""So many personas a producer may keep."""


class Persona(NamedTuple):
    """A castaway in a library: the character card they came from, and their picture's hash.

    `changed_at` is set by the store; those that come with Showrunner have none.
    """

    castaway: Castaway
    card: dict[str, Any] | None = None
    picture: str | None = None
    changed_at: datetime | None = None


def personas_of(connection: Connection, owner: str) -> Sequence[Persona]:
    """All personas of a producer, without their cards, in the order of their ids."""
    query = select(PersonaRow.body, PersonaRow.picture, PersonaRow.changed_at)
    rows = connection.execute(query.where(PersonaRow.owner == owner))
    found = [Persona(_castaway(body), None, picture, changed) for body, picture, changed in rows]
    return sorted(found, key=lambda persona: persona.castaway.id)


def find_persona(connection: Connection, owner: str, id: str) -> Persona | None:
    """A producer's persona of this id, if there is one."""
    row = _row(connection, owner, id)
    if row is None:
        return None
    card = None if row.card is None else msgspec.json.decode(row.card)
    return Persona(_castaway(row.body), card, row.picture, row.changed_at)


def put_persona(connection: Connection, owner: str, persona: Persona) -> None:
    """Store a persona, in place of the one that has its id. Its picture must be kept already.

    Raises CastawayMistake where it breaks a rule, or the library is full.
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
    """Delete a persona with its card and picture; whether there was one."""
    before = _row(connection, owner, id)
    if before is None:
        return False
    connection.execute(delete(PersonaRow).where(PersonaRow.owner == owner, PersonaRow.id == id))
    if before.picture is not None:
        drop_unused_picture(connection, before.picture)
    return True


def free_id(connection: Connection, owner: str, name: str, taken: Container[str]) -> str:
    """An id for a new persona of this name that no other has, nor stands in `taken`.

    Nobody else can take it before the transaction ends.
    """
    lock_library(connection, owner)
    own = set(connection.scalars(select(PersonaRow.id).where(PersonaRow.owner == owner)))
    id = id_of(name)
    ids = (id if nth == 1 else f"{id}-{nth}" for nth in count(1))
    return next(free for free in ids if free not in own and free not in taken)


def lock_library(connection: Connection, owner: str) -> None:
    """Let no other transaction change this producer's library before this one ends."""
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
    if (connection.scalar(number) or 0) >= MOST_PERSONAS:
        wrong = f"the library is full with {MOST_PERSONAS} personas"
        raise CastawayMistake(castaway.name, [Problem("", wrong, "delete one that is not needed")])

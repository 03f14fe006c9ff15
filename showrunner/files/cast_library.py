"""The castaways a producer can cast: those shipped with Showrunner, and the producer's own."""

from __future__ import annotations

from sqlalchemy import Connection

from showrunner.errors import UnknownName
from showrunner.files.cast_files import library
from showrunner.formats.settings import Castaway
from showrunner.store.personas import LibraryPersona, find_persona, personas_of


def shipped() -> dict[str, Castaway]:
    """The castaways shipped with Showrunner, by id."""
    return {person.id: person for person in library()}


def castable(connection: Connection, owner: str) -> dict[str, Castaway]:
    """The castaways a producer can cast, by id; the shipped ones first.

    A producer's own castaway replaces a shipped one of the same id.
    """
    own = {persona.castaway.id: persona.castaway for persona in personas_of(connection, owner)}
    return {**shipped(), **own}


def persona_for(connection: Connection, owner: str, id: str) -> LibraryPersona:
    """A producer's own persona with this id, else the shipped one. Raises UnknownName."""
    own = find_persona(connection, owner, id)
    if own is not None:
        return own
    if id not in shipped():
        raise UnknownName("castaway", id, castable(connection, owner))
    return LibraryPersona(shipped()[id])

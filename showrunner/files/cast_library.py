"""The castaways that a producer can cast: those that come with Showrunner, and their own."""

from __future__ import annotations

from sqlalchemy import Connection

from showrunner.errors import UnknownName
from showrunner.files.cast_files import library
from showrunner.formats.settings import Castaway
from showrunner.store.personas import LibraryPersona, find_persona, personas_of


def shipped() -> dict[str, Castaway]:
    """Those that come with Showrunner, by their ids."""
    return {person.id: person for person in library()}


def castable(connection: Connection, owner: str) -> dict[str, Castaway]:
    """Everybody whom a producer can cast, by their ids: a producer's own hides a shipped one.

    Those that come with Showrunner stand before the others.
    """
    own = {persona.castaway.id: persona.castaway for persona in personas_of(connection, owner)}
    return {**shipped(), **own}


def persona_for(connection: Connection, owner: str, id: str) -> LibraryPersona:
    """A producer's own persona of this id, or else the shipped one. Raises UnknownName."""
    own = find_persona(connection, owner, id)
    if own is not None:
        return own
    if id not in shipped():
        raise UnknownName("castaway", id, castable(connection, owner))
    return LibraryPersona(shipped()[id])

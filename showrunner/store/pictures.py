"""Pictures by the hash of their bytes: each is kept once, and goes with the last who shows it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from showrunner.store.models import PersonaRow, PictureRow


class Picture(NamedTuple):
    """A picture as it is kept: the hash of its bytes, its media type, the bytes."""

    hash: str
    kind: str
    content: bytes


def keep_picture(connection: Connection, picture: Picture) -> str:
    """Store a picture, if it is not there; returns its hash.

    Until the transaction ends nobody can drop it.
    """
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(PictureRow).values(picture._asdict())
    connection.execute(
        new.on_conflict_do_update(index_elements=["hash"], set_={"kind": picture.kind})
    )
    return picture.hash


def find_picture(connection: Connection, hash: str) -> Picture | None:
    """The picture of this hash, if it is kept."""
    query = select(PictureRow.hash, PictureRow.kind, PictureRow.content)
    row = connection.execute(query.where(PictureRow.hash == hash)).one_or_none()
    return None if row is None else Picture(*row)


def drop_unused_picture(connection: Connection, hash: str) -> None:
    """Delete a picture that no persona shows."""
    # Locked in a statement of its own: only then does the next one see who has just taken it.
    connection.execute(
        select(PictureRow.hash).where(PictureRow.hash == hash).with_for_update()
    ).close()
    shown = exists().where(PersonaRow.picture == hash)
    connection.execute(delete(PictureRow).where(PictureRow.hash == hash, ~shown))

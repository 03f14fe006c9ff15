"""Pictures by the hash of their bytes: stored once each, and deleted with the last persona."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from showrunner.store.models import PersonaRow, PictureRow


class Picture(NamedTuple):
    """A stored picture: the hash of its bytes, its media type, the bytes."""

    hash: str
    kind: str
    content: bytes


def keep_picture(connection: Connection, picture: Picture) -> str:
    """Store a picture, unless it is stored already; returns its hash.

    Nobody can delete it before the transaction ends.
    """
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(PictureRow).values(picture._asdict())
    connection.execute(
        new.on_conflict_do_update(index_elements=["hash"], set_={"kind": picture.kind})
    )
    return picture.hash


def find_picture(connection: Connection, hash: str) -> Picture | None:
    """The picture with this hash, or None."""
    query = select(PictureRow.hash, PictureRow.kind, PictureRow.content)
    row = connection.execute(query.where(PictureRow.hash == hash)).one_or_none()
    return None if row is None else Picture(*row)


def drop_unused_picture(connection: Connection, hash: str) -> None:
    """Delete a picture if no persona uses it."""
    # Locked by a separate statement, so that the next one sees a persona that was just added.
    connection.execute(
        select(PictureRow.hash).where(PictureRow.hash == hash).with_for_update()
    ).close()
    is_used = exists().where(PersonaRow.picture == hash)
    connection.execute(delete(PictureRow).where(PictureRow.hash == hash, ~is_used))

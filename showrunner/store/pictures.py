"""Pictures by the hash of their bytes: stored once each, and deleted when nothing uses them.

Personas use them, and the portraits that came with a season.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, Select, and_, delete, exists, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from showrunner.store.models import PersonaRow, PictureRow, PortraitRow, SeasonRow, SeatRow


class Picture(NamedTuple):
    """A stored picture: the hash of its bytes, its media type, the bytes."""

    hash: str
    kind: str
    content: bytes


def keep_picture(connection: Connection, picture: Picture) -> str:
    """Store a picture, unless it is stored already; returns its hash.

    Nobody can delete it before the transaction ends.
    """
    upsert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = upsert(PictureRow).values(picture._asdict())
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
    """Delete a picture if no persona and no season uses it."""
    # Locked by a separate statement, so that the next one sees a persona that was just added.
    connection.execute(
        select(PictureRow.hash).where(PictureRow.hash == hash).with_for_update()
    ).close()
    by_persona = exists().where(PersonaRow.picture == hash)
    by_season = exists().where(PortraitRow.picture == hash)
    unused = PictureRow.hash == hash, ~by_persona, ~by_season
    connection.execute(delete(PictureRow).where(*unused))


def portrait_hashes(connection: Connection, season: str) -> dict[str, str]:
    """The hashes of pictures of a season's castaways, by seat.

    A castaway without a picture of the season's own has that of its owner's library.
    """
    own = select(PortraitRow.seat, PortraitRow.picture).where(PortraitRow.season == season)
    queries = (_in_library(season), own)
    rows = [row for query in queries for row in connection.execute(query)]
    return {seat: str(hash) for seat, hash in rows}


def portraits_of(connection: Connection, season: str) -> dict[str, Picture]:
    """The pictures of a season's castaways, by seat."""
    hashes = portrait_hashes(connection, season)
    found = {seat: find_picture(connection, hash) for seat, hash in hashes.items()}
    return {seat: picture for seat, picture in found.items() if picture is not None}


def keep_library_portraits(connection: Connection, season: str) -> None:
    """Let a new season keep the pictures that its castaways have in its owner's library."""
    for seat, hash in connection.execute(_in_library(season)).all():
        row = {"season": season, "seat": seat, "picture": hash}
        connection.execute(insert(PortraitRow).values(row))


def copy_portraits(connection: Connection, parent: str, fork: str) -> None:
    """Give a fork the pictures that its parent keeps."""
    query = select(PortraitRow.seat, PortraitRow.picture).where(PortraitRow.season == parent)
    for seat, hash in connection.execute(query).all():
        row = {"season": fork, "seat": seat, "picture": hash}
        connection.execute(insert(PortraitRow).values(row))


def _in_library(season: str) -> Select[str, str | None]:
    return (
        select(PersonaRow.id, PersonaRow.picture)
        .join(SeasonRow, SeasonRow.owner == PersonaRow.owner)
        .join(SeatRow, and_(SeatRow.season == SeasonRow.id, SeatRow.seat == PersonaRow.id))
        .where(SeasonRow.id == season, PersonaRow.picture.is_not(None))
    )


def keep_portraits(connection: Connection, season: str, portraits: Mapping[str, Picture]) -> None:
    """Store the pictures of a season's castaways, by seat."""
    for seat, picture in portraits.items():
        hash = keep_picture(connection, picture)
        row = {"season": season, "seat": seat, "picture": hash}
        connection.execute(insert(PortraitRow).values(row))


def drop_portraits(connection: Connection, season: str) -> None:
    """Delete the portraits that came with a season, and the pictures that nothing else uses."""
    query = delete(PortraitRow).where(PortraitRow.season == season).returning(PortraitRow.picture)
    for hash in set(connection.scalars(query)):
        drop_unused_picture(connection, hash)

"""Tokens: what people and programs show to be let in, and the invitations to get one.

Only hashes are kept. A token has 256 bits of chance, so that a plain hash of it says nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence, Set
from datetime import timedelta
from hashlib import sha256
from typing import Any, Literal, NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, and_, case, insert, or_, select, update

from showrunner.errors import Forbidden
from showrunner.store.database import Database
from showrunner.store.models import ProducerRow, SeasonRow, TokenRow, now

Role = Literal["producer", "contestant", "viewer"]

TOKEN, INVITATION = "token", "invitation"
LONGEST_LABEL = 100
_SPENT = "it was used, was withdrawn, or its time is over; ask for a new one"


def new_secret() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a token."""
    return sha256(secret.encode()).hexdigest()


class Standing(NamedTuple):
    """What decides who may look at which season: good tokens, and seasons, by their ids.

    `playing` are the producers who hold a seat, each with the root of the season where they do.
    """

    tokens: Mapping[str, Any]
    seasons: Mapping[str, Any]
    playing: Set[tuple[str | None, str]]


class Tokens:
    """Who is let in, and invited."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, secret: str) -> Any:
        """The row of a good token, with its producer's `name` and `operator`; None for no token."""
        query = _with_producers().where(
            TokenRow.hash == hashed(secret), TokenRow.kind == TOKEN, _valid()
        )
        return await self._database.read(lambda connection: connection.execute(query).one_or_none())

    async def of_season(self, season: str) -> Sequence[Any]:
        """The tokens and invitations of contestants and viewers that are still good."""
        query = (
            select(TokenRow.__table__)
            .where(TokenRow.season == season, _valid())
            .order_by(TokenRow.created_at, TokenRow.id)
        )
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def plays(self, producer: str | None, root: str) -> bool:
        """Whether a producer holds a seat in the season `root` or in a fork that stems from it."""
        query = _playing(SeasonRow.root == root).where(TokenRow.producer == producer)
        found = await self._database.read(lambda connection: connection.execute(query).first())
        return found is not None

    async def standing(self, ids: Collection[str], seasons: Collection[str]) -> Standing:
        """What decides now who may look at these seasons by tokens of these ids."""
        shown = _with_producers().where(TokenRow.id.in_(ids), TokenRow.kind == TOKEN, _valid())
        rows = select(SeasonRow.__table__).where(SeasonRow.id.in_(seasons))

        def work(connection: Connection) -> Standing:
            found = {row.id: row for row in connection.execute(rows)}
            roots = {row.root for row in found.values()}
            return Standing(
                {row.id: row for row in connection.execute(shown)},
                found,
                {tuple(row) for row in connection.execute(_playing(SeasonRow.root.in_(roots)))},
            )

        return await self._database.read(work)


def give_token(
    connection: Connection,
    secret: str,
    role: Role,
    *,
    kind: str = TOKEN,
    producer: str | None = None,
    season: str | None = None,
    seat: str | None = None,
    label: str = "",
    origin: str | None = None,
    lasts: timedelta | None = None,
) -> dict[str, Any]:
    """Let in whoever shows this secret from now on; returns the row."""
    row = {
        "id": uuid4().hex,
        "hash": hashed(secret),
        "kind": kind,
        "role": role,
        "producer": producer,
        "season": season,
        "seat": seat,
        "label": label,
        "origin": origin,
        "created_at": now(),
        "expires_at": None if lasts is None else now() + lasts,
        "used_at": None,
        "revoked_at": None,
    }
    connection.execute(insert(TokenRow), row)
    return row


def redeem(
    connection: Connection, invitation: str, secret: str, producer: str | None = None
) -> dict[str, Any]:
    """Use an invitation up for a token with this secret; returns the token's row.

    With `producer`, it is a producer who takes a seat. An invitation to watch is for as many as
    have it. Raises Forbidden where it is no good any more.
    """
    used = (
        update(TokenRow)
        .where(TokenRow.hash == hashed(invitation), TokenRow.kind == INVITATION, _valid())
        .values(used_at=case((TokenRow.role == "viewer", None), else_=now()))
        .returning(TokenRow.__table__)
    )
    row = connection.execute(used).one_or_none()
    if row is None:
        raise Forbidden("the invitation lets nobody in", _SPENT)
    return give_token(
        connection,
        secret,
        row.role,
        producer=row.producer or producer,
        season=row.season,
        seat=row.seat,
        label=row.label,
        origin=row.id,
    )


def revoke(connection: Connection, token: str, season: str | None = None) -> list[str]:
    """Let nobody in by this token or invitation any more, nor by a token that came of it.

    With `season`, only where it is one of that season. Returns the ids of what was good until now.
    """
    meant = or_(TokenRow.id == token, TokenRow.origin == token)
    if season is not None:
        meant = and_(meant, TokenRow.season == season)
    return _revoke(connection, meant)


def revoke_seat(connection: Connection, season: str, seat: str) -> list[str]:
    """Let nobody play this seat by a token any more; returns the ids of those that could."""
    return _revoke(connection, and_(TokenRow.season == season, TokenRow.seat == seat))


def withdraw_invitations(connection: Connection, producer: str, label: str) -> None:
    """Let a producer's invitations of this label be good no more."""
    meant = and_(
        TokenRow.producer == producer, TokenRow.label == label, TokenRow.kind == INVITATION
    )
    _revoke(connection, meant)


def _revoke(connection: Connection, meant: Any) -> list[str]:
    gone = update(TokenRow).where(meant, TokenRow.revoked_at.is_(None)).values(revoked_at=now())
    return list(connection.scalars(gone.returning(TokenRow.id)))


def new_producer(connection: Connection, name: str, *, operator: bool = False) -> str:
    """Somebody who may produce seasons here; returns their id."""
    row = {"id": uuid4().hex, "name": name, "operator": operator, "created_at": now()}
    connection.execute(insert(ProducerRow), row)
    return str(row["id"])


def operator_of(connection: Connection) -> str:
    """The first operator of this server; there is one from now on."""
    query = select(ProducerRow.id).where(ProducerRow.operator).order_by(ProducerRow.created_at)
    found = connection.scalar(query.limit(1))
    return found or new_producer(connection, "operator", operator=True)


def _with_producers() -> Any:
    """Selects tokens, each with its producer's `name` and whether that is an `operator`."""
    columns = select(TokenRow.__table__, ProducerRow.operator, ProducerRow.name)
    return columns.outerjoin(ProducerRow, ProducerRow.id == TokenRow.producer)


def _playing(family: Any) -> Any:
    """Selects the producers who hold a seat in a season like this, with the season's root."""
    columns = select(TokenRow.producer, SeasonRow.root)
    held = TokenRow.kind == TOKEN, TokenRow.role == "contestant", TokenRow.producer.is_not(None)
    return columns.join(SeasonRow, SeasonRow.id == TokenRow.season).where(family, *held, _valid())


def _valid() -> Any:
    """Whether a row is good now: not revoked, not over, and an invitation not used up."""
    return and_(
        TokenRow.revoked_at.is_(None),
        TokenRow.used_at.is_(None),
        or_(TokenRow.expires_at.is_(None), TokenRow.expires_at > now()),
    )

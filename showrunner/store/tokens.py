"""Tokens, with which people and programs use the API, and invitations to get a token.

Only their hashes are stored. A token has 256 random bits, so a plain hash of it is safe.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence, Set
from datetime import timedelta
from hashlib import sha256
from typing import Any, Literal, NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, and_, case, delete, insert, or_, select, update

from showrunner.errors import Forbidden
from showrunner.store.database import Database
from showrunner.store.limits import verify_producer_room, verify_token_room
from showrunner.store.models import ProducerRow, SeasonRow, TokenRow, now

Role = Literal["producer", "contestant", "viewer"]

TOKEN, INVITATION = "token", "invitation"
MAX_LABEL_CHARACTERS = 100
KEPT_INVALID = timedelta(days=30)
"""How long tokens and invitations are kept that are not valid any more."""
_HOW_TO_GET_ONE = "it was used, was withdrawn, or has expired; ask for a new one"


def new_secret() -> str:
    """A new random token."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """The hash of a token, which is stored in its place."""
    return sha256(secret.encode()).hexdigest()


class AccessState(NamedTuple):
    """What decides who may look at which season: valid tokens and seasons, both by id.

    `playing` are the producers who play a seat, each with the root of the season where they do.
    """

    tokens: Mapping[str, Any]
    seasons: Mapping[str, Any]
    playing: Set[tuple[str | None, str]]


class Tokens:
    """Reads the tokens and invitations of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, secret: str) -> Any:
        """The row of a valid token, with its producer's `name` and `operator`, or None."""
        query = _with_producers().where(
            TokenRow.hash == hashed(secret), TokenRow.kind == TOKEN, _valid()
        )
        return await self._database.read(lambda connection: connection.execute(query).one_or_none())

    async def of_season(self, season: str) -> Sequence[Any]:
        """The valid tokens and invitations of a season's contestants and viewers."""
        query = (
            select(TokenRow.__table__)
            .where(TokenRow.season == season, _valid())
            .order_by(TokenRow.created_at, TokenRow.id)
        )
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def plays(self, producer: str | None, root: str) -> bool:
        """Whether a producer plays a seat in the season `root` or in a fork of its family."""
        query = _playing(SeasonRow.root == root).where(TokenRow.producer == producer)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return row is not None

    async def access_state(self, ids: Collection[str], seasons: Collection[str]) -> AccessState:
        """What decides now whether the tokens with these ids give access to these seasons."""
        select_tokens = _with_producers().where(
            TokenRow.id.in_(ids), TokenRow.kind == TOKEN, _valid()
        )
        select_seasons = select(SeasonRow.__table__).where(SeasonRow.id.in_(seasons))

        def work(connection: Connection) -> AccessState:
            season_rows = {row.id: row for row in connection.execute(select_seasons)}
            roots = {row.root for row in season_rows.values()}
            return AccessState(
                {row.id: row for row in connection.execute(select_tokens)},
                season_rows,
                {tuple(row) for row in connection.execute(_playing(SeasonRow.root.in_(roots)))},
            )

        return await self._database.read(work)

    async def delete_old(self) -> None:
        """Delete tokens and invitations that have not been valid for `KEPT_INVALID`."""
        before = now() - KEPT_INVALID
        ends = TokenRow.revoked_at, TokenRow.expires_at, TokenRow.used_at
        query = delete(TokenRow).where(or_(*(end < before for end in ends)))
        await self._database.write(lambda connection: connection.execute(query))


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
    """Store a token or invitation with this secret; returns its row.

    Raises LimitReached if its season has too many.
    """
    if season is not None:
        verify_token_room(connection, season)
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
    """Exchange an invitation for a token with this secret; returns the token's row.

    With `producer`, it is that producer who takes the seat. An invitation to watch can be used any
    number of times, any other only once. `claims` in the row says whether somebody new takes the
    seat, and not its player on another device. Raises Forbidden if it is not valid any more.
    """
    used = (
        update(TokenRow)
        .where(TokenRow.hash == hashed(invitation), TokenRow.kind == INVITATION, _valid())
        .values(used_at=case((TokenRow.role == "viewer", None), else_=now()))
        .returning(TokenRow.__table__)
    )
    row = connection.execute(used).one_or_none()
    if row is None:
        raise Forbidden("the invitation is not valid", _HOW_TO_GET_ONE)
    token = give_token(
        connection,
        secret,
        row.role,
        producer=row.producer or producer,
        season=row.season,
        seat=row.seat,
        label=row.label,
        origin=row.id,
    )
    return {**token, "claims": row.seat is not None and row.origin is None}


def revoke(connection: Connection, token: str, season: str | None = None) -> list[str]:
    """Revoke a token or invitation, and the tokens that were given for it; returns their ids.

    With `season`, only those of that season are revoked.
    """
    is_meant = or_(TokenRow.id == token, TokenRow.origin == token)
    if season is not None:
        is_meant = and_(is_meant, TokenRow.season == season)
    return _revoke(connection, is_meant)


def revoke_seat(connection: Connection, season: str, seat: str) -> list[str]:
    """Revoke all tokens and invitations of a seat; returns their ids."""
    return _revoke(connection, and_(TokenRow.season == season, TokenRow.seat == seat))


def withdraw_invitations(connection: Connection, producer: str, label: str) -> None:
    """Revoke a producer's invitations with this label."""
    is_meant = and_(
        TokenRow.producer == producer, TokenRow.label == label, TokenRow.kind == INVITATION
    )
    _revoke(connection, is_meant)


def _revoke(connection: Connection, is_meant: Any) -> list[str]:
    query = update(TokenRow).where(is_meant, TokenRow.revoked_at.is_(None))
    revoked = query.values(revoked_at=now()).returning(TokenRow.id)
    return list(connection.scalars(revoked))


def new_producer(connection: Connection, name: str, *, operator: bool = False) -> str:
    """Create a producer; returns their id. Raises LimitReached."""
    verify_producer_room(connection)
    row = {"id": uuid4().hex, "name": name, "operator": operator, "created_at": now()}
    connection.execute(insert(ProducerRow), row)
    return str(row["id"])


def operator_of(connection: Connection) -> str:
    """The id of this server's first operator, who is created if there is none."""
    query = select(ProducerRow.id).where(ProducerRow.operator).order_by(ProducerRow.created_at)
    first = connection.scalar(query.limit(1))
    return first or new_producer(connection, "operator", operator=True)


def _with_producers() -> Any:
    """A SELECT of tokens, each with its producer's `name` and `operator`."""
    columns = select(TokenRow.__table__, ProducerRow.operator, ProducerRow.name)
    return columns.outerjoin(ProducerRow, ProducerRow.id == TokenRow.producer)


def _playing(family: Any) -> Any:
    """A SELECT of the producers who play a seat in a season of this family, with its root."""
    columns = select(TokenRow.producer, SeasonRow.root)
    plays = TokenRow.kind == TOKEN, TokenRow.role == "contestant", TokenRow.producer.is_not(None)
    return columns.join(SeasonRow, SeasonRow.id == TokenRow.season).where(family, *plays, _valid())


def seasons_played_by(producer: str | None) -> Any:
    """A SELECT of the roots of the families of seasons in which a producer plays a seat."""
    return _playing(TokenRow.producer == producer).with_only_columns(SeasonRow.root)


def with_people(*seasons: Any) -> Any:
    """A SELECT of those of these seasons in which somebody plays, or is invited to play, a seat."""
    columns = select(TokenRow.season).join(SeasonRow, SeasonRow.id == TokenRow.season)
    return columns.where(TokenRow.role == "contestant", _valid(), *seasons)


def _valid() -> Any:
    """The condition that a row is valid now: not revoked, not expired, and not used up."""
    return and_(
        TokenRow.revoked_at.is_(None),
        TokenRow.used_at.is_(None),
        or_(TokenRow.expires_at.is_(None), TokenRow.expires_at > now()),
    )

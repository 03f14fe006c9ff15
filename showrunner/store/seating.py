"""Changes who plays a seat, in the transaction of the request that wants it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from showrunner.errors import UnknownSeason
from showrunner.store.inbox import new_input, put_input
from showrunner.store.models import ContactRow, SeasonRow
from showrunner.store.seasons import OVER, READY, seat_player
from showrunner.store.tokens import revoke_seat


def let_play(connection: Connection, season: str, seat: str, player: str, key: str) -> int | None:
    """Let this player play a seat from now on. Nobody else in the season learns of it.

    In a season that has not begun, the change is made here. In a running one, its driver makes it,
    because of an input with this key, whose number is returned. If the season is over, nothing is
    changed. Raises UnknownSeason, and IntegrityError if another input came at the same moment.
    """
    query = select(SeasonRow.status, SeasonRow.driver).where(SeasonRow.id == season)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None:
        raise UnknownSeason(season)
    if row.status == OVER:
        return None
    if row.status == READY and row.driver is None:
        seat_player(connection, season, seat, player)
        return None
    terms = {"do": "player", "seat": seat, "player": player}
    return put_input(connection, new_input(season, key, "control", terms))


def claim_seat(connection: Connection, season: str, seat: str, player: str, key: str) -> int | None:
    """Delete a seat's contact, and let this player play it; returns what `let_play` returns."""
    _delete_contact(connection, season, seat)
    return let_play(connection, season, seat, player, key)


def empty_seat(
    connection: Connection, season: str, seat: str, player: str, key: str
) -> tuple[list[str], int | None]:
    """Revoke a seat's tokens, delete its contact, and let this player play it.

    Returns the ids of the revoked tokens, and what `let_play` returns.
    """
    revoked = revoke_seat(connection, season, seat)
    _delete_contact(connection, season, seat)
    return revoked, let_play(connection, season, seat, player, key)


def _delete_contact(connection: Connection, season: str, seat: str) -> None:
    query = delete(ContactRow).where(ContactRow.season == season, ContactRow.seat == seat)
    connection.execute(query)

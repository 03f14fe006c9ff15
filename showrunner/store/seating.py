"""Who plays a seat, changed in one transaction with what brings it about."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from showrunner.errors import UnknownSeason
from showrunner.store.inbox import new_input, put_input
from showrunner.store.models import ContactRow, SeasonRow
from showrunner.store.seasons import OVER, READY, seat_player
from showrunner.store.tokens import revoke_seat


def let_play(connection: Connection, season: str, seat: str, player: str, key: str) -> int | None:
    """Let somebody play a seat from now on; nobody else in the season comes to know.

    In a season that has not begun they do at once. Else it is for whoever drives the season, by an
    input with this key: then its number is returned. In one that is over nothing happens. Raises
    UnknownSeason, and IntegrityError where another input came at the same moment.
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
    """Let this player have a seat, and remind nobody who had it before; see `let_play`."""
    _forget_contact(connection, season, seat)
    return let_play(connection, season, seat, player, key)


def empty_seat(
    connection: Connection, season: str, seat: str, player: str, key: str
) -> tuple[list[str], int | None]:
    """Let nobody play a seat by a token any more, remind nobody, and let this player have it.

    Returns the ids of the tokens that were good until now, and what `let_play` returns.
    """
    gone = revoke_seat(connection, season, seat)
    _forget_contact(connection, season, seat)
    return gone, let_play(connection, season, seat, player, key)


def _forget_contact(connection: Connection, season: str, seat: str) -> None:
    kept = delete(ContactRow).where(ContactRow.season == season, ContactRow.seat == seat)
    connection.execute(kept)

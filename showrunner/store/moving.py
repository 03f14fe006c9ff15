"""Moves the people of a season to a fork of it, in which the season goes on."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, select, update

from showrunner.errors import Refused
from showrunner.store.models import WAITS, ContactRow, InputRow, SeasonRow, SeatRow, TokenRow
from showrunner.store.seasons import stop


def refuse_moved(fork: str | None) -> None:
    """Raise Refused if a season's people have moved to a fork: it would foretell their dice.

    `fork` is its id, as it is to be told; None if they have not moved.
    """
    if fork is not None:
        raise Refused(f"the people of this season play on in {fork}: run that one, or fork this")


def move_people(connection: Connection, season: str, fork: str, known: Mapping[str, int]) -> None:
    """Let everybody who plays or watches a season go on in its fork, with the links they have.

    Tokens, invitations and contacts become those of the fork, seats have the players that they have
    now, and the season is stopped. `known` is how many facts each seat knows where the fork begins:
    nobody can have read further there. Raises Refused if the people have moved already.
    """
    moved = connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.goes_on_in.is_(None))
        .values(goes_on_in=fork)
    )
    if not moved.rowcount:
        elsewhere = connection.scalar(select(SeasonRow.goes_on_in).where(SeasonRow.id == season))
        raise Refused(f"the people of this season already play on in {elsewhere}: fork that one")
    stop(connection, season)
    players = _players_wanted(connection, season)
    for row in connection.execute(select(SeatRow.__table__).where(SeatRow.season == season)).all():
        connection.execute(
            update(SeatRow)
            .where(SeatRow.season == fork, SeatRow.seat == row.seat)
            .values(player=players.get(row.seat, row.player), seen=min(row.seen, known[row.seat]))
        )
    connection.execute(update(TokenRow).where(TokenRow.season == season).values(season=fork))
    connection.execute(update(ContactRow).where(ContactRow.season == season).values(season=fork))


def _players_wanted(connection: Connection, season: str) -> dict[str, str]:
    """The new players of seats that were changed while nobody drove the season."""
    query = select(InputRow.body).where(
        WAITS, InputRow.season == season, InputRow.kind == "control"
    )
    controls = map(msgspec.json.decode, connection.scalars(query.order_by(InputRow.number)))
    return {terms["seat"]: terms["player"] for terms in controls if terms.get("do") == "player"}

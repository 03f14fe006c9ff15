"""Careers: the results of seasons that are over, stored once for each seat, and added up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, and_, case, false, func, insert, literal, or_, select
from sqlalchemy.orm import aliased

from showrunner.store.database import Database
from showrunner.store.models import CallRow, CareerRow, PersonaRow, SeasonRow, SeatRow, now
from showrunner.store.seasons import OVER
from showrunner.store.tokens import seasons_played_by
from showrunner.story.results import SeatResult

CareerKind = Literal["castaway", "player", "model"]
SEVERAL: Final = "several"
"""The player of a seat that had another player at its end than at its beginning."""
MAX_LINES: Final = 500
"""The most lines of one leaderboard: those with the most wins."""
LONGEST_DELAY: Final = timedelta(days=7)
"""How long a delayed season stays out of other people's leaderboards after its last change."""


class CareerLine(Struct, frozen=True, kw_only=True):
    """The results of one castaway, player or model in all of its seasons.

    `id` is the castaway's id, the player's name or the model; `persona` marks a castaway from a
    producer's own library. `best` is the best place, and `outlasted` the share of all others that
    they finished before; both are None if no season decided a place.
    """

    id: str
    name: str
    persona: bool
    produced: bool
    seasons: int
    wins: int
    best: int | None
    outlasted: float | None
    jury_votes: int
    promises_kept: int
    promises_broken: int
    betrayals_given: int
    betrayals_received: int


class CareerReader(NamedTuple):
    """Whose seasons count: those of a producer, and with `ownerless` those of the command line.

    Seasons in whose family the producer plays a seat do not count for them.
    """

    owner: str | None
    ownerless: bool = False


class Careers:
    """The results of one database's seasons. A fork shares its parent's past and has none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def uncounted(self) -> Sequence[Any]:
        """The rows of the seasons that are over and whose results are not stored yet."""
        stored = select(CareerRow.season).where(CareerRow.season == SeasonRow.id)
        query = (
            select(SeasonRow.id, SeasonRow.format)
            .where(SeasonRow.status == OVER, SeasonRow.parent.is_(None), ~stored.exists())
            .order_by(SeasonRow.created_at, SeasonRow.id)
        )
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def put(
        self, season: str, results: Iterable[SeatResult], began_as: dict[str, str], produced: bool
    ) -> None:
        """Store a season's results; `began_as` are the players that its seats began with."""

        def work(connection: Connection) -> None:
            # The row is locked, so that of two processes the second finds what the first stored.
            here = select(SeasonRow.id).where(SeasonRow.id == season).with_for_update()
            is_there = connection.scalar(here) is not None
            stored = select(CareerRow.season).where(CareerRow.season == season).limit(1)
            if not is_there or connection.scalar(stored) is not None:
                return
            seats = select(SeatRow.seat, SeatRow.player).where(SeatRow.season == season)
            players = {row.seat: row.player for row in connection.execute(seats)}
            models = _models_of(connection, season)
            rows = []
            for result in results:
                player = players.get(result.seat, "")
                if player != began_as.get(result.seat, player):
                    player = SEVERAL
                is_model = player.startswith("model:")
                rows.append(
                    {
                        "season": season,
                        **{name: getattr(result, name) for name in SeatResult.__struct_fields__},
                        "player": player,
                        "model": models.get(result.seat, "") if is_model else "",
                        "produced": produced,
                    }
                )
            connection.execute(insert(CareerRow), rows)

        await self._database.write(work)

    async def lines(
        self, by: CareerKind, reader: CareerReader | None = None, format: str | None = None
    ) -> list[CareerLine]:
        """The leaderboard of castaways, players or models, those with the most wins first.

        Seasons that producers touched are added up in lines of their own. For a `reader`, the
        seasons that they own count, and of castaways those that are released to everybody; without
        one, all seasons of the database.
        """
        key = {"castaway": CareerRow.seat, "player": CareerRow.player, "model": CareerRow.model}[by]
        wins, seasons = _sum(case((CareerRow.won, 1), else_=0)), func.count()
        has_place = CareerRow.place.is_not(None)
        of_castaways = by == "castaway"
        query = (
            select(
                key.label("id"),
                (func.max(CareerRow.name) if of_castaways else key).label("name"),
                (PersonaRow.owner if of_castaways else literal(None)).label("persona"),
                CareerRow.produced,
                seasons.label("seasons"),
                wins.label("wins"),
                func.min(CareerRow.place).label("best"),
                _sum(CareerRow.among - CareerRow.place).label("outlasted"),
                _sum(case((has_place, CareerRow.among - 1), else_=0)).label("others"),
                *(_sum(getattr(CareerRow, name)).label(name) for name in _ADDED_UP),
            )
            .join(SeasonRow, SeasonRow.id == CareerRow.season)
            .where(SeasonRow.archived.is_(False), key != "")
            .group_by(key, CareerRow.produced)
            .order_by(wins.desc(), seasons.desc(), key)
            .limit(MAX_LINES)
        )
        if of_castaways:
            is_persona = and_(PersonaRow.owner == SeasonRow.owner, PersonaRow.id == CareerRow.seat)
            query = query.outerjoin(PersonaRow, is_persona).group_by(PersonaRow.owner)
        if reader is not None:
            query = query.where(_may_read(reader, of_castaways))
        if format is not None:
            query = query.where(SeasonRow.format == format)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_line(row) for row in rows]


_ADDED_UP: Final = (
    "jury_votes",
    "promises_kept",
    "promises_broken",
    "betrayals_given",
    "betrayals_received",
)


def _sum(column: Any) -> Any:
    return func.coalesce(func.sum(column), 0)


def _line(row: Any) -> CareerLine:
    share = row.outlasted / row.others if row.others else None
    columns = {name: getattr(row, name) for name in CareerLine.__struct_fields__}
    return CareerLine(
        **{**columns, "persona": row.persona is not None, "outlasted": share and round(share, 4)}
    )


def _may_read(reader: CareerReader, with_released: bool) -> Any:
    """The condition that a season's results may be read by this reader.

    Who played a seat is only for the owner, so only leaderboards of castaways are `with_released`.
    """
    is_own = [SeasonRow.owner == reader.owner] if reader.owner is not None else []
    is_own += [SeasonRow.owner.is_(None)] if reader.ownerless else []
    plays = SeasonRow.root.in_(seasons_played_by(reader.owner))
    allowed = [and_(or_(*is_own), ~plays)] if is_own else []
    allowed += [_is_released()] if with_released else []
    return or_(false(), *allowed)


def _is_released() -> Any:
    """The condition that everybody may know all that happened in a season that is over.

    What is told of promises comes from all facts. So the broadcast must be shown to everybody, and
    nobody may still be playing a fork of the season, or what it was forked from.
    """
    other = aliased(SeasonRow)
    goes_on = select(other.id).where(other.root == SeasonRow.root, other.status != OVER)
    is_shown = SeasonRow.changed_at < now() - LONGEST_DELAY
    return and_(
        SeasonRow.viewers == "everybody",
        SeasonRow.broadcast != "never",
        or_(SeasonRow.delay_minutes == 0, is_shown),
        ~goes_on.exists(),
    )


def _models_of(connection: Connection, season: str) -> dict[str, str]:
    """The model that was called most often for each seat."""
    calls = func.count()
    query = (
        select(CallRow.seat, CallRow.model)
        .where(CallRow.season == season)
        .group_by(CallRow.seat, CallRow.model)
        .order_by(calls, CallRow.model)
    )
    return {row.seat: row.model for row in connection.execute(query)}

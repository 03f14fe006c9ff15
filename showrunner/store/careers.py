"""Careers: the results of seasons that are over, stored once for each seat, and added up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import timedelta
from itertools import groupby
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, and_, case, false, func, insert, literal, or_, select
from sqlalchemy.orm import aliased

from showrunner.store.database import Database
from showrunner.store.models import CallRow, CareerRow, PersonaRow, SeasonRow, SeatRow, now
from showrunner.store.seasons import OVER
from showrunner.store.tokens import seasons_played_by
from showrunner.story.ratings import SkillRating, skill_ratings
from showrunner.story.results import SeatResult

CareerKind = Literal["castaway", "player", "model"]
SEVERAL: Final = "several"
"""The player of a seat that had another player at its end than at its beginning."""
MAX_LINES: Final = 500
"""The most lines of one leaderboard: those with the most wins."""
RATED_SEASONS: Final = 2_000
"""Ratings come from this many seasons: those that were created last."""
LONGEST_DELAY: Final = timedelta(days=7)
"""How long a delayed season stays out of other people's leaderboards after its last change."""


class CareerLine(Struct, frozen=True, kw_only=True):
    """The results of one castaway, player or model in all of its seasons.

    `id` is the castaway's id, the player's name or the model; `persona` marks a castaway from a
    producer's own library. `best` is the best place, and `outlasted` the share of all others that
    they finished before; both are None if no season decided a place. `rating` is their skill by
    openskill's Plackett-Luce model and `uncertainty` its standard deviation; all begin with 25 and
    8.3. Both are None if no season had places of several castaways, players or models.
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
    rating: float | None
    uncertainty: float | None


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

        Seasons that producers touched are added up and rated in lines of their own. For a `reader`,
        the seasons that they own count, and of castaways those that are released to everybody;
        without one, all seasons of the database.
        """
        key = _KEYS[by]
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
            .where(*_counted(by, reader, format))
            .group_by(key, CareerRow.produced)
            .order_by(wins.desc(), seasons.desc(), key)
            .limit(MAX_LINES)
        )
        if of_castaways:
            query = query.outerjoin(PersonaRow, _IS_PERSONA).group_by(PersonaRow.owner)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        ratings = await self._ratings(by, reader, format)
        return [_line(row, ratings.get((row.id, row.persona, row.produced))) for row in rows]

    async def _ratings(
        self, by: CareerKind, reader: CareerReader | None, format: str | None
    ) -> dict[_Rated, SkillRating]:
        """The ratings from the last seasons; seasons that producers touched rate names apart."""
        counted = _counted(by, reader, format)
        has_results = select(CareerRow.season).where(CareerRow.season == SeasonRow.id)
        last = (
            select(SeasonRow.id, SeasonRow.created_at, SeasonRow.owner)
            .where(has_results.where(*counted).exists())
            .order_by(SeasonRow.created_at.desc(), SeasonRow.id)
            .limit(RATED_SEASONS)
            .subquery()
        )
        key, persona = _KEYS[by], literal(None)
        query = (
            select(
                CareerRow.season,
                CareerRow.produced,
                CareerRow.place,
                key.label("id"),
                (PersonaRow.owner if by == "castaway" else persona).label("persona"),
            )
            .join(last, last.c.id == CareerRow.season)
            .where(key.not_in(("", SEVERAL)), CareerRow.place.is_not(None))
            .order_by(last.c.created_at, CareerRow.season, CareerRow.seat)
        )
        if by == "castaway":
            is_persona = and_(PersonaRow.owner == last.c.owner, PersonaRow.id == CareerRow.seat)
            query = query.outerjoin(PersonaRow, is_persona)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        seasons = (
            [((row.id, row.persona, row.produced), float(row.place)) for row in seats]
            for _, seats in groupby(rows, key=lambda row: row.season)
        )
        return await asyncio.to_thread(skill_ratings, seasons)


_Rated = tuple[str, str | None, bool]
"""A line's id, the owner of its persona, and whether producers touched its seasons."""
_KEYS: Final[dict[CareerKind, Any]] = {
    "castaway": CareerRow.seat,
    "player": CareerRow.player,
    "model": CareerRow.model,
}
_IS_PERSONA: Final = and_(PersonaRow.owner == SeasonRow.owner, PersonaRow.id == CareerRow.seat)

_ADDED_UP: Final = (
    "jury_votes",
    "promises_kept",
    "promises_broken",
    "betrayals_given",
    "betrayals_received",
)


def _sum(column: Any) -> Any:
    return func.coalesce(func.sum(column), 0)


def _line(row: Any, rating: SkillRating | None) -> CareerLine:
    share = row.outlasted / row.others if row.others else None
    computed: dict[str, Any] = {
        "persona": row.persona is not None,
        "outlasted": share and round(share, 4),
        "rating": rating and round(rating.skill, 2),
        "uncertainty": rating and round(rating.deviation, 2),
    }
    names = [name for name in CareerLine.__struct_fields__ if name not in computed]
    return CareerLine(**{name: getattr(row, name) for name in names}, **computed)


def _counted(by: CareerKind, reader: CareerReader | None, format: str | None) -> list[Any]:
    """The conditions of the seats that count for a leaderboard."""
    conditions = [SeasonRow.archived.is_(False), _KEYS[by] != ""]
    if reader is not None:
        conditions.append(_may_read(reader, by == "castaway"))
    if format is not None:
        conditions.append(SeasonRow.format == format)
    return conditions


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

"""The catalogue of seasons: create, find, list, cast, archive, delete."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, case, delete, func, insert, or_, select, update

from showrunner.errors import Refused, UnknownSeason, WrongParameter
from showrunner.formats.format import load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.store.codec import TextsOut, read_settings
from showrunner.store.database import Database
from showrunner.store.ledger import ask_row
from showrunner.store.models import WAITS, AskRow, InputRow, SeasonRow, SeatRow, TextRow, now
from showrunner.store.past import words_of

READY, RUNNING, PAUSED, HALTED, OVER = "ready", "running", "paused", "halted", "over"
"""Where a season stands: not begun, going on, paused by producers, stopped by a fault, ended."""

NOT_STARTED = -1


class Seasons:
    """The seasons of one database, as a catalogue."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self, settings: SeasonSettings, luck: str, *, seed: str = "", deadlines: str = "{}"
    ) -> str:
        """Store a season that has not started; returns its id.

        `luck` is 64 hexadecimal digits, `seed` what it was derived from if anything. The texts of
        its schedule are sealed, so that they can be erased. Raises WrongParameter or OrderRefused
        for settings that no season can be played with.
        """
        staged = load_format(settings.format).staged(settings)
        out = TextsOut()
        season = uuid4().hex
        players = {person.id: _player(settings, person.id) for person in settings.cast}
        row = {
            "id": season,
            "root": season,
            "format": settings.format,
            "version": settings.version,
            "title": settings.title,
            "settings": out.encode(staged.sealed_settings(luck)),
            "luck": luck,
            "seed": seed,
            "status": READY,
            "epoch": 0,
            "head": NOT_STARTED,
            "facts": 0,
            "digest": "",
            "clock": 0.0,
            "pace": 0.0,
            "deadlines": deadlines,
            "archived": False,
            "created_at": now(),
            "changed_at": now(),
        }
        texts = [
            {"season": season, "entry": 0, "seal": seal, "words": words, "salt": ""}
            for seal, words in out.met.items()
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(SeasonRow), row)
            _seat(connection, season, players)
            if texts:
                connection.execute(insert(TextRow), texts)

        await self._database.write(work)
        return season

    async def create_fork(
        self,
        parent: Any,
        *,
        at: int,
        facts: int,
        digest: str,
        over: bool,
        asks: Iterable[Any],
        players: Mapping[str, str],
        title: str,
    ) -> str:
        """Store a season that shares a parent's past up to an entry; returns its id."""
        season = uuid4().hex
        row = {
            **parent._mapping,
            "id": season,
            "parent": parent.id,
            "forked_at": at,
            "title": title,
            "status": OVER if over else READY,
            "fault": None,
            "epoch": 0,
            "driver": None,
            "driven_at": None,
            "head": at,
            "facts": facts,
            "digest": digest,
            "clock": 0.0,
            "step": None,
            "archived": False,
            "created_at": now(),
            "changed_at": now(),
        }
        asked = [ask_row(season, ask, at, None) for ask in asks]

        def work(connection: Connection) -> None:
            connection.execute(insert(SeasonRow), row)
            _seat(connection, season, players)
            if asked:
                connection.execute(insert(AskRow), asked)

        await self._database.write(work)
        return season

    async def find(self, season: str) -> Any:
        """A season's row, by its id or the beginning of it. Raises UnknownSeason."""
        query = select(SeasonRow.__table__).where(SeasonRow.id.startswith(season, autoescape=True))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found = [row for row in rows if row.id.startswith(season)]
        exact = [row for row in found if row.id == season] or found
        if len(exact) != 1 or not season:
            raise UnknownSeason(season, sorted(row.id for row in found)[:5])
        return exact[0]

    async def list(self, archived: bool = False) -> Sequence[Any]:
        """All seasons' rows, the newest first; archived ones only when asked for."""
        query = select(SeasonRow.__table__).order_by(SeasonRow.created_at.desc(), SeasonRow.id)
        if not archived:
            query = query.where(SeasonRow.archived.is_(False))
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def with_status(self, *statuses: str) -> Sequence[str]:
        """The ids of the seasons that stand so, the oldest first."""
        query = (
            select(SeasonRow.id)
            .where(SeasonRow.status.in_(statuses), SeasonRow.archived.is_(False))
            .order_by(SeasonRow.created_at, SeasonRow.id)
        )
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def calling(self) -> Sequence[Any]:
        """The seasons that a driver may have to do something about, the oldest first.

        They go on, or something waits in their inbox: `last` is the number of the last of it, and
        `told` whether a control is among it. Archived ones are left alone.
        """
        told = func.max(case((InputRow.kind == "control", 1), else_=0)).label("told")
        last = func.max(InputRow.number).label("last")
        inputs = select(InputRow.season, last, told).where(WAITS)
        waiting = inputs.group_by(InputRow.season).subquery()
        columns = ("id", "status", "driver", "driven_at", "head")
        query = (
            select(
                *(SeasonRow.__table__.c[name] for name in columns),
                waiting.c.last,
                (func.coalesce(waiting.c.told, 0) == 1).label("told"),
            )
            .outerjoin(waiting, waiting.c.season == SeasonRow.id)
            .where(
                SeasonRow.archived.is_(False), or_(waiting.c.last > 0, SeasonRow.status == RUNNING)
            )
            .order_by(SeasonRow.created_at, SeasonRow.id)
        )
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def family(self, season: str) -> Sequence[str]:
        """The ids of all seasons that share a past with this one, itself among them."""
        root = select(SeasonRow.root).where(SeasonRow.id == season).scalar_subquery()
        query = select(SeasonRow.id).where(SeasonRow.root == root).order_by(SeasonRow.id)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def settings(self, season: str) -> SeasonSettings:
        """A season's settings, with the texts of its schedule. Raises UnknownSeason."""
        query = select(SeasonRow.settings).where(SeasonRow.id == season)

        def work(connection: Connection) -> SeasonSettings:
            body = connection.scalar(query)
            if body is None:
                raise UnknownSeason(season)
            return read_settings(body, words_of(connection, season))

        return await self._database.read(work)

    async def players(self, season: str) -> dict[str, str]:
        """Who plays each seat now."""
        query = select(SeatRow.seat, SeatRow.player).where(SeatRow.season == season)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.seat: row.player for row in rows}

    async def set_player(self, season: str, seat: str, player: str) -> None:
        """Let somebody else play a seat from now on."""
        await self._database.write(lambda connection: seat_player(connection, season, seat, player))

    async def archive(self, season: str, archived: bool = True) -> None:
        """Put a season away, or take it out again: it is kept and no longer listed."""
        change = update(SeasonRow).where(SeasonRow.id == season)
        await self._database.write(
            lambda connection: connection.execute(change.values(archived=archived))
        )

    async def delete(self, season: str) -> None:
        """Delete a season with all that it told. Raises Refused while a fork shares its past."""
        forks = select(SeasonRow.id).where(SeasonRow.parent == season)

        def work(connection: Connection) -> None:
            heirs = sorted(connection.scalars(forks))
            if heirs:
                raise Refused(
                    f"the season {season} cannot be deleted: its past is shared by its forks "
                    f"{', '.join(heirs)}; delete these first, or archive it"
                )
            connection.execute(delete(SeasonRow).where(SeasonRow.id == season))

        await self._database.write(work)


def seat_player(connection: Connection, season: str, seat: str, player: str) -> None:
    """Write who plays a seat."""
    connection.execute(
        update(SeatRow).where(SeatRow.season == season, SeatRow.seat == seat).values(player=player)
    )


def _player(settings: SeasonSettings, seat: str) -> str:
    if not settings.players.get(seat):
        raise WrongParameter(f"nobody plays {seat!r}", "name a player for each castaway")
    return settings.players[seat]


def _seat(connection: Connection, season: str, players: Mapping[str, str]) -> None:
    seats = [{"season": season, "seat": seat, "player": player} for seat, player in players.items()]
    connection.execute(insert(SeatRow), seats)

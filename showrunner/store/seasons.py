"""The catalogue of seasons: create, find, list, cast, archive, delete."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from showrunner.errors import Refused, UnknownSeason, WrongParameter
from showrunner.formats.format import load_format
from showrunner.formats.lines import verify_line
from showrunner.formats.settings import SeasonSettings
from showrunner.store.codec import TextsOut, read_settings
from showrunner.store.database import Database, Work
from showrunner.store.ledger import ask_row
from showrunner.store.listening import Notice, announce
from showrunner.store.models import WAITS, AskRow, InputRow, SeasonRow, SeatRow, TextRow, now
from showrunner.store.past import words_of
from showrunner.store.remembered import forget_brought
from showrunner.store.spoiled import reading

READY, RUNNING, PAUSED, STOPPED = "ready", "running", "paused", "stopped"
HALTED, OVER = "halted", "over"
"""Where a season stands: not begun; going on; paused by producers, and taking orders; stopped by
them, and taking nothing; halted by a fault; ended."""

NOT_STARTED = -1
SILENT = timedelta(seconds=60)
"""After so long without a word from its driver a season does not go on, and its clock stands."""

UNDRIVEN = timedelta(seconds=30)
"""After so long without a word from any driver a season that is to go on stands still."""


class Seasons:
    """The seasons of one database, as a catalogue."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        settings: SeasonSettings,
        luck: str,
        *,
        seed: str = "",
        deadlines: str = "{}",
        allowance: str = "{}",
    ) -> str:
        """Store a season that has not started; returns its id. Raises what `new_season` raises."""
        season, work = new_season(
            settings, luck, seed=seed, deadlines=deadlines, allowance=allowance
        )
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

    async def page(
        self,
        owner: str | None,
        *,
        ownerless: bool = False,
        season: str | None = None,
        after: str | None = None,
        limit: int = 50,
        archived: bool = False,
    ) -> Sequence[Any]:
        """The seasons that somebody may look at, the newest first, beneath the one named `after`.

        Those are the ones of a producer (`ownerless`: also those of the command line), the one
        `season` that a token is for, and what everybody may watch.
        """
        mine = [SeasonRow.viewers == "everybody"]
        if owner is not None:
            mine.append(SeasonRow.owner == owner)
        if ownerless:
            mine.append(SeasonRow.owner.is_(None))
        if season is not None:
            mine.append(SeasonRow.id == season)
        query = (
            select(SeasonRow.__table__)
            .where(or_(*mine))
            .order_by(SeasonRow.created_at.desc(), SeasonRow.id)
            .limit(limit)
        )
        if not archived:
            query = query.where(SeasonRow.archived.is_(False))
        if after is not None:
            before = select(SeasonRow.created_at).where(SeasonRow.id == after).scalar_subquery()
            query = query.where(
                or_(
                    SeasonRow.created_at < before,
                    and_(SeasonRow.created_at == before, SeasonRow.id > after),
                )
            )
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

    async def families(self, seasons: Iterable[str]) -> Sequence[str]:
        """The ids of all seasons that share a past with one of these, themselves among them."""
        roots = select(SeasonRow.root).where(SeasonRow.id.in_(sorted(seasons)))
        query = select(SeasonRow.id).where(SeasonRow.root.in_(roots)).order_by(SeasonRow.id)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def settings(self, season: str) -> SeasonSettings:
        """A season's settings, with its schedule's texts. Raises UnknownSeason, SpoiledRow."""
        query = select(SeasonRow.settings).where(SeasonRow.id == season)

        def work(connection: Connection) -> SeasonSettings:
            body = connection.scalar(query)
            if body is None:
                raise UnknownSeason(season)
            words = words_of(connection, season)
            with reading(season, "the column", "settings"):
                return read_settings(body, words)

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
        """See `put_away`."""
        await self._database.write(lambda connection: put_away(connection, season, archived))

    async def delete(self, season: str) -> None:
        """See `delete_season`."""
        await self._database.write(lambda connection: delete_season(connection, season))


def new_season(
    settings: SeasonSettings,
    luck: str,
    *,
    seed: str = "",
    deadlines: str = "{}",
    pace: float = 0.0,
    owner: str | None = None,
    viewers: str = "nobody",
    release: str = "live",
    allowance: str = "{}",
) -> tuple[str, Work[None]]:
    """The id of a season that has not started, and what stores it.

    `luck` is 64 hexadecimal digits, `seed` what it was derived from if anything. The texts of its
    schedule are sealed, so that they can be erased. Raises WrongParameter or OrderRefused for
    settings that no season can be played with.
    """
    format = load_format(settings.format)
    verify_line("the title", settings.title)
    for team in settings.teams:
        verify_line("a team's name", team)
    staged = format.staged(settings)
    format.foresee_schedule(settings, luck)
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
        "pace": pace,
        "deadlines": deadlines,
        "archived": False,
        "created_at": now(),
        "changed_at": now(),
        "owner": owner,
        "viewers": viewers,
        "release": release,
        "allowance": allowance,
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

    return season, work


def new_fork(
    parent: Any,
    *,
    at: int,
    facts: int,
    digest: str,
    over: bool,
    asks: Iterable[Any],
    players: Mapping[str, str],
    title: str,
) -> tuple[str, Work[None]]:
    """The id of a season that shares a parent's past up to an entry, and what stores it."""
    season = uuid4().hex
    row = {
        **parent._mapping,
        "id": season,
        "parent": parent.id,
        "forked_at": at,
        "title": title,
        "status": OVER if over else READY,
        "fault": None,
        "paused_for": None,
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

    return season, work


def undriven_for(row: Any, at: datetime) -> int | None:
    """For how many seconds nobody has driven a season that is to go on; None where somebody does.

    Its driver writes often, or at least says every few seconds that it waits for somebody.
    """
    if row.status != RUNNING or row.archived:
        return None
    silent = at - max(row.changed_at, row.driven_at or row.changed_at)
    return int(silent.total_seconds()) if silent > UNDRIVEN else None


def goes_on(row: Any, at: datetime) -> bool:
    """Whether a season's clock goes: it is running, and whoever drives it was heard of lately."""
    driven = row.status == RUNNING and row.driver is not None
    return bool(driven and at - row.driven_at < SILENT)


def clock_of(row: Any, at: datetime) -> float:
    """A season's own clock in seconds: it has gone on since its driver last wrote it down."""
    since = (at - row.driven_at).total_seconds() if goes_on(row, at) else 0.0
    return float(row.clock + max(0.0, since))


def go_on(connection: Connection, season: str) -> None:
    """Let a season that nobody drives be driven: one that has not begun, was stopped or halted."""
    connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.status.in_((READY, STOPPED, HALTED)))
        .values(status=RUNNING, fault=None)
    )


def stop(connection: Connection, season: str) -> None:
    """Let a season be driven by nobody any more: whoever drives it fails at the next write."""
    connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.status.in_((READY, RUNNING, PAUSED, HALTED)))
        .values(status=STOPPED, epoch=SeasonRow.epoch + 1, driver=None, driven_at=None)
    )


def halt(connection: Connection, season: str, fault: str) -> None:
    """Halt a season, and say why: whoever drives it fails at the next write."""
    connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.status.in_((RUNNING, PAUSED)))
        .values(status=HALTED, fault=fault, epoch=SeasonRow.epoch + 1, driver=None)
    )
    announce(connection, Notice("standing", season))


def set_watching(
    connection: Connection, season: str, viewers: str | None, release: str | None
) -> None:
    """Say who at home may watch a season, and when they see what happened; None leaves it."""
    given = {"viewers": viewers, "release": release}
    values = {name: value for name, value in given.items() if value is not None}
    if values:
        connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(**values))
    if release is not None:
        announce(connection, Notice("past", season))


def put_away(connection: Connection, season: str, archived: bool = True) -> None:
    """Put a season away, or take it out again: it is kept, no longer listed, and not driven.

    Raises Refused for one that goes on now.
    """
    columns = SeasonRow.status, SeasonRow.driver, SeasonRow.driven_at
    row = connection.execute(select(*columns).where(SeasonRow.id == season)).one_or_none()
    if archived and row is not None and goes_on(row, now()):
        raise Refused("the season is going on: pause or stop it first, then archive it")
    connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(archived=archived))


def delete_season(connection: Connection, season: str) -> None:
    """Delete a season with all that it told, also what castaways brought from it into later ones.

    Raises Refused while a fork shares its past.
    """
    heirs = sorted(connection.scalars(select(SeasonRow.id).where(SeasonRow.parent == season)))
    if heirs:
        raise Refused(
            f"the season {season} cannot be deleted: its past is shared by its forks "
            f"{', '.join(heirs)}; delete these first, or archive it"
        )
    forget_brought(connection, season)
    connection.execute(delete(SeasonRow).where(SeasonRow.id == season))


def change_season(connection: Connection, season: str, **columns: Any) -> None:
    """Write these columns of a season's row."""
    connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(**columns))


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

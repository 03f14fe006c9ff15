"""The list of seasons: create, fork, find, list, cast, archive and delete them."""

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
from showrunner.store.codec import TextEncoder, read_settings
from showrunner.store.database import Database, Work
from showrunner.store.limits import verify_season_room
from showrunner.store.models import WAITS, AskRow, InputRow, SeasonRow, SeatRow, TextRow, now
from showrunner.store.notices import Notice, announce
from showrunner.store.past import is_blind, words_of
from showrunner.store.pictures import copy_portraits, drop_portraits, keep_library_portraits
from showrunner.store.remembered_texts import erase_brought
from showrunner.store.season_writer import ask_row
from showrunner.store.spoiled import reading
from showrunner.store.tokens import with_people

READY, RUNNING, PAUSED, STOPPED = "ready", "running", "paused", "stopped"
HALTED, OVER = "halted", "over"
"""The statuses of a season: not begun; running; paused by producers, but taking orders; stopped by
producers, and taking nothing; halted by a fault; ended."""

NOT_STARTED = -1
"""The `head` of a season that has no entries yet."""
DRIVER_LOST_AFTER = timedelta(seconds=60)
"""How long after its driver's last sign of life a season's clock no longer counts as running."""

UNDRIVEN_AFTER = timedelta(seconds=30)
"""How long after any driver's last sign of life a running season is reported as not driven."""


class Seasons:
    """Reads and changes the list of seasons in one database."""

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
        id: str | None = None,
    ) -> str:
        """Store a season that has not started; returns its id. Raises what `new_season` raises."""
        season, work = new_season(
            settings, luck, seed=seed, deadlines=deadlines, allowance=allowance, id=id
        )
        await self._database.write(work)
        return season

    async def find(self, season: str) -> Any:
        """The row of a season by its id or the beginning of its id. Raises UnknownSeason."""
        query = select(SeasonRow.__table__).where(SeasonRow.id.startswith(season, autoescape=True))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        matching = [row for row in rows if row.id.startswith(season)]
        exact = [row for row in matching if row.id == season] or matching
        if len(exact) != 1 or not season:
            raise UnknownSeason(season, sorted(row.id for row in matching)[:5])
        return exact[0]

    async def list(self, archived: bool = False) -> Sequence[Any]:
        """The rows of all seasons, the newest first; with `archived`, archived ones as well."""
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
        """The seasons that somebody may look at, the newest first, starting below `after`.

        These are a producer's own (with `ownerless`, also those made by command line), the `season`
        that a token is for, and the seasons that everybody may watch.
        """
        is_visible = [SeasonRow.viewers == "everybody"]
        if owner is not None:
            is_visible.append(SeasonRow.owner == owner)
        if ownerless:
            is_visible.append(SeasonRow.owner.is_(None))
        if season is not None:
            is_visible.append(SeasonRow.id == season)
        query = (
            select(SeasonRow.__table__)
            .where(or_(*is_visible))
            .order_by(SeasonRow.created_at.desc(), SeasonRow.id)
            .limit(limit)
        )
        if not archived:
            query = query.where(SeasonRow.archived.is_(False))
        if after is not None:
            created = select(SeasonRow.created_at).where(SeasonRow.id == after).scalar_subquery()
            query = query.where(
                or_(
                    SeasonRow.created_at < created,
                    and_(SeasonRow.created_at == created, SeasonRow.id > after),
                )
            )
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def with_status(self, *statuses: str) -> Sequence[str]:
        """The ids of the seasons with one of these statuses, the oldest first."""
        query = (
            select(SeasonRow.id)
            .where(SeasonRow.status.in_(statuses), SeasonRow.archived.is_(False))
            .order_by(SeasonRow.created_at, SeasonRow.id)
        )
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def to_drive(self, season: str | None = None) -> Sequence[Any]:
        """The seasons that a driver may have to do something about, the oldest first.

        These are running seasons, and seasons whose inbox is not empty: `last_input` is the number
        of the last input that waits, and `has_control` whether a control waits. Archived seasons
        are left out. With `season`, only this one is looked at.
        """
        has_control = func.max(case((InputRow.kind == "control", 1), else_=0)).label("has_control")
        last_input = func.max(InputRow.number).label("last_input")
        inputs = select(InputRow.season, last_input, has_control).where(WAITS)
        if season is not None:
            inputs = inputs.where(InputRow.season == season)
        waiting = inputs.group_by(InputRow.season).subquery()
        columns = ("id", "status", "driver", "driven_at", "head")
        query = (
            select(
                *(SeasonRow.__table__.c[name] for name in columns),
                waiting.c.last_input,
                (func.coalesce(waiting.c.has_control, 0) == 1).label("has_control"),
            )
            .outerjoin(waiting, waiting.c.season == SeasonRow.id)
            .where(
                SeasonRow.archived.is_(False),
                or_(waiting.c.last_input > 0, SeasonRow.status == RUNNING),
            )
            .order_by(SeasonRow.created_at, SeasonRow.id)
        )
        if season is not None:
            query = query.where(SeasonRow.id == season)
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def families(self, seasons: Iterable[str]) -> Sequence[str]:
        """The ids of these seasons and of all others in their families of forks."""
        roots = select(SeasonRow.root).where(SeasonRow.id.in_(sorted(seasons)))
        query = select(SeasonRow.id).where(SeasonRow.root.in_(roots)).order_by(SeasonRow.id)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def settings(self, season: str) -> SeasonSettings:
        """A season's settings with their texts. Raises UnknownSeason, SpoiledRow."""
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
        """The player of each seat now."""
        query = select(SeatRow.seat, SeatRow.player).where(SeatRow.season == season)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.seat: row.player for row in rows}

    async def airs(self, row: Any) -> str:
        """When the broadcast of this season is shown: by `episode`, at the `end`, or `never`.

        Producers may have set that. By default (`auto`), it is shown by episode. But it must keep
        the secrets from people who play the season, a fork of it, or what it was forked from: then
        it is shown at the end, when all of these are over. A blind season must not say by this
        whether there are any, so it always waits.
        """
        airs = str(row.broadcast)
        if airs == "auto":
            going_on = SeasonRow.root == row.root, SeasonRow.status != OVER
            blind = is_blind(row)
            query = select(SeasonRow.id).where(*going_on) if blind else with_people(*going_on)
            seasons = await self._database.read(lambda connection: connection.scalars(query).all())
            airs = "episode" if not seasons else "end" if row.id in seasons else "never"
        return "end" if airs == "episode" and row.release == "end" else airs

    async def goes_on_in(self, row: Any, fork: str) -> bool:
        """Whether this season's people have moved to that fork, or from fork to fork up to it."""
        while row.goes_on_in not in (None, fork):
            row = await self.find(row.goes_on_in)
        return bool(row.goes_on_in)

    async def set_player(self, season: str, seat: str, player: str) -> None:
        """Let somebody else play a seat from now on."""
        await self._database.write(lambda connection: seat_player(connection, season, seat, player))

    async def archive(self, season: str, archived: bool = True) -> None:
        """Call `set_archived` in a transaction of its own."""
        await self._database.write(lambda connection: set_archived(connection, season, archived))

    async def delete(self, season: str) -> None:
        """Call `delete_season` in a transaction of its own."""
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
    broadcast: str = "auto",
    delay_minutes: int = 0,
    allowance: str = "{}",
    id: str | None = None,
) -> tuple[str, Work[None]]:
    """A new season's id (`id`, or a random one), and the work that stores it.

    `luck` is 64 hexadecimal digits, and `seed` what it was derived from, if anything. The texts of
    its schedule are sealed, so that they can be erased. Raises WrongParameter or OrderRefused for
    settings that cannot be played.
    """
    format = load_format(settings.format)
    verify_line("the title", settings.title)
    for team in settings.teams:
        verify_line("a team's name", team)
    staged = format.staged(settings)
    format.foresee_schedule(settings, luck)
    encoder = TextEncoder()
    season = id or uuid4().hex
    players = {person.id: _player(settings, person.id) for person in settings.cast}
    row = {
        "id": season,
        "root": season,
        "format": settings.format,
        "version": settings.version,
        "title": settings.title,
        "settings": encoder.encode(staged.sealed_settings(luck)),
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
        "broadcast": broadcast,
        "delay_minutes": delay_minutes,
        "allowance": allowance,
    }
    texts = [
        {"season": season, "entry": 0, "seal": seal, "words": words, "salt": ""}
        for seal, words in encoder.words.items()
    ]

    def work(connection: Connection) -> None:
        verify_season_room(connection, owner)
        connection.execute(insert(SeasonRow), row)
        _insert_seats(connection, season, players)
        keep_library_portraits(connection, season)
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
    """The id of a new fork that shares its parent's past up to entry `at`, and work to store it.

    `asks` are those that are open after that entry.
    """
    season = uuid4().hex
    row = {
        **parent._mapping,
        "id": season,
        "parent": parent.id,
        "forked_at": at,
        "goes_on_in": None,
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
    ask_rows = [ask_row(season, ask, at, None) for ask in asks]

    def work(connection: Connection) -> None:
        verify_season_room(connection, parent.owner)
        connection.execute(insert(SeasonRow), row)
        _insert_seats(connection, season, players)
        copy_portraits(connection, parent.id, season)
        if ask_rows:
            connection.execute(insert(AskRow), ask_rows)

    return season, work


def undriven_for(row: Any, at: datetime) -> int | None:
    """For how many seconds nobody has driven a running season; None if it is driven or not running.

    A driver writes often, and at least every few seconds that it is alive.
    """
    if row.status != RUNNING or row.archived:
        return None
    silent = at - max(row.changed_at, row.driven_at or row.changed_at)
    return int(silent.total_seconds()) if silent > UNDRIVEN_AFTER else None


def goes_on(row: Any, at: datetime) -> bool:
    """Whether a season is running and its driver was alive recently, so that its clock runs."""
    driven = row.status == RUNNING and row.driver is not None
    return bool(driven and at - row.driven_at < DRIVER_LOST_AFTER)


def clock_of(row: Any, at: datetime) -> float:
    """A season's own clock in seconds, including the time since its driver last wrote it."""
    since = (at - row.driven_at).total_seconds() if goes_on(row, at) else 0.0
    return float(row.clock + max(0.0, since))


def go_on(connection: Connection, season: str) -> None:
    """Make a season that has not begun, was stopped or halted run, so that it is driven."""
    connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.status.in_((READY, STOPPED, HALTED)))
        .values(status=RUNNING, fault=None)
    )
    announce(connection, Notice("standing", season))


def stop(connection: Connection, season: str) -> None:
    """Stop a season: its driver fails at the next write, and nobody drives it any more."""
    connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.status.in_((READY, RUNNING, PAUSED, HALTED)))
        .values(status=STOPPED, epoch=SeasonRow.epoch + 1, driver=None, driven_at=None)
    )
    announce(connection, Notice("standing", season))


def end(connection: Connection, season: str) -> None:
    """End a season where it stands, for good: its driver fails at the next write, nobody is asked.

    The game has no result then, unless it had one. A fork can still go another way.
    """
    changed = connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.status.in_((RUNNING, PAUSED, STOPPED, HALTED)))
        .values(status=OVER, epoch=SeasonRow.epoch + 1, driver=None, driven_at=None, fault=None)
        .returning(SeasonRow.head)
    ).one_or_none()
    if changed is not None:
        is_open = AskRow.season == season, AskRow.closed.is_(None)
        connection.execute(update(AskRow).where(*is_open).values(closed=changed.head))
        announce(connection, Notice("standing", season))


def halt(connection: Connection, season: str, fault: str) -> None:
    """Halt a season because of this fault: its driver fails at the next write."""
    connection.execute(
        update(SeasonRow)
        .where(SeasonRow.id == season, SeasonRow.status.in_((RUNNING, PAUSED)))
        .values(status=HALTED, fault=fault, epoch=SeasonRow.epoch + 1, driver=None)
    )
    announce(connection, Notice("standing", season))


def set_watching(
    connection: Connection,
    season: str,
    *,
    viewers: str | None = None,
    release: str | None = None,
    broadcast: str | None = None,
    delay_minutes: int | None = None,
) -> None:
    """Set who may watch a season from home, and when they see what happened; None: unchanged."""
    when = {"release": release, "broadcast": broadcast, "delay_minutes": delay_minutes}
    columns = {"viewers": viewers, **when}
    values = {name: value for name, value in columns.items() if value is not None}
    if values:
        connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(**values))
    if values.keys() & when:
        announce(connection, Notice("past", season))


def rename(connection: Connection, season: str, title: str) -> None:
    """Give a season another title in lists and pages. Raises WrongParameter for a wrong one."""
    verify_line("the title", title)
    change_season(connection, season, title=title)


def set_archived(connection: Connection, season: str, archived: bool = True) -> None:
    """Archive a season, so that it is not listed and not driven, or take it out of the archive.

    Raises Refused if it is to be archived while it is running.
    """
    columns = SeasonRow.status, SeasonRow.driver, SeasonRow.driven_at
    row = connection.execute(select(*columns).where(SeasonRow.id == season)).one_or_none()
    if archived and row is not None and goes_on(row, now()):
        raise Refused("the season is going on: pause or stop it first, then archive it")
    connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(archived=archived))


def delete_season(connection: Connection, season: str) -> None:
    """Delete a season, and erase the texts that castaways brought from it into later seasons.

    Raises Refused while it has forks.
    """
    forks = sorted(connection.scalars(select(SeasonRow.id).where(SeasonRow.parent == season)))
    if forks:
        raise Refused(
            f"the season {season} cannot be deleted: its past is shared by its forks "
            f"{', '.join(forks)}; delete these first, or archive it"
        )
    erase_brought(connection, season)
    drop_portraits(connection, season)
    left = update(SeasonRow).where(SeasonRow.goes_on_in == season)
    connection.execute(left.values(goes_on_in=None))
    connection.execute(delete(SeasonRow).where(SeasonRow.id == season))


def change_season(connection: Connection, season: str, **columns: Any) -> None:
    """Set these columns of a season's row."""
    connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(**columns))


def seat_player(connection: Connection, season: str, seat: str, player: str) -> None:
    """Set the player of a seat."""
    connection.execute(
        update(SeatRow).where(SeatRow.season == season, SeatRow.seat == seat).values(player=player)
    )


def _player(settings: SeasonSettings, seat: str) -> str:
    if not settings.players.get(seat):
        raise WrongParameter(f"nobody plays {seat!r}", "name a player for each castaway")
    return settings.players[seat]


def _insert_seats(connection: Connection, season: str, players: Mapping[str, str]) -> None:
    seats = [{"season": season, "seat": seat, "player": player} for seat, player in players.items()]
    connection.execute(insert(SeatRow), seats)

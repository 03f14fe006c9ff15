"""The ledger: what a season's runner writes, entry by entry, while it owns the season."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, insert, or_, update

from showrunner.errors import Fenced, UnknownSeason
from showrunner.kernel import EntryResult
from showrunner.questions import plain_form
from showrunner.store.calls import keep_calls, keep_templates
from showrunner.store.codec import NAMES, TextsOut, plain_entry
from showrunner.store.database import Database, Work
from showrunner.store.listening import Notice, announce, announcing, payload
from showrunner.store.models import AskRow, EntryRow, FactRow, InputRow, SeasonRow, TextRow, now
from showrunner.store.prepared import Prepared

START = "start"
"""What entry 0 is called: the season plays up to its first decisions."""


@dataclass(slots=True)
class Lease:
    """A runner's hold on a season: it may write while the season's epoch is still this one."""

    season: str
    epoch: int
    head: int
    facts: int


class Beat(NamedTuple):
    """A sign of life of a season that waits: its clock, for whoever takes it over one day."""

    season: str
    epoch: int
    clock: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """One step as it is written.

    `digest` covers all facts so far; `due` gives the deadline of each new ask on the season's
    clock; `closed` are the asks that the entry ended; `forms` are the new ones whose form is kept,
    for whoever answers from outside; `input` is the inbox number it came from, and `warning` what
    the producers who sent it should know.
    """

    step: EntryResult
    digest: str
    due: Mapping[str, float | None]
    closed: Collection[str]
    forms: Collection[str] = ()
    input: int | None = None
    warning: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How the season's running stands: its status, its clock in seconds, and where a step ends."""

    status: str
    clock: float
    step: str | None


_SEASON = update(SeasonRow).execution_options(synchronize_session=False)
_IS_OURS = (SeasonRow.id == bindparam("is_season"), SeasonRow.epoch == bindparam("is_epoch"))
_STANDING: dict[str, Any] = {
    "status": bindparam("to_status"),
    "clock": bindparam("to_clock"),
    "step": bindparam("to_step"),
    "driven_at": bindparam("to_time"),
}
_ADVANCE_ROW = _SEASON.where(*_IS_OURS, SeasonRow.head == bindparam("is_head")).values(
    head=bindparam("to_head"),
    facts=bindparam("to_facts"),
    digest=bindparam("to_digest"),
    changed_at=bindparam("to_time"),
    **_STANDING,
)
_ADVANCE = Prepared(_ADVANCE_ROW)
_ADVANCE_AND_NOTIFY = Prepared(announcing(_ADVANCE_ROW))
_STAND = _SEASON.where(*_IS_OURS).values(**_STANDING)
_BEAT = Prepared(
    _SEASON.where(*_IS_OURS).values(clock=bindparam("to_clock"), driven_at=bindparam("to_time"))
)
_CLOSE = Prepared(
    update(AskRow)
    .where(AskRow.season == bindparam("is_season"), AskRow.id == bindparam("is_ask"))
    .values(closed=bindparam("to_entry"))
)
_TAKE = Prepared(
    update(InputRow)
    .where(InputRow.season == bindparam("is_season"), InputRow.number == bindparam("is_number"))
    .values(state="taken", entry=bindparam("to_entry"), reason=bindparam("to_reason"), body="")
)
_OBEY = Prepared(
    update(InputRow)
    .where(InputRow.season == bindparam("is_season"), InputRow.number == bindparam("is_number"))
    .values(state="taken")
)
_INSERTS = {
    table: Prepared(insert(table), table.__table__.columns.keys())
    for table in (EntryRow, FactRow, TextRow, AskRow)
}

Rows = list[dict[str, Any]]


class Ledger:
    """Where the runners of one database write."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take_over(self, season: str, driver: str, epoch: int | None = None) -> Lease:
        """Own a season from now on: whoever owned it before can write no more.

        With `epoch`, only while that is still the season's: else Fenced. Raises UnknownSeason.
        """
        query = (
            update(SeasonRow)
            .where(SeasonRow.id == season)
            .values(epoch=SeasonRow.epoch + 1, driver=driver, driven_at=now())
            .returning(SeasonRow.epoch, SeasonRow.head, SeasonRow.facts)
        )
        if epoch is not None:
            # Our own name stands there where an earlier try got through and its reply was lost.
            query = query.where(or_(SeasonRow.epoch == epoch, SeasonRow.driver == driver))
        taken = await self._database.write(
            lambda connection: connection.execute(query).one_or_none()
        )
        if taken is None:
            raise UnknownSeason(season) if epoch is None else Fenced(season)
        return Lease(season, taken.epoch, taken.head, taken.facts)

    async def release(self, lease: Lease) -> None:
        """Let the season go; nothing happens where somebody else owns it by now."""
        query = _SEASON.where(SeasonRow.id == lease.season, SeasonRow.epoch == lease.epoch)
        await self._database.write(
            lambda connection: connection.execute(query.values(driver=None, driven_at=now()))
        )

    async def commit(
        self,
        lease: Lease,
        writings: Sequence[Writing],
        standing: Standing,
        calls: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Write these steps, in their order, with all that they brought: everything or nothing.

        `calls` are those to models that have ended meanwhile. Raises Fenced where somebody else
        owns the season by now.
        """
        last = writings[-1]
        notice = Notice("entry", lease.season)
        facts = lease.facts + sum(len(writing.step.told) for writing in writings)
        fence = _fence(lease, standing) | {
            "is_head": lease.head,
            "to_head": last.step.entry,
            "to_facts": facts,
            "to_digest": last.digest,
            "to_notice": payload(notice),
        }
        rows, closing, inputs = rows_to_write(lease.season, writings)

        def work(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":
                advanced = _ADVANCE_AND_NOTIFY.run(connection, fence)
            else:
                advanced = _ADVANCE.run(connection, fence)
                announce(connection, notice)
            if advanced != 1:
                raise Fenced(lease.season)
            for table, some in rows.items():
                if some:
                    _INSERTS[table].run(connection, *some)
            if closing:
                _CLOSE.run(connection, *closing)
            if inputs:
                _TAKE.run(connection, *inputs)
            if calls:
                keep_calls(connection, lease.season, calls)

        await self._database.write(work)
        lease.head, lease.facts = last.step.entry, facts

    async def while_ours(self, lease: Lease, work: Work[Any]) -> None:
        """Do this in one transaction, if nobody else owns the season by now. Raises Fenced."""
        ours = _SEASON.where(SeasonRow.id == lease.season, SeasonRow.epoch == lease.epoch)

        def fenced(connection: Connection) -> None:
            if connection.execute(ours.values(driven_at=now())).rowcount != 1:
                raise Fenced(lease.season)
            work(connection)
            announce(connection, Notice("standing", lease.season))

        await self._database.write(fenced)

    async def keep_calls(self, lease: Lease, calls: Sequence[Mapping[str, Any]]) -> None:
        """Write calls to models that have brought no entry. Raises Fenced."""
        await self.while_ours(lease, lambda connection: keep_calls(connection, lease.season, calls))

    async def keep_templates(self, hash: str, files: Mapping[str, str]) -> None:
        """Write a set of templates that calls are made with."""
        body = msgspec.json.encode(dict(files), order="sorted").decode()
        await self._database.write(lambda connection: keep_templates(connection, hash, body))

    async def beat(self, beats: Collection[Beat]) -> None:
        """Write that the driver of these seasons is alive, as far as they are still its own."""
        rows = [
            {"is_season": season, "is_epoch": epoch, "to_clock": clock, "to_time": now()}
            for season, epoch, clock in sorted(beats)
        ]
        await self._database.write(lambda connection: _BEAT.run(connection, *rows))

    async def stand(
        self, lease: Lease, standing: Standing, input: int | None = None, **columns: Any
    ) -> None:
        """Write how the season stands and that its driver is alive. Raises Fenced.

        `input` is the control input that this comes from; it becomes no entry; its terms stay.
        """
        query = _STAND.values(**columns) if columns else _STAND

        def work(connection: Connection) -> None:
            if connection.execute(query, _fence(lease, standing)).rowcount != 1:
                raise Fenced(lease.season)
            if columns or input is not None:
                announce(connection, Notice("standing", lease.season))
            if input is not None:
                _OBEY.run(connection, {"is_season": lease.season, "is_number": input})

        await self._database.write(work)


def _fence(lease: Lease, standing: Standing) -> dict[str, Any]:
    return {
        "is_season": lease.season,
        "is_epoch": lease.epoch,
        "to_status": standing.status,
        "to_clock": standing.clock,
        "to_step": standing.step,
        "to_time": now(),
    }


def rows_to_write(season: str, writings: Sequence[Writing]) -> tuple[dict[Any, Rows], Rows, Rows]:
    """The new rows by table; the asks that close; the inputs that were taken."""
    stamp = now()
    entries: Rows = []
    facts: Rows = []
    texts: Rows = []
    asks: dict[str, dict[str, Any]] = {}
    closing: Rows = []
    inputs: Rows = []
    out = TextsOut()
    for writing in writings:
        step = writing.step
        out.met = {}
        entries.append(
            {
                "season": season,
                "number": step.entry,
                "kind": START if step.normal_form is None else NAMES[type(step.normal_form)],
                "body": "{}" if step.normal_form is None else out.encode(_terms(step.normal_form)),
                "digest": writing.digest[:16],
                "at": stamp,
            }
        )
        salt = getattr(step.normal_form, "salt", "")
        texts += (
            {"season": season, "entry": step.entry, "seal": seal, "words": words, "salt": salt}
            for seal, words in out.met.items()
        )
        facts += (
            {
                "season": season,
                "number": told.number,
                "entry": step.entry,
                "audience": told.audience.code,
                "reveals": told.reveals,
                "body": out.encode(told.fact),
            }
            for told in step.told
        )
        for closed in writing.closed:
            if closed in asks:
                asks[closed]["closed"] = step.entry
            else:
                closing.append({"is_season": season, "is_ask": closed, "to_entry": step.entry})
        for ask in step.opened:
            row = asks[ask.id] = ask_row(season, ask, step.entry, writing.due.get(ask.id))
            if ask.id in writing.forms:
                form: Any = ask.question
                row["form"] = out.encode(plain_form(form))
        if writing.input is not None:
            inputs.append(_taken(season, writing.input, step.entry, writing.warning))
    rows = {EntryRow: entries, FactRow: facts, TextRow: texts, AskRow: list(asks.values())}
    return rows, closing, inputs


def _taken(season: str, input: int, entry: int, warning: str | None) -> dict[str, Any]:
    """The verdict on an input that was taken."""
    return {"is_season": season, "is_number": input, "to_entry": entry, "to_reason": warning}


def _terms(entry: Any) -> dict[str, Any]:
    """What the journal holds of an entry: all but the salt, which lies beside the words."""
    plain = plain_entry(entry)
    plain.pop("salt", None)
    return plain


def keep_form(connection: Connection, season: str, ask: Any, due: float | None) -> None:
    """Write form and time of an ask that is open: somebody from outside is to answer it now."""
    here = AskRow.season == season, AskRow.id == ask.id
    connection.execute(update(AskRow).where(*here).values(form=form_to_keep(ask), due=due))


def form_to_keep(ask: Any) -> str:
    """The form of an open ask as it is stored."""
    form: Any = ask.question
    return TextsOut().encode(plain_form(form))


def change_deadlines(
    connection: Connection, season: str, deadlines: str, due: Mapping[str, float | None]
) -> None:
    """Write a season's deadlines, and when its open asks are due by them."""
    connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(deadlines=deadlines))
    for ask, when in due.items():
        here = AskRow.season == season, AskRow.id == ask
        connection.execute(update(AskRow).where(*here).values(due=when))


def ask_row(season: str, ask: Any, opened: int, due: float | None) -> dict[str, Any]:
    """An open ask's row."""
    return {
        "season": season,
        "id": ask.id,
        "seat": ask.seat,
        "nth": ask.nth,
        "quarantined": ask.quarantined,
        "kind": ask.question.kind,
        "opened": opened,
        "closed": None,
        "due": due,
        "form": None,
    }

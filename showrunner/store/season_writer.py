"""Writes what a season's runner does, entry by entry, while the runner owns the season."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from opentelemetry import trace
from sqlalchemy import Connection, and_, bindparam, insert, or_, update

from showrunner.errors import Fenced, UnknownSeason
from showrunner.kernel import EntryResult
from showrunner.questions import plain_form
from showrunner.store.calls import keep_calls, keep_templates
from showrunner.store.codec import NAMES, TextEncoder, plain_entry
from showrunner.store.database import Database, Work
from showrunner.store.models import AskRow, EntryRow, FactRow, InputRow, SeasonRow, TextRow, now
from showrunner.store.notices import Notice, announce, announcing, payload
from showrunner.store.prepared import PreparedStatement

_tracer = trace.get_tracer("showrunner.store")

START = "start"
"""The kind of entry 0, at which the season starts and plays up to its first decisions."""


@dataclass(slots=True)
class Lease:
    """A runner's right to write a season, as long as the season's epoch is still this one."""

    season: str
    epoch: int
    head: int
    facts: int


class Heartbeat(NamedTuple):
    """A sign of life of a waiting season, with its clock for the next process that drives it."""

    season: str
    epoch: int
    clock: float


@dataclass(frozen=True, slots=True, kw_only=True)
class UnsavedEntry:
    """An entry that has taken effect in memory and is to be written, with everything it caused.

    `digest` covers all facts so far; `due` gives the deadline of each new ask on the season's
    clock; `closed` are the asks that the entry closed; `forms` are the new asks whose form is
    stored, because somebody outside answers them; `models` are the models that are asked, by ask;
    `input` is the number in the inbox of the input that became this entry, and `warning` what the
    producers who sent it should know.
    """

    result: EntryResult
    digest: str
    due: Mapping[str, float | None]
    closed: Collection[str]
    forms: Collection[str] = ()
    models: Mapping[str, str] = field(default_factory=dict)
    input: int | None = None
    warning: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunState:
    """A season's status, its clock in seconds, and the unit at whose end it pauses, if any."""

    status: str
    clock: float
    step: str | None


_SEASON = update(SeasonRow).execution_options(synchronize_session=False)
_IS_OURS = (SeasonRow.id == bindparam("is_season"), SeasonRow.epoch == bindparam("is_epoch"))
_STATE: dict[str, Any] = {
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
    **_STATE,
)
_ADVANCE = PreparedStatement(_ADVANCE_ROW)
_ADVANCE_AND_NOTIFY = PreparedStatement(announcing(_ADVANCE_ROW))
_SET_STATE = _SEASON.where(*_IS_OURS).values(**_STATE)
_BEAT = PreparedStatement(
    _SEASON.where(*_IS_OURS).values(clock=bindparam("to_clock"), driven_at=bindparam("to_time"))
)
_CLOSE_ASK = PreparedStatement(
    update(AskRow)
    .where(AskRow.season == bindparam("is_season"), AskRow.id == bindparam("is_ask"))
    .values(closed=bindparam("to_entry"))
)
_TAKE_INPUT = PreparedStatement(
    update(InputRow)
    .where(InputRow.season == bindparam("is_season"), InputRow.number == bindparam("is_number"))
    .values(state="taken", entry=bindparam("to_entry"), reason=bindparam("to_reason"), body="")
)
_TAKE_CONTROL = PreparedStatement(
    update(InputRow)
    .where(InputRow.season == bindparam("is_season"), InputRow.number == bindparam("is_number"))
    .values(state="taken")
)
_INSERTS = {
    table: PreparedStatement(insert(table), table.__table__.columns.keys())
    for table in (EntryRow, FactRow, TextRow, AskRow)
}

Rows = list[dict[str, Any]]

Wrote = Callable[[float | None, Sequence[Mapping[str, Any]]], None]
"""Called after each commit: the seconds that entries took (None: calls alone), and its calls."""


def _nobody_listens(seconds: float | None, calls: Sequence[Mapping[str, Any]]) -> None:
    """What a writer that nobody measures calls."""


class SeasonWriter:
    """Writes the seasons of one database, for the runners that own them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.wrote: Wrote = _nobody_listens

    async def take_over(self, season: str, driver: str, epoch: int | None = None) -> Lease:
        """Take a season over: its previous owner cannot write any more.

        With `epoch`, raises Fenced unless that is still the season's epoch. Raises UnknownSeason.
        """
        query = (
            update(SeasonRow)
            .where(SeasonRow.id == season)
            .values(epoch=SeasonRow.epoch + 1, driver=driver, driven_at=now())
            .returning(SeasonRow.epoch, SeasonRow.head, SeasonRow.facts)
        )
        if epoch is not None:
            # If an earlier try succeeded but its reply was lost, the driver is already this one.
            query = query.where(or_(SeasonRow.epoch == epoch, SeasonRow.driver == driver))
        row = await self._database.write(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise UnknownSeason(season) if epoch is None else Fenced(season)
        return Lease(season, row.epoch, row.head, row.facts)

    async def release(self, lease: Lease, to: str | None = None) -> None:
        """Give the season up; does nothing if another runner has taken it over.

        `to` is written as its next driver: `ASLEEP`, or nobody.
        """
        query = _SEASON.where(SeasonRow.id == lease.season, SeasonRow.epoch == lease.epoch)
        await self._database.write(
            lambda connection: connection.execute(query.values(driver=to, driven_at=now()))
        )

    async def commit(
        self,
        lease: Lease,
        entries: Sequence[UnsavedEntry],
        state: RunState,
        calls: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Write these entries in their order with everything they caused, in one transaction.

        `calls` are calls to models that have ended meanwhile. Raises Fenced if another runner has
        taken the season over.
        """
        last = entries[-1]
        notice = Notice("entry", lease.season)
        facts = lease.facts + sum(len(unsaved.result.told) for unsaved in entries)
        fence = _fence(lease, state) | {
            "is_head": lease.head,
            "to_head": last.result.entry,
            "to_facts": facts,
            "to_digest": last.digest,
            "to_notice": payload(notice),
        }
        rows, closed_asks, taken_inputs = rows_to_write(lease.season, entries)

        def work(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":
                advanced = _ADVANCE_AND_NOTIFY.run(connection, fence)
            else:
                advanced = _ADVANCE.run(connection, fence)
                announce(connection, notice)
            if advanced != 1:
                raise Fenced(lease.season)
            for table, table_rows in rows.items():
                if table_rows:
                    _INSERTS[table].run(connection, *table_rows)
            if closed_asks:
                _CLOSE_ASK.run(connection, *closed_asks)
            if taken_inputs:
                _TAKE_INPUT.run(connection, *taken_inputs)
            if calls:
                keep_calls(connection, lease.season, calls)

        began = time.perf_counter()
        # No span quotes an error: a database's error quotes rows, which hold the season's secrets.
        with _tracer.start_as_current_span(
            "commit", record_exception=False, set_status_on_exception=False
        ) as span:
            span.set_attribute("showrunner.season", lease.season)
            span.set_attribute("showrunner.entry", last.result.entry)
            await self._database.write(work)
        lease.head, lease.facts = last.result.entry, facts
        self.wrote(time.perf_counter() - began, calls)

    async def while_ours(self, lease: Lease, work: Work[Any]) -> None:
        """Run `work` in one transaction. Raises Fenced if another runner has taken the season."""
        ours = _SEASON.where(SeasonRow.id == lease.season, SeasonRow.epoch == lease.epoch)

        def fenced(connection: Connection) -> None:
            if connection.execute(ours.values(driven_at=now())).rowcount != 1:
                raise Fenced(lease.season)
            work(connection)
            announce(connection, Notice("standing", lease.season))

        await self._database.write(fenced)

    async def keep_calls(self, lease: Lease, calls: Sequence[Mapping[str, Any]]) -> None:
        """Write calls to models that led to no entry, also when producers have stopped the season.

        Raises Fenced if another runner has taken the season over.
        """
        stopped = and_(SeasonRow.epoch == lease.epoch + 1, SeasonRow.driver.is_(None))
        ours = or_(SeasonRow.epoch == lease.epoch, stopped)
        fence = _SEASON.where(SeasonRow.id == lease.season, ours).values(epoch=SeasonRow.epoch)

        def work(connection: Connection) -> None:
            if connection.execute(fence).rowcount != 1:
                raise Fenced(lease.season)
            keep_calls(connection, lease.season, calls)

        await self._database.write(work)
        self.wrote(None, calls)

    async def keep_templates(self, hash: str, files: Mapping[str, str]) -> None:
        """Write a set of templates that calls were made with."""
        body = msgspec.json.encode(dict(files), order="sorted").decode()
        await self._database.write(lambda connection: keep_templates(connection, hash, body))

    async def beat(self, heartbeats: Collection[Heartbeat]) -> None:
        """Write that the driver of these seasons is alive; seasons taken over are skipped."""
        rows = [
            {"is_season": season, "is_epoch": epoch, "to_clock": clock, "to_time": now()}
            for season, epoch, clock in sorted(heartbeats)
        ]
        await self._database.write(lambda connection: _BEAT.run(connection, *rows))

    async def write_state(
        self, lease: Lease, state: RunState, input: int | None = None, **columns: Any
    ) -> None:
        """Write the season's state, and that its driver is alive. Raises Fenced.

        `input` is the number of the control that caused it. It is marked as taken and keeps its
        terms, because controls do not become entries. `columns` are other columns to set.
        """
        query = _SET_STATE.values(**columns) if columns else _SET_STATE

        def work(connection: Connection) -> None:
            if connection.execute(query, _fence(lease, state)).rowcount != 1:
                raise Fenced(lease.season)
            if columns or input is not None:
                announce(connection, Notice("standing", lease.season))
            if input is not None:
                _TAKE_CONTROL.run(connection, {"is_season": lease.season, "is_number": input})

        await self._database.write(work)


def _fence(lease: Lease, state: RunState) -> dict[str, Any]:
    return {
        "is_season": lease.season,
        "is_epoch": lease.epoch,
        "to_status": state.status,
        "to_clock": state.clock,
        "to_step": state.step,
        "to_time": now(),
    }


def rows_to_write(
    season: str, entries: Sequence[UnsavedEntry]
) -> tuple[dict[Any, Rows], Rows, Rows]:
    """The new rows by table, the asks that were closed, and the inputs that were taken."""
    written_at = now()
    entry_rows: Rows = []
    facts: Rows = []
    texts: Rows = []
    asks: dict[str, dict[str, Any]] = {}
    closed_asks: Rows = []
    taken_inputs: Rows = []
    encoder = TextEncoder()
    for unsaved in entries:
        result, entry = unsaved.result, unsaved.result.normal_form
        encoder.words = {}
        entry_rows.append(
            {
                "season": season,
                "number": result.entry,
                "kind": START if entry is None else NAMES[type(entry)],
                "body": "{}" if entry is None else encoder.encode(_terms(entry)),
                "digest": unsaved.digest[:16],
                "at": written_at,
            }
        )
        salt = getattr(entry, "salt", "")
        texts += (
            {"season": season, "entry": result.entry, "seal": seal, "words": words, "salt": salt}
            for seal, words in encoder.words.items()
        )
        facts += (
            {
                "season": season,
                "number": told.number,
                "entry": result.entry,
                "audience": told.audience.code,
                "reveals": told.reveals,
                "body": encoder.encode(told.fact),
            }
            for told in result.told
        )
        for closed in unsaved.closed:
            if closed in asks:
                asks[closed]["closed"] = result.entry
            else:
                closed_asks.append(
                    {"is_season": season, "is_ask": closed, "to_entry": result.entry}
                )
        for ask in result.opened:
            row = asks[ask.id] = ask_row(season, ask, result.entry, unsaved.due.get(ask.id))
            row["model"] = unsaved.models.get(ask.id)
            if ask.id in unsaved.forms:
                form: Any = ask.question
                row["form"] = encoder.encode(plain_form(form))
        if unsaved.input is not None:
            taken_inputs.append(
                {
                    "is_season": season,
                    "is_number": unsaved.input,
                    "to_entry": result.entry,
                    "to_reason": unsaved.warning,
                }
            )
    rows = {EntryRow: entry_rows, FactRow: facts, TextRow: texts, AskRow: list(asks.values())}
    return rows, closed_asks, taken_inputs


def _terms(entry: Any) -> dict[str, Any]:
    """An entry's fields for the journal: without the salt, which is stored with the words."""
    plain = plain_entry(entry)
    plain.pop("salt", None)
    return plain


def keep_form(connection: Connection, season: str, ask: Any, due: float | None) -> None:
    """Write the form and deadline of an open ask that somebody outside is going to answer."""
    is_the_ask = AskRow.season == season, AskRow.id == ask.id
    connection.execute(update(AskRow).where(*is_the_ask).values(form=encoded_form(ask), due=due))


def set_model(connection: Connection, season: str, ask: str, model: str | None) -> None:
    """Write which model is asked for an open decision now; None for nobody, or not a model."""
    is_the_ask = AskRow.season == season, AskRow.id == ask
    connection.execute(update(AskRow).where(*is_the_ask).values(model=model))


def encoded_form(ask: Any) -> str:
    """The form of an open ask as JSON."""
    form: Any = ask.question
    return TextEncoder().encode(plain_form(form))


def change_deadlines(
    connection: Connection, season: str, deadlines: str, due: Mapping[str, float | None]
) -> None:
    """Write a season's deadlines (JSON), and when its open asks are due now."""
    connection.execute(update(SeasonRow).where(SeasonRow.id == season).values(deadlines=deadlines))
    for ask, ask_due in due.items():
        is_the_ask = AskRow.season == season, AskRow.id == ask
        connection.execute(update(AskRow).where(*is_the_ask).values(due=ask_due))


def ask_row(season: str, ask: Any, opened: int, due: float | None) -> dict[str, Any]:
    """The row of an open ask, without its form."""
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
        "model": None,
    }

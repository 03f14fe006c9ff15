"""The keeper: holds a season in memory and keeps it the same as the stored journal."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar
from uuid import uuid4

import msgspec
import structlog

from showrunner.errors import DatabaseGone, Fenced, RuleFault, ShowrunnerError, UnknownSeason
from showrunner.formats.facts import Fact
from showrunner.kernel import Answer, Entry, Told
from showrunner.players.llm.allowance import Allowance, Purse
from showrunner.players.llm.callbook import CallBook
from showrunner.players.player import Hire
from showrunner.running.bookkeeping import (
    caller_of,
    keep_calls,
    keep_templates,
    open_book,
    rows_of,
)
from showrunner.running.control import Pacing
from showrunner.running.deadlines import Deadlines, DueTimes
from showrunner.running.driver import driver_name
from showrunner.running.live import LiveSeason
from showrunner.running.patience import patiently
from showrunner.running.recovery import own_row, recover
from showrunner.running.season_clock import SeasonClock
from showrunner.running.supervising import is_stop
from showrunner.store import Store
from showrunner.store.codec import NAMES, plain_entry
from showrunner.store.database import Work, is_outage, reason_of
from showrunner.store.inbox import new_input, put_input, refuse_input
from showrunner.store.season_writer import Lease, RunState, UnsavedEntry, change_deadlines
from showrunner.store.seasons import (
    HALTED,
    OVER,
    PAUSED,
    RUNNING,
    change_season,
    seat_player,
)
from showrunner.store.work_queue import ASLEEP

T = TypeVar("T")
log = structlog.get_logger()

Publish = Callable[[LiveSeason, Sequence[Told[Fact]]], Awaitable[None]]
"""Called with new facts after they were written: with every fact once, in order."""


def never() -> bool:
    """The default of `forgives`: an unknown error halts the season."""
    return False


class Keeper:
    """A season in memory, whose entries are written to the journal.

    Entries are applied in memory first and then written, one or several at a time. If a commit
    fails or may have failed, the season in memory is discarded and rebuilt from the journal.

    `forgives` is called when an unknown error ends the driving. If it returns True, the season
    keeps its status, because its driver tries again. Otherwise, and for every known error, it is
    halted.
    """

    live: LiveSeason
    pacing: Pacing
    due: DueTimes
    lease: Lease

    def __init__(
        self,
        store: Store,
        season: str,
        publish: Publish | None,
        hires: Mapping[str, Hire],
        driver: str | None,
        forgives: Callable[[], bool] = never,
    ) -> None:
        self.season = season
        self._forgives = forgives
        self._driver = driver or driver_name()
        self.clock = SeasonClock()
        self.unsaved: list[UnsavedEntry] = []
        self.alive_written_at = 0.0
        """When this driver last wrote a sign of life to the store, on the monotonic clock."""
        self._store = store
        self._publish = publish
        self._hires = hires
        self.calls = CallBook(Purse(Allowance()))
        """The season's calls to models, with those that are not written yet."""
        self._published: int | None = None
        """How many facts were published; None before the first recovery."""
        self._next_driver: str | None = None
        """What is written as the season's driver when this one releases it."""
        self._fixed_status: str | None = None
        """The status to write, if it does not follow from what is in memory (see `driving`)."""

    @contextlib.asynccontextmanager
    async def driving(self, resting: Any = None) -> AsyncIterator[None]:
        """Own the season and hold it in memory for this context.

        An error in the context halts the season, except a stop (the task is cancelled), Fenced,
        DatabaseGone, and errors that are forgiven.

        `resting` is the row of a season that is not to run, but only takes inputs. It is taken over
        only if nobody else has done so since the row was read, and it keeps its status, unless it
        ends or its producers change it.
        """
        self._next_driver = None
        self._fixed_status = None if resting is None else resting.status
        epoch = None if resting is None else resting.epoch
        before = resting or await self.patiently(lambda: self._store.seasons.find(self.season))
        was_killed = before.status == RUNNING and before.driver not in (None, ASLEEP)
        self.lease = await self.patiently(
            lambda: self._store.writer.take_over(self.season, self._driver, epoch)
        )
        try:
            self.calls = await self.patiently(lambda: open_book(self._store, self.season))
            self.calls.write = self.write_calls
            await self.rebuild()
            if was_killed:
                self.calls.interrupted = self.live.called
            yield
            with contextlib.suppress(Fenced):  # what drives it now writes the calls on
                await self.write_calls()
        except BaseException as problem:
            if self._halts(problem):
                await self._halt(problem)
            raise
        finally:
            try:
                await keep_calls(self._store, self.lease, self.calls)
                await self._store.writer.release(self.lease, self._next_driver)
            except Fenced:
                pass  # another driver has the season now
            except Exception as problem:
                if not is_outage(problem):
                    raise

    async def check_lease(self) -> None:
        """Raise Fenced if the season was stopped, or taken over by another runner."""
        await self.patiently(lambda: own_row(self._store, self.lease))

    @property
    def is_rebuilt(self) -> bool:
        """Whether the season is in memory."""
        return self._published is not None

    # -- entries -----------------------------------------------------------------------------------

    async def enter(
        self, entry: Entry | None, input: int | None = None, warning: str | None = None
    ) -> None:
        """Apply an entry (None starts the season); the next `save` writes it.

        `input` is the number of the input that it comes from, and `warning` is written with the
        input's verdict. Raises Refused with nothing changed. Raises RuleFault if the rules fail;
        then the entry goes back into the inbox. If entries before it could not be written, the
        season is rebuilt instead, without this entry.
        """
        asks_before = set(self.live.kernel.asks)
        try:
            result = self.live.take(entry)
        except RuleFault:
            if not await self.save():
                return  # the season was rebuilt, and will come to this entry again
            if entry is not None and input is None:
                await self._put_back(entry)
            raise
        closed = sorted(asks_before - self.live.kernel.asks.keys())
        now = self.due.moment(entry, self.clock.now())
        for ask in closed:
            self.due.drop(ask)
        for opened in result.opened:
            self.due.put(opened, now)
        self.pacing.after((told.fact for told in result.told), decided=isinstance(entry, Answer))
        self.unsaved.append(
            UnsavedEntry(
                result=result,
                digest=self.live.kernel.story.digest,
                due={opened.id: self.due.of(opened.id) for opened in result.opened},
                closed=closed,
                forms=[opened.id for opened in result.opened if self.live.asks_outside(opened)],
                models={
                    opened.id: model
                    for opened in result.opened
                    if (model := self.live.model_of(opened)) is not None
                },
                input=input,
                warning=warning,
            )
        )

    async def save(self) -> bool:
        """Write and publish the applied entries; False if the season had to be rebuilt instead."""
        store, book = self._store, self.calls
        if not self.unsaved:
            await self.write_calls()
            return True
        if book.templates:
            await self.patiently(lambda: keep_templates(store, book))
        calls = list(book.unsaved)
        try:
            rows = rows_of(calls)
            await store.writer.commit(self.lease, self.unsaved, self._state(), rows)
        except Exception as problem:
            if not is_outage(problem):
                raise
            log.warning("commit failed", season=self.season, problem=type(problem).__name__)
            await self.rebuild()
            return False
        self.unsaved = []
        book.saved(calls)
        self.alive_written_at = time.monotonic()
        self.update_clock()
        await self._publish_new()
        return True

    async def write_calls(self) -> None:
        """Write the calls to models that have ended. Raises Fenced."""
        await patiently(lambda: keep_calls(self._store, self.lease, self.calls))

    async def _publish_new(self) -> None:
        story = self.live.kernel.story.told
        first, self._published = self._published or 0, len(story)
        if self._publish is not None and first < len(story):
            await self._publish(self.live, story[first:])

    async def _put_back(self, entry: Entry) -> None:
        """Put an entry at which the rules failed into the inbox, to be taken after a repair."""
        kind: Any = NAMES[type(entry)]
        row = new_input(self.season, f"kept {uuid4().hex}", kind, plain_entry(entry))
        await self._while_ours(lambda connection: put_input(connection, row))

    async def refuse(self, input: int, why: Exception) -> None:
        """Write that an input was refused."""
        await self._while_ours(lambda connection: refuse_input(connection, self.season, input, why))

    async def set_player(self, seat: str, player: str) -> None:
        """Write a seat's new player; it takes effect when the season is rebuilt."""
        await self._while_ours(
            lambda connection: seat_player(connection, self.season, seat, player)
        )
        caller = await self.patiently(lambda: caller_of(self._store, self.season))
        self.calls.caller = caller

    async def set_allowance(self, allowance: Allowance) -> None:
        """Set what models may cost from now on."""
        stored = msgspec.json.encode(allowance).decode()
        await self._while_ours(
            lambda connection: change_season(connection, self.season, allowance=stored)
        )
        self.calls.purse.allow(allowance)

    async def set_deadlines(self, deadlines: Deadlines) -> None:
        """Write new deadlines, also for open asks; they take effect when the season is rebuilt."""
        due = self.due.with_other_deadlines(
            deadlines, self.live.kernel.asks.values(), self.clock.now()
        )
        stored = msgspec.json.encode(deadlines).decode()
        await self._while_ours(
            lambda connection: change_deadlines(connection, self.season, stored, due)
        )

    async def _while_ours(self, work: Work[Any]) -> None:
        await self.patiently(lambda: self._store.writer.while_ours(self.lease, work))

    # -- the season's state ------------------------------------------------------------------------

    async def write_state(self, **columns: Any) -> None:
        """Write the season's state and that its driver is alive: `SeasonWriter.write_state`."""
        state = self._state()
        await self.patiently(lambda: self._store.writer.write_state(self.lease, state, **columns))
        self.alive_written_at = time.monotonic()

    async def pause_for(self, why: str) -> None:
        """Pause the season for this reason, because it cannot go on by itself."""
        log.warning("season pauses", season=self.season, why=why)
        self.pacing.pause()
        self.update_clock()
        await self.write_state(paused_for=why)

    async def fall_asleep(self) -> None:
        """Leave a running season to the workers' queue, which keeps its clock going."""
        await self.write_state()
        if not self.pacing.paused:
            self._next_driver = ASLEEP

    def use_new_status(self) -> None:
        """Let a season that only takes inputs get the status that its producers just set."""
        if self._fixed_status is not None:
            self._fixed_status = PAUSED if self.pacing.paused else RUNNING

    def update_clock(self) -> None:
        """Start or stop the season's clock, depending on whether the season runs."""
        if self.pacing.paused or self.live.kernel.over:
            self.clock.stop()
        else:
            self.clock.start()

    async def patiently(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something with the database; retry in an outage, with the season's clock stopped."""
        was_running = self.clock.running
        result = await patiently(do, self.clock.stop)
        if was_running:
            self.clock.start()
        return result

    def _state(self) -> RunState:
        status = self._fixed_status or (PAUSED if self.pacing.paused else RUNNING)
        if self.live.kernel.over:
            status = OVER
        return RunState(status=status, clock=self.clock.now(), step=self.pacing.step)

    def _halts(self, problem: BaseException) -> bool:
        if is_stop(problem) or isinstance(problem, Fenced | DatabaseGone | UnknownSeason):
            return False
        return isinstance(problem, ShowrunnerError) or not self._forgives()

    async def _halt(self, problem: BaseException) -> None:
        fault = str(problem)
        if not isinstance(problem, ShowrunnerError):
            fault = f"the season cannot be driven: {type(problem).__name__}: {reason_of(problem)}"
        log.error("season halted", season=self.season, fault=fault)
        state = RunState(status=HALTED, clock=self.clock.now(), step=None)
        await self.patiently(lambda: self._store.writer.write_state(self.lease, state, fault=fault))

    # -- recovery ----------------------------------------------------------------------------------

    async def rebuild(self) -> None:
        """Rebuild the season in memory from the journal, waiting for the database if necessary.

        Raises Fenced if another runner has taken the season over; ReplayDiffers, VersionMismatch
        and RuleFault if these rules do not tell the story that is stored.
        """
        self.clock.stop()
        self.unsaved = []
        self.alive_written_at = time.monotonic()
        await self.patiently(self._recover)
        if self._published is None:
            self._published = len(self.live.kernel.story.told)
        self.update_clock()
        await self._publish_new()

    async def _recover(self) -> None:
        row = await own_row(self._store, self.lease)
        # Set before `recover`, so that a season that cannot be replayed keeps its time, too.
        self.clock = SeasonClock(row.clock)
        recovered = await recover(self._store, self.lease, row, self._hires, self.calls)
        self.live, self.pacing, self.due = recovered

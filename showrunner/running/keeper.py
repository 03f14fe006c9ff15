"""The keeper: holds one season in memory, and sees that it is what the journal says."""

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
from showrunner.running.bookkeeping import keep_calls, keep_templates, open_book, rows_of
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

T = TypeVar("T")
log = structlog.get_logger()

Publish = Callable[[LiveSeason, Sequence[Told[Fact]]], Awaitable[None]]
"""Is given what was told once it is written; every fact once, in order."""


def never() -> bool:
    """No error is forgiven."""
    return False


class Keeper:
    """A season in memory, never more than what the journal will say.

    Entries are applied first and written then, one or several at a time. When a commit fails, or
    may have failed, what is in memory is thrown away and rebuilt from the journal.

    `forgives` is asked when the driving ends by an unknown error: whether the season stays as it
    is, because its driver tries again. Else it is halted, as it is for every known error.
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
        self.heard = 0.0
        """When the store last heard of this driver, on the machine's clock."""
        self._store = store
        self._publish = publish
        self._hires = hires
        self.calls = CallBook(Purse(Allowance()))
        """What this season's models were asked, as far as it is not written yet."""
        self._published: int | None = None
        self._status: str | None = None

    @contextlib.asynccontextmanager
    async def driving(self, resting: Any = None) -> AsyncIterator[None]:
        """Own the season meanwhile, rebuilt from its journal. An error that ends this halts it.

        But not a stop (the task is cancelled), Fenced, DatabaseGone, or what is forgiven.

        `resting` is the row of a season that is only attended to: it is taken over only if nobody
        has done so since, and it stands as it stood, unless it ends or its producers say otherwise.
        """
        self._status = None if resting is None else resting.status
        epoch = None if resting is None else resting.epoch
        self.lease = await self.patiently(
            lambda: self._store.writer.take_over(self.season, self._driver, epoch)
        )
        try:
            self.calls = await self.patiently(lambda: open_book(self._store, self.season))
            await self.rebuild()
            yield
            with contextlib.suppress(Fenced):  # what drives it now writes the calls on
                await self.patiently(lambda: keep_calls(self._store, self.lease, self.calls))
        except BaseException as problem:
            if self._halts(problem):
                await self._halt(problem)
            raise
        finally:
            try:
                await keep_calls(self._store, self.lease, self.calls)
                await self._store.writer.release(self.lease)
            except Fenced:
                pass  # whoever drives it now writes it on
            except Exception as problem:
                if not is_outage(problem):
                    raise

    # -- entries -----------------------------------------------------------------------------------

    async def enter(
        self, entry: Entry | None, input: int | None = None, warning: str | None = None
    ) -> None:
        """Apply an entry (None starts the season); it is written with the next save.

        `input` is the number in the inbox that it comes from, and `warning` becomes part of the
        verdict there. Nothing is entered where the season had to be rebuilt meanwhile. Raises
        Refused with nothing changed; RuleFault with the entry kept.
        """
        before = set(self.live.kernel.asks)
        try:
            step = self.live.take(entry)
        except RuleFault:
            if not await self.save():
                return  # what came before it was not written: it will come to this again
            if entry is not None and input is None:
                await self._keep(entry)
            raise
        closed = sorted(before - self.live.kernel.asks.keys())
        now = self.due.moment(entry, self.clock.now())
        for ask in closed:
            self.due.drop(ask)
        for opened in step.opened:
            self.due.put(opened, now)
        self.pacing.after((told.fact for told in step.told), decided=isinstance(entry, Answer))
        self.unsaved.append(
            UnsavedEntry(
                result=step,
                digest=self.live.kernel.story.digest,
                due={opened.id: self.due.of(opened.id) for opened in step.opened},
                closed=closed,
                forms=[opened.id for opened in step.opened if self.live.asks_outside(opened)],
                input=input,
                warning=warning,
            )
        )

    async def save(self) -> bool:
        """Write what was applied, and publish it; False where the season had to be rebuilt."""
        store, book = self._store, self.calls
        if not self.unsaved:
            if book.unsaved:
                await self.patiently(lambda: keep_calls(store, self.lease, book))
            return True
        if book.templates:
            await self.patiently(lambda: keep_templates(store, book))
        calls = list(book.unsaved)
        try:
            rows = rows_of(calls)
            await store.writer.commit(self.lease, self.unsaved, self._standing(), rows)
        except Exception as problem:
            if not is_outage(problem):
                raise
            log.warning("commit failed", season=self.season, problem=type(problem).__name__)
            await self.rebuild()
            return False
        self.unsaved = []
        book.saved(calls)
        self.heard = time.monotonic()
        self.clock_follows()
        await self._tell()
        return True

    async def _tell(self) -> None:
        story = self.live.kernel.story.told
        first, self._published = self._published or 0, len(story)
        if self._publish is not None and first < len(story):
            await self._publish(self.live, story[first:])

    async def _keep(self, entry: Entry) -> None:
        """Put the entry that the rules failed at into the inbox: after the mend it comes first."""
        kind: Any = NAMES[type(entry)]
        row = new_input(self.season, f"kept {uuid4().hex}", kind, plain_entry(entry))
        await self._while_ours(lambda connection: put_input(connection, row))

    async def refuse(self, input: int, why: Exception) -> None:
        """The verdict on an input that is not taken."""
        await self._while_ours(lambda connection: refuse_input(connection, self.season, input, why))

    async def set_player(self, seat: str, player: str) -> None:
        """Let somebody else play a seat, once the season is rebuilt."""
        await self._while_ours(
            lambda connection: seat_player(connection, self.season, seat, player)
        )

    async def set_allowance(self, allowance: Allowance) -> None:
        """Let models cost so much from now on."""
        stored = msgspec.json.encode(allowance).decode()
        await self._while_ours(
            lambda connection: change_season(connection, self.season, allowance=stored)
        )
        self.calls.purse.allow(allowance)

    async def set_deadlines(self, deadlines: Deadlines) -> None:
        """Give players other times, once the season is rebuilt; what is open gets its new time."""
        due = self.due.otherwise(deadlines, self.live.kernel.asks.values(), self.clock.now())
        stored = msgspec.json.encode(deadlines).decode()
        await self._while_ours(
            lambda connection: change_deadlines(connection, self.season, stored, due)
        )

    async def _while_ours(self, work: Work[Any]) -> None:
        await self.patiently(lambda: self._store.writer.while_ours(self.lease, work))

    # -- how the season stands ---------------------------------------------------------------------

    async def stand(self, **columns: Any) -> None:
        """Write how the season stands, and that its driver is alive (see Ledger.stand)."""
        standing = self._standing()
        await self.patiently(
            lambda: self._store.writer.write_state(self.lease, standing, **columns)
        )
        self.heard = time.monotonic()

    async def pause_for(self, why: str) -> None:
        """Pause, and say why: the season cannot go on by itself."""
        log.warning("season pauses", season=self.season, why=why)
        self.pacing.pause()
        self.clock_follows()
        await self.stand(paused_for=why)

    def stand_as_told(self) -> None:
        """Let a season that is only attended to stand from now on as its producers said."""
        if self._status is not None:
            self._status = PAUSED if self.pacing.paused else RUNNING

    def clock_follows(self) -> None:
        """Let the season's clock go or stand as the season does."""
        if self.pacing.paused or self.live.kernel.over:
            self.clock.stop()
        else:
            self.clock.start()

    async def patiently(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something with the database; the season's clock stands still while it is away."""
        ran = self.clock.running
        done = await patiently(do, self.clock.stop)
        if ran:
            self.clock.start()
        return done

    def _standing(self) -> RunState:
        status = self._status or (PAUSED if self.pacing.paused else RUNNING)
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
        standing = RunState(status=HALTED, clock=self.clock.now(), step=None)
        await self.patiently(
            lambda: self._store.writer.write_state(self.lease, standing, fault=fault)
        )

    # -- recovery ----------------------------------------------------------------------------------

    async def rebuild(self) -> None:
        """Make the season in memory what the journal says, however often the database goes away.

        Raises Fenced where somebody else owns it; ReplayDiffers, VersionMismatch and RuleFault for
        a season that these rules do not tell as it was told.
        """
        self.clock.stop()
        self.unsaved = []
        self.heard = time.monotonic()
        await self.patiently(self._recover)
        if self._published is None:
            self._published = len(self.live.kernel.story.told)
        self.clock_follows()
        await self._tell()

    async def _recover(self) -> None:
        row = await own_row(self._store, self.lease)
        self.clock = SeasonClock(row.clock)  # one that cannot be told any more keeps its time, too
        found = await recover(self._store, self.lease, row, self._hires, self.calls)
        self.live, self.pacing, self.due = found

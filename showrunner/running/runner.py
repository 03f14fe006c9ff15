"""The runner: drives one stored season. Check, commit, apply, publish, dispatch."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar
from uuid import uuid4

import msgspec
import structlog

from showrunner.errors import (
    Fenced,
    Refused,
    ReplayDiffers,
    RuleFault,
    VersionMismatch,
    suggest,
)
from showrunner.formats.facts import Fact
from showrunner.kernel import Answer, Entry, Hold, Reseed, Told
from showrunner.players.casting import is_bot, player_names
from showrunner.players.player import Hire
from showrunner.running.calls import Calls
from showrunner.running.control import (
    Control,
    Pacing,
    Pause,
    Reload,
    Run,
    SetPace,
    SetPlayer,
    StepOn,
)
from showrunner.running.deadlines import Deadlines, DueTimes
from showrunner.running.differences import first_difference
from showrunner.running.driver import driver_name
from showrunner.running.live import LiveSeason
from showrunner.running.patience import patiently
from showrunner.running.season_clock import SeasonClock
from showrunner.store import Store
from showrunner.store.codec import NAMES, entry_of, plain_entry
from showrunner.store.database import is_trouble
from showrunner.store.inbox import Input
from showrunner.store.ledger import Lease, Standing, Writing
from showrunner.store.seasons import HALTED, NOT_STARTED, OVER, PAUSED, RUNNING

T = TypeVar("T")
log = structlog.get_logger()

LOOK_SECONDS = 1.0
"""How often a runner looks into the inbox when nobody wakes it."""
ALIVE_SECONDS = 5.0
"""How often a runner that waits says that it is alive, and keeps its clock."""
MOST_STEPS = 32
"""How many steps go into one commit, where nobody waits for any of them."""

Publish = Callable[[LiveSeason, Sequence[Told[Fact]]], Awaitable[None]]


class Runner:
    """Drives one season until it is over, halted, or owned by somebody else.

    The season in memory is never more than what the journal will say. When a commit fails, or may
    have failed, it is thrown away and rebuilt. `publish` is given what was told once it is written;
    `hires` makes the players who think in this process; with `most_steps` at 1 every step is
    written (and published) by itself.
    """

    def __init__(
        self,
        store: Store,
        season: str,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
        most_steps: int = MOST_STEPS,
    ) -> None:
        self.season = season
        self._store = store
        self._publish = publish
        self._hires = hires or {}
        self._most_steps = most_steps
        self._woken = asyncio.Event()
        self._calls = Calls(self._woken.set)
        self._clock = SeasonClock()
        self._unsaved: list[Writing] = []
        self._published: int | None = None
        self._look = True
        self._looked = self._heard = 0.0

    def wake(self) -> None:
        """Say that there is something new in the inbox."""
        self._look = True
        self._woken.set()

    async def run(self, *, until_idle: bool = False, go_on: bool = False) -> None:
        """Drive. `go_on` ends a pause first; `until_idle` stops where only somebody else can go on.

        Raises UnknownSeason; Fenced where another runner took the season over; ReplayDiffers and
        VersionMismatch for a season that this version cannot continue; RuleFault for a bug in a
        rule; DatabaseGone.
        """
        async with self._driving():
            if go_on:
                self._pacing.run()
                self._clock.start()
            if self._lease.head == NOT_STARTED:
                await self._enter(None)
                await self._save()
            else:
                await self._stand(fault=None)
            while not self._live.kernel.over:
                if not await self._next(until_idle):
                    return
            await self._save()
            await self._take_inputs()

    async def attend(self) -> None:
        """Take what waits in the inbox of a season that nobody drives, and leave it as it stands.

        A season that has not begun takes nothing yet.
        """
        row = await self._store.seasons.find(self.season)
        if row.head == NOT_STARTED:
            return
        async with self._driving(status=row.status):
            await self._take_inputs()

    # -- one thing after the other -----------------------------------------------------------------

    async def _next(self, until_idle: bool) -> bool:
        """Do the next thing, or wait for one; False where nobody in this process can do any."""
        if self._look or time.monotonic() - self._looked >= LOOK_SECONDS:
            await self._take_inputs()
        if not self._pacing.paused and not self._live.kernel.over:
            answer = self._reply() or self._late() or self._live.next_answer(self._due.times)
            if answer is not None:
                await self._answer(answer)
                if self._nobody_waits():
                    return True
                if await self._save() and self._pacing.pace and not self._live.kernel.over:
                    await self._sleep(self._pacing.pace)
                return True
        if self._unsaved:
            await self._save()
            return True
        self._call_players()
        if until_idle and not self._calls:
            return False
        await self._wait()
        return True

    def _nobody_waits(self) -> bool:
        """Whether the last step can be written together with the next ones."""
        last = self._unsaved[-1]
        return (
            len(self._unsaved) < self._most_steps
            and not self._pacing.pace
            and not self._pacing.paused
            and not self._live.kernel.over
            and all(is_bot(self._live.players[ask.seat]) for ask in last.step.opened)
        )

    async def _wait(self) -> None:
        """Until somebody wakes the runner, something is due, or it is time to look again."""
        if time.monotonic() - self._heard >= ALIVE_SECONDS:
            await self._stand()
        seconds = LOOK_SECONDS
        due = None if self._pacing.paused else self._due.next()
        if due is not None:
            seconds = min(seconds, max(0.0, due - self._clock.now()))
        await self._sleep(seconds)

    async def _sleep(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
        self._woken.clear()

    # -- answers -----------------------------------------------------------------------------------

    def _call_players(self) -> None:
        """Put the open asks to the players of this process; end the calls that nobody needs."""
        if not self._live.hired:
            return
        self._calls.keep_only(self._live.kernel.asks)
        for ask in () if self._pacing.paused else self._live.open_asks:
            if ask.seat in self._live.hired and ask.id not in self._calls:
                self._calls.put(ask, self._live.hired[ask.seat])

    def _reply(self) -> Answer | None:
        """The next answer of a player in this process; what stands in where the player failed."""
        while (reply := self._calls.next()) is not None:
            ask = self._live.kernel.asks.get(reply.ask)
            if ask is None or ask not in self._live.open_asks:
                continue
            if reply.value is None:
                return self._live.late_answer(ask)
            return Answer(ask.id, dict(reply.value), "player", secrets.token_hex(8))
        return None

    def _late(self) -> Answer | None:
        """What counts for the first player whose time is over."""
        ask = self._due.over(self._live.kernel.asks.values(), self._clock.now())
        return None if ask is None else self._live.late_answer(ask)

    async def _answer(self, answer: Answer) -> None:
        """Take an answer; one that is not legal is replaced by what stands in for it."""
        try:
            await self._enter(answer)
        except Refused as refusal:
            ask = self._live.kernel.asks[answer.ask]
            log.warning("illegal answer", season=self.season, seat=ask.seat, why=str(refusal))
            await self._enter(self._live.late_answer(ask))

    # -- entries -----------------------------------------------------------------------------------

    async def _enter(self, entry: Entry | None, number: int | None = None) -> None:
        """Apply an entry; it is written with the next save. Raises Refused with nothing changed."""
        before = set(self._live.kernel.asks)
        try:
            step = self._live.take(entry)
        except RuleFault:
            await self._save()
            if entry is not None and number is None:
                await self._keep(entry)
            raise
        now = self._clock.now()
        closed = sorted(before - self._live.kernel.asks.keys())
        for ask in closed:
            self._due.drop(ask)
        for opened in step.opened:
            self._due.put(opened, now)
        self._pacing.after(told.fact for told in step.told)
        self._unsaved.append(
            Writing(
                step=step,
                digest=self._live.kernel.story.digest,
                due={opened.id: self._due.of(opened.id) for opened in step.opened},
                closed=closed,
                input=number,
            )
        )

    async def _keep(self, entry: Entry) -> None:
        """Put the entry that the rules failed at into the inbox: after the mend it comes first."""
        terms = plain_entry(entry)
        await self._patiently(
            lambda: self._store.inbox.put(
                self.season,
                f"kept {uuid4().hex}",
                NAMES[type(entry)],  # type: ignore[arg-type]
                terms,
            )
        )

    async def _save(self) -> bool:
        """Write what was applied, and publish it; False where the season had to be rebuilt."""
        if not self._unsaved:
            return True
        try:
            await self._store.ledger.commit(self._lease, self._unsaved, self._standing())
        except Exception as problem:
            if not is_trouble(problem):
                raise
            log.warning("commit failed", season=self.season, problem=type(problem).__name__)
            await self._rebuild()
            return False
        self._unsaved = []
        self._heard = time.monotonic()
        self._clock_follows()
        await self._tell()
        return True

    async def _tell(self) -> None:
        story = self._live.kernel.story.told
        first, self._published = self._published or 0, len(story)
        if self._publish is not None and first < len(story):
            await self._publish(self._live, story[first:])

    # -- the inbox ---------------------------------------------------------------------------------

    async def _take_inputs(self) -> None:
        """Take what waits in the inbox, in order of arrival, each with its verdict."""
        self._look, self._looked = False, time.monotonic()
        waiting = await self._patiently(lambda: self._store.inbox.waiting(self.season))
        if waiting and not await self._save():
            self._look = True
            return
        for one in waiting:
            try:
                if one.kind == "control":
                    await self._obey(one)
                    continue
                await self._enter(self._entry(one), one.number)
            except Refused as refusal:
                await self._refuse(one, str(refusal))
                continue
            if not await self._save():
                self._look = True  # what was not written is still waiting
                return

    @staticmethod
    def _entry(one: Input) -> Entry:
        try:
            entry = entry_of(one.kind, one.terms)
        except ValueError as problem:
            raise Refused(str(problem)) from None
        if isinstance(entry, Hold | Reseed) or entry.salt:
            return entry
        return replace(entry, salt=secrets.token_hex(8))

    async def _refuse(self, one: Input, why: str) -> None:
        await self._patiently(lambda: self._store.inbox.refuse(self.season, one.number, why))

    async def _obey(self, one: Input) -> None:
        """Take a control input. Raises Refused."""
        try:
            order = msgspec.convert(one.terms, Control)
        except msgspec.ValidationError as problem:
            raise Refused(f"no control: {problem}") from None
        match order:
            case Run():
                self._pacing.run()
            case Pause():
                self._pacing.pause()
            case StepOn():
                self._pacing.step_on(order.by)
            case SetPace():
                if not 0 <= order.seconds <= 3600:
                    raise Refused(f"a pace of {order.seconds} seconds: give 0 to 3600")
                self._pacing.pace = order.seconds
            case SetPlayer():
                await self._set_player(order)
        self._clock_follows()
        await self._stand(input=one.number, pace=self._pacing.pace)
        if isinstance(order, SetPlayer | Reload):
            await self._rebuild()

    async def _set_player(self, order: SetPlayer) -> None:
        known = [*player_names(self._live.format), *self._hires]
        if order.seat not in self._live.players:
            raise Refused(
                f"there is no seat {order.seat!r}: {suggest(order.seat, self._live.players)}"
            )
        if order.player not in known:
            raise Refused(f"there is no player {order.player!r}: {suggest(order.player, known)}")
        await self._patiently(
            lambda: self._store.seasons.set_player(self.season, order.seat, order.player)
        )

    # -- how the season stands ---------------------------------------------------------------------

    def _standing(self) -> Standing:
        status = self._status or (PAUSED if self._pacing.paused else RUNNING)
        if self._live.kernel.over:
            status = OVER
        return Standing(status=status, clock=self._clock.now(), step=self._pacing.step)

    async def _stand(self, **columns: Any) -> None:
        """Write how the season stands, and that its driver is alive."""
        standing = self._standing()
        await self._patiently(lambda: self._store.ledger.stand(self._lease, standing, **columns))
        self._heard = time.monotonic()

    def _clock_follows(self) -> None:
        if self._pacing.paused or self._live.kernel.over:
            self._clock.stop()
        else:
            self._clock.start()

    async def _patiently(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something with the database; the season's clock stands still while it is away."""
        ran = self._clock.running
        done = await patiently(do, self._clock.stop)
        if ran:
            self._clock.start()
        return done

    # -- taking over, and recovery -----------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _driving(self, status: str | None = None) -> AsyncIterator[None]:
        """Own the season meanwhile. A fault of its rules is kept; `status` stays as it is."""
        self._status = status
        driver = driver_name()
        self._lease: Lease = await self._patiently(
            lambda: self._store.ledger.take_over(self.season, driver)
        )
        try:
            await self._rebuild()
            yield
        except (RuleFault, ReplayDiffers, VersionMismatch) as fault:
            why = str(fault)
            log.error("season halted", season=self.season, fault=why)
            halted = Standing(status=HALTED, clock=self._clock.now(), step=None)
            await self._patiently(lambda: self._store.ledger.stand(self._lease, halted, fault=why))
            raise
        except Fenced:
            log.warning("season taken over", season=self.season)
            raise
        finally:
            self._calls.keep_only(())
            try:
                await self._store.ledger.release(self._lease)
            except Exception as problem:
                if not is_trouble(problem):
                    raise

    async def _rebuild(self) -> None:
        """Make the season in memory what the journal says, however often the database goes away."""
        self._clock.stop()
        self._unsaved = []
        self._heard = time.monotonic()
        await self._patiently(self._read)
        if self._published is None:
            self._published = len(self._live.kernel.story.told)
        self._clock_follows()
        await self._tell()

    async def _read(self) -> None:
        row = await self._store.seasons.find(self.season)
        if row.epoch != self._lease.epoch:
            raise Fenced(self.season)
        self._lease.head, self._lease.facts = row.head, row.facts
        settings = await self._store.seasons.settings(self.season)
        players = await self._store.seasons.players(self.season)
        entries = await self._store.past.entries(self.season)
        live = LiveSeason(settings, row.luck, players, self._hires)
        try:
            live.replay(entries)
        except ReplayDiffers as problem:
            stored = await self._store.past.bodies(self.season, problem.entry)
            raise first_difference(problem, stored, live.kernel.story.told) from None
        paused = row.status == PAUSED
        self._live = live
        self._pacing = Pacing(live.format, paused=paused, step=row.step, pace=row.pace)
        self._clock = SeasonClock(row.clock)
        await self._restore_due_times(msgspec.json.decode(row.deadlines, type=Deadlines))

    async def _restore_due_times(self, deadlines: Deadlines) -> None:
        """Each open ask has the time that was stored for it; without any, all of its time."""
        self._due = DueTimes(deadlines, self._live.players)
        stored = {row.id: row.due for row in await self._store.past.open_asks(self.season)}
        for ask in self._live.kernel.asks.values():
            due = stored.get(ask.id)
            if due is None or is_bot(self._live.players[ask.seat]):
                self._due.put(ask, self._clock.now())
            else:
                self._due.restore(ask, due)

"""The runner: drives one stored season."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Mapping
from typing import Any

from showrunner.errors import Refused, SpoiledRow
from showrunner.kernel import Ask
from showrunner.players.player import Hire
from showrunner.running.answering import Answering
from showrunner.running.calls import Calls
from showrunner.running.control import AnswerOnce, SetPace, SetPlayer
from showrunner.running.inputs import entry_in, is_control, obey
from showrunner.running.keeper import Keeper, Publish, never
from showrunner.running.readings import Readings
from showrunner.running.sealed import SealedAnswers
from showrunner.store import Store
from showrunner.store.inbox import Input
from showrunner.store.season_writer import Heartbeat
from showrunner.store.seasons import HALTED, NOT_STARTED
from showrunner.store.work_queue import AHEAD_SECONDS

LOOK_SECONDS = 1.0
"""How often a runner looks into the inbox if nobody wakes it."""
ALIVE_SECONDS = 5.0
"""How often a waiting runner writes that it is alive, with its clock."""
WAITS_FOR_NOBODY = (
    "the season waits, but nobody is asked anything and no window is open: a fault of the game's "
    "rules; give an order that changes what they wait for, and let it go on"
)
MIN_SLEEP_SECONDS = 2 * AHEAD_SECONDS
"""A season whose next deadline is nearer than this stays in memory."""
MAX_STEPS_PER_COMMIT = 32
"""How many entries are written by one commit at most, if nobody outside waits for them."""


class Runner:
    """Drives one season until it is over, halted, or taken over by another runner.

    `publish` is called with new facts after they were written. `hires` are the functions that make
    the players of this process, by name. `most_steps` limits the entries of one commit; with 1,
    every entry is written and published on its own. `looked_after` is the name of a driver of many
    seasons, if there is one: it wakes this runner for inputs, and writes that it is alive (see
    `heartbeat`). `forgives` is passed to the keeper.
    """

    def __init__(
        self,
        store: Store,
        season: str,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
        most_steps: int = MAX_STEPS_PER_COMMIT,
        looked_after: str | None = None,
        forgives: Callable[[], bool] = never,
    ) -> None:
        self.season = season
        self._store = store
        self._hires = {} if hires is None else hires
        self._most_steps = most_steps
        self._looked_after = looked_after is not None
        self._keeper = Keeper(store, season, publish, self._hires, looked_after, forgives)
        self._woken = asyncio.Event()
        self._calls = Calls(self._woken.set)
        self._has_new_inputs = True
        """Whether there may be new inputs."""
        self._looked_at = self._rests_until = 0.0
        self._looked_at_clock = -1.0
        """When the inbox was last looked at, on the season's clock."""
        self._sealed = SealedAnswers()
        self._answering = Answering(self._keeper, self._calls, self._sealed)
        self._readings = Readings(self._keeper, self.wake)
        self._waits = False
        self._leaving = False
        self._must_check_lease = False
        self._stays: Callable[[], float] | None = None
        self.idle_since: float | None = None
        """Since when only people outside can continue, on the monotonic clock."""

    @property
    def heartbeat(self) -> Heartbeat | None:
        """The season's sign of life while it waits; None while it does not wait."""
        keeper = self._keeper
        return (
            Heartbeat(self.season, keeper.lease.epoch, keeper.clock.now()) if self._waits else None
        )

    def wake(self) -> None:
        """Tell the runner that there may be something new in the inbox."""
        self._has_new_inputs = True
        self._woken.set()

    @property
    def is_at_stop(self) -> bool:
        """Whether the season has stopped and is directed by a model."""
        return self._keeper.is_rebuilt and self._keeper.live.is_at_models_stop

    def check_lease(self) -> None:
        """Tell the runner that the season may have been stopped or taken over."""
        self._must_check_lease = True
        self._woken.set()

    def leave(self) -> None:
        """Tell `run` to return as soon as the calls to players that are open now have ended."""
        self._leaving = True
        self._woken.set()

    async def run(
        self,
        *,
        until_idle: bool = False,
        go_on: bool = False,
        stays: Callable[[], float] | None = None,
    ) -> None:
        """Drive the season to its end.

        With `go_on`, end a pause first. With `until_idle`, return when only people outside can
        continue. With `stays`, the season falls asleep (see `Keeper.fall_asleep`) when that has
        been so for this number of seconds.

        Raises UnknownSeason; Fenced if another runner took the season over; ReplayDiffers and
        VersionMismatch for a season that this version cannot continue; RuleFault for a bug in a
        rule; SpoiledRow; DatabaseGone; and any unknown error, which also halts the season.
        """
        keeper = self._keeper
        self._has_new_inputs = self._readings.on = True
        self._stays = stays
        async with keeper.driving():
            try:
                if go_on and keeper.pacing.paused:
                    keeper.pacing.run()
                    keeper.update_clock()
                columns = {} if keeper.pacing.paused else {"paused_for": None}
                await keeper.write_state(fault=None, **columns)
                while not keeper.live.kernel.over or keeper.unsaved:
                    if not await self._next(until_idle):
                        return
                await self._take_inputs()
            finally:
                await self._calls.close()
                await self._readings.close()

    async def attend(self) -> None:
        """Take the inputs of a season that is not to run, without running it.

        A season that has not begun takes only controls. A halted one takes controls first, because
        they may repair it. Raises Fenced if another driver took the season over meanwhile (which
        then takes the inputs), and what `run` raises.
        """
        store, keeper = self._store, self._keeper
        row = await keeper.patiently(lambda: store.seasons.find(self.season))
        begun = row.head != NOT_STARTED
        if not begun and not await keeper.patiently(lambda: store.inbox.has_control(self.season)):
            return
        async with keeper.driving(row):
            if not begun or row.status == HALTED:
                while not await self._take_inputs(controls_only=True):
                    pass
            while begun and not await self._take_inputs():
                pass

    # -- the loop ----------------------------------------------------------------------------------

    async def _next(self, until_idle: bool) -> bool:
        """Do the next thing, or wait; with `until_idle`, False instead of waiting for people."""
        keeper = self._keeper
        if self._must_check_lease:
            self._must_check_lease = False
            await keeper.check_lease()
        if keeper.lease.head == NOT_STARTED and not keeper.unsaved:
            await keeper.enter(None)
        if self._must_look() and not await self._take_inputs():
            return True
        if self._leaving and self._may_leave():
            return not await keeper.save()
        if self._calls.away is not None:
            away, self._calls.away = self._calls.away, None
            await self._pause_for(str(away))
            return True
        rests = self._rest_seconds() > 0
        if not keeper.pacing.paused and not keeper.live.kernel.over and not rests:
            order = keeper.live.next_order()
            if order is not None:
                await keeper.enter(order)
                await keeper.save()
                return True
            entry = self._answering.next()
            if entry is not None:
                why_to_pause = await self._answering.enter(entry)
                if why_to_pause is not None:
                    await self._pause_for(why_to_pause)
                    return True
                if self._may_write_later():
                    return True
                await keeper.save()
                self._rests_until = time.monotonic() + keeper.pacing.pace
                return True
        if keeper.unsaved:
            await keeper.save()
            return True
        if not self._leaving:
            self._answering.call_players()
        if self._sealed.beyond(keeper.live.kernel.asks):
            self._has_new_inputs = True  # the answers to closed asks are refused
            return True
        thinking = self._calls or self._readings
        if until_idle and not thinking and not rests and not self._waits_for_time_only():
            return False
        if not (rests or self._calls or keeper.pacing.paused) and keeper.live.waits_for_nobody:
            await keeper.pause_for(WAITS_FOR_NOBODY)
        if thinking or rests:
            self.idle_since = None
        elif self._may_sleep():
            await keeper.fall_asleep()
            return False
        await self._wait(rests)
        return True

    async def _pause_for(self, why: str) -> None:
        """Pause the season because its models cannot decide."""
        if await self._keeper.save():
            await self._keeper.pause_for(why)

    def _waits_for_time_only(self) -> bool:
        """Whether open asks will be answered by waiting: in a blind season, when they are due."""
        keeper = self._keeper
        return keeper.due.blind and not keeper.pacing.paused and bool(keeper.live.open_asks)

    def _may_leave(self) -> bool:
        """Whether no call to a player is open, and no reply has to be written."""
        keeper = self._keeper
        can_answer = not (keeper.pacing.paused or keeper.due.blind or keeper.live.kernel.over)
        return not (self._calls or self._readings or (can_answer and self._calls.has_replies))

    def _may_sleep(self) -> bool:
        """Whether the season has waited long enough, and nothing is due soon."""
        if self.idle_since is None:
            self.idle_since = time.monotonic()
        if self._stays is None or self._due_in() < MIN_SLEEP_SECONDS:
            return False
        return time.monotonic() - self.idle_since >= self._stays()

    def _due_in(self) -> float:
        """In how many seconds the next open decision is due; infinity if none is."""
        keeper = self._keeper
        due = None if keeper.pacing.paused else keeper.due.next(keeper.live.open_asks)
        return math.inf if due is None else max(0.0, due - keeper.clock.now())

    def _must_look(self) -> bool:
        keeper = self._keeper
        if keeper.due.blind:
            now = keeper.clock.now()
            ask = keeper.due.overdue(keeper.live.kernel.asks.values(), now)
            if ask is not None and not keeper.due.times[ask.id] <= self._looked_at_clock <= now:
                return True
        if self._has_new_inputs or self._looked_after:
            return self._has_new_inputs
        return time.monotonic() - self._looked_at >= LOOK_SECONDS

    def _may_write_later(self) -> bool:
        """Whether the last entry can be written together with the next ones."""
        keeper = self._keeper
        return bool(keeper.unsaved) and (
            len(keeper.unsaved) < self._most_steps
            and not keeper.pacing.pace
            and not keeper.pacing.paused
            and (
                keeper.due.blind  # what is written together must not show who is a person
                or not any(map(self._is_answered_elsewhere, keeper.unsaved[-1].result.opened))
            )
        )

    def _is_answered_elsewhere(self, ask: Ask[Any]) -> bool:
        """Whether somebody outside this process answers this ask, and so has to see it soon."""
        live = self._keeper.live
        return live.asks_outside(ask) and live.player_of(ask) is None

    async def _wait(self, rests: bool) -> None:
        """Wait until the runner is woken, something is due, or it is time to look again."""
        keeper = self._keeper
        if not self._looked_after and time.monotonic() - keeper.alive_written_at >= ALIVE_SECONDS:
            await keeper.write_state()
        timeouts = [] if self._looked_after else [LOOK_SECONDS]
        if rests:
            timeouts.append(self._rest_seconds())
        timeouts.append(self._due_in())
        if self._stays is not None and self._due_in() >= MIN_SLEEP_SECONDS:
            timeouts.append(self._stays())
        seconds = min(timeouts)
        await self._sleep(None if seconds == math.inf else seconds)

    async def _sleep(self, seconds: float | None) -> None:
        self._waits = True
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            pass
        finally:
            self._waits = False
        self._woken.clear()

    def _rest_seconds(self) -> float:
        """The time until the pace allows the next decision."""
        return max(0.0, self._rests_until - time.monotonic())

    # -- the inbox ---------------------------------------------------------------------------------

    async def _take_inputs(self, *, controls_only: bool = False) -> bool:
        """Take the inputs that wait, in order of arrival, and write a verdict on each.

        Returns False if the season had to be rebuilt, so that inputs are still waiting.
        """
        # Reset first, so that a `wake` during the work is not lost.
        self._has_new_inputs, self._looked_at = False, time.monotonic()
        self._looked_at_clock = self._keeper.clock.now()
        all_taken = await self._take_waiting(controls_only)
        self._has_new_inputs |= not all_taken
        return all_taken

    async def _take_waiting(self, controls_only: bool) -> bool:
        keeper, inbox = self._keeper, self._store.inbox
        try:
            waiting = await keeper.patiently(lambda: inbox.waiting(self.season))
        except SpoiledRow as spoiled:
            # The season can then continue without this input.
            await keeper.refuse(int(spoiled.row), spoiled)
            if controls_only:
                return False
            raise
        sealed: list[Input] = []
        waiting = (
            list(filter(is_control, waiting)) if controls_only else self._readings.ready(waiting)
        )
        if keeper.due.blind and not controls_only:
            sealed = [input for input in waiting if input.kind == "answer"]
            waiting = [input for input in waiting if input.kind != "answer"]
        if waiting:
            self.idle_since = None
        if waiting and not await keeper.save():
            return False
        for input in waiting:
            try:
                if is_control(input):
                    await self._obey(input)
                    continue
                entry = entry_in(input)
                await keeper.enter(entry, input.number, keeper.live.warning(entry))
            except Refused as refusal:
                await keeper.refuse(input.number, refusal)
                continue
            if not keeper.unsaved or not await keeper.save():
                return False
        await self._sealed.take(keeper, sealed)
        return True

    async def _obey(self, input: Input) -> None:
        """Carry out a control. Raises Refused."""
        control = await obey(self._keeper, input, self._hires)
        if isinstance(control, SetPace):
            self._rests_until = 0.0
        if isinstance(control, SetPlayer):
            self._calls.cancel_seat(control.seat)
        if isinstance(control, AnswerOnce):
            self._calls.cancel_ask(control.ask)

"""The runner: drives one stored season. Check, commit, apply, publish, dispatch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from showrunner.errors import PlayerAway, Refused, SpoiledRow
from showrunner.kernel import Ask
from showrunner.players.player import Hire
from showrunner.running.answering import Answering
from showrunner.running.calls import Calls
from showrunner.running.control import AnswerOnce, SetPace, SetPlayer
from showrunner.running.inputs import entry_in, is_control, obey
from showrunner.running.keeper import Keeper, Publish, never
from showrunner.running.readings import Readings
from showrunner.running.sealed import Sealed
from showrunner.store import Store
from showrunner.store.inbox import Input
from showrunner.store.season_writer import Heartbeat
from showrunner.store.seasons import HALTED, NOT_STARTED

LOOK_SECONDS = 1.0
"""How often a runner looks into the inbox when nobody wakes it."""
ALIVE_SECONDS = 5.0
"""How often a runner that waits says that it is alive, and keeps its clock."""
WAITS_FOR_NOBODY = (
    "the season waits, but nobody is asked anything and no window is open: a fault of the game's "
    "rules; give an order that changes what they wait for, and let it go on"
)
MOST_STEPS = 32
"""How many steps go into one commit, where nobody waits for any of them."""


class Runner:
    """Drives one season until it is over, halted, or owned by somebody else.

    `publish` is given what was told once it is written; `hires` makes the players who think in this
    process; with `most_steps` at 1 every step is written (and published) by itself. One that is
    `looked_after`, by a driver of many seasons under its name, is woken for what is in the inbox
    and does not have to say that it is alive (see `beat`). `forgives` is the Keeper's.
    """

    def __init__(
        self,
        store: Store,
        season: str,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
        most_steps: int = MOST_STEPS,
        looked_after: str | None = None,
        forgives: Callable[[], bool] = never,
    ) -> None:
        self.season = season
        self._store = store
        self._hires = {} if hires is None else hires
        self._most_steps = most_steps
        self._looked_after = looked_after is not None
        self._kept = Keeper(store, season, publish, self._hires, looked_after, forgives)
        self._woken = asyncio.Event()
        self._calls = Calls(self._woken.set)
        self._look = True
        self._looked = self._rested_at = 0.0
        self._looked_at = -1.0
        self._sealed = Sealed()
        self._answering = Answering(self._kept, self._calls, self._sealed)
        self._readings = Readings(self._kept, self.wake)
        self._waits = False

    @property
    def beat(self) -> Heartbeat | None:
        """What is to be kept of the season while it waits; None while it does not."""
        kept = self._kept
        return Heartbeat(self.season, kept.lease.epoch, kept.clock.now()) if self._waits else None

    def wake(self) -> None:
        """Say that there is something new in the inbox."""
        self._look = True
        self._woken.set()

    async def run(self, *, until_idle: bool = False, go_on: bool = False) -> None:
        """Drive. `go_on` ends a pause first; `until_idle` stops where only somebody else can go on.

        Raises UnknownSeason; Fenced where another runner took the season over; ReplayDiffers and
        VersionMismatch for a season that this version cannot continue; RuleFault for a bug in a
        rule; SpoiledRow; DatabaseGone; and any other error, for which the season is halted, too.
        """
        kept = self._kept
        self._look = self._readings.on = True
        async with kept.driving():
            try:
                if go_on and kept.pacing.paused:
                    kept.pacing.run()
                    kept.clock_follows()
                goes_on = {} if kept.pacing.paused else {"paused_for": None}
                await kept.stand(fault=None, **goes_on)
                while not kept.live.kernel.over or kept.unsaved:
                    if not await self._next(until_idle):
                        return
                await self._take_inputs()
            finally:
                await self._calls.close()
                await self._readings.close()

    async def attend(self) -> None:
        """Take what waits in the inbox of a season that nobody drives, and leave it as it stands.

        A season that has not begun takes controls alone, and one that was halted takes them first:
        one of them may be the cure. Raises Fenced where somebody took the season over since its row
        was read: then that driver takes its inputs; and what `run` raises.
        """
        store, kept = self._store, self._kept
        row = await kept.patiently(lambda: store.seasons.find(self.season))
        begun = row.head != NOT_STARTED
        if not begun and not await kept.patiently(lambda: store.inbox.has_control(self.season)):
            return
        async with kept.driving(row):
            if not begun or row.status == HALTED:
                while not await self._take_inputs(controls_only=True):
                    pass
            while begun and not await self._take_inputs():
                pass

    # -- one thing after the other -----------------------------------------------------------------

    async def _next(self, until_idle: bool) -> bool:
        """Do the next thing, or wait for one; False where nobody in this process can do any."""
        kept = self._kept
        if kept.lease.head == NOT_STARTED and not kept.unsaved:
            await kept.enter(None)
        if self._must_look() and not await self._take_inputs():
            return True
        if self._calls.away is not None:
            await self._pause_for(self._calls.away)
            return True
        rests = self._rest() > 0
        if not kept.pacing.paused and not kept.live.kernel.over and not rests:
            order = kept.live.next_order()
            if order is not None:
                await kept.enter(order)
                await kept.save()
                return True
            entry = self._answering.next()
            if entry is not None:
                await self._answering.enter(entry)
                if self._nobody_waits():
                    return True
                await kept.save()
                self._rested_at = time.monotonic() + kept.pacing.pace
                return True
        if kept.unsaved:
            await kept.save()
            return True
        self._answering.call_players()
        if self._sealed.beyond(kept.live.kernel.asks):
            self._look = True  # what was answered there gets its verdict
            return True
        thinking = self._calls or self._readings
        if until_idle and not thinking and not rests and not self._time_decides():
            return False
        if not (rests or self._calls or kept.pacing.paused) and kept.live.waits_for_nobody:
            await kept.pause_for(WAITS_FOR_NOBODY)
        await self._wait(rests)
        return True

    async def _pause_for(self, away: PlayerAway) -> None:
        """A player cannot go on: their decision waits until producers let the season go on."""
        self._calls.away = None
        if await self._kept.save():
            await self._kept.pause_for(str(away))

    def _time_decides(self) -> bool:
        """Whether it takes no more than time until somebody decides."""
        kept = self._kept
        return kept.due.blind and not kept.pacing.paused and bool(kept.live.open_asks)

    def _must_look(self) -> bool:
        kept = self._kept
        if kept.due.blind:
            now = kept.clock.now()
            ask = kept.due.over(kept.live.kernel.asks.values(), now)
            if ask is not None and not kept.due.times[ask.id] <= self._looked_at <= now:
                return True
        if self._look or self._looked_after:
            return self._look
        return time.monotonic() - self._looked >= LOOK_SECONDS

    def _nobody_waits(self) -> bool:
        """Whether the last step can be written together with the next ones."""
        kept = self._kept
        return bool(kept.unsaved) and (
            len(kept.unsaved) < self._most_steps
            and not kept.pacing.pace
            and not kept.pacing.paused
            and (
                kept.due.blind  # what is written together is not to tell who is a person
                or not any(map(self._is_waited_for, kept.unsaved[-1].result.opened))
            )
        )

    def _is_waited_for(self, ask: Ask[Any]) -> bool:
        """Whether somebody elsewhere waits for this ask: players here are called when all is in."""
        live = self._kept.live
        return live.asks_outside(ask) and live.player_of(ask) is None

    async def _wait(self, rests: bool) -> None:
        """Until somebody wakes the runner, something is due, or it is time to look again."""
        kept = self._kept
        if not self._looked_after and time.monotonic() - kept.heard >= ALIVE_SECONDS:
            await kept.stand()
        ends = [] if self._looked_after else [LOOK_SECONDS]
        if rests:
            ends.append(self._rest())
        due = None if kept.pacing.paused else kept.due.next(kept.live.open_asks)
        if due is not None:
            ends.append(max(0.0, due - kept.clock.now()))
        await self._sleep(min(ends, default=None))

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

    def _rest(self) -> float:
        """The seconds until the pace allows the next decision."""
        return max(0.0, self._rested_at - time.monotonic())

    # -- the inbox ---------------------------------------------------------------------------------

    async def _take_inputs(self, *, controls_only: bool = False) -> bool:
        """Take what waits in the inbox, in order of arrival, each with its verdict.

        False where the season had to be rebuilt, and what was not written is still waiting.
        """
        self._look, self._looked = False, time.monotonic()  # who wakes us meanwhile is heard
        self._looked_at = self._kept.clock.now()
        taken = await self._take_waiting(controls_only)
        self._look |= not taken
        return taken

    async def _take_waiting(self, controls_only: bool) -> bool:
        kept, inbox = self._kept, self._store.inbox
        try:
            waiting = await kept.patiently(lambda: inbox.waiting(self.season))
        except SpoiledRow as spoiled:
            await kept.refuse(int(spoiled.row), spoiled)  # so that the season can go on without it
            if controls_only:
                return False
            raise
        sealed: list[Input] = []
        waiting = (
            list(filter(is_control, waiting)) if controls_only else self._readings.ready(waiting)
        )
        if kept.due.blind and not controls_only:
            sealed = [one for one in waiting if one.kind == "answer"]
            waiting = [one for one in waiting if one.kind != "answer"]
        if waiting and not await kept.save():
            return False
        for one in waiting:
            try:
                if is_control(one):
                    await self._obey(one)
                    continue
                entry = entry_in(one)
                await kept.enter(entry, one.number, kept.live.warning(entry))
            except Refused as refusal:
                await kept.refuse(one.number, refusal)
                continue
            if not kept.unsaved or not await kept.save():
                return False
        await self._sealed.take(kept, sealed)
        return True

    async def _obey(self, one: Input) -> None:
        """Take a control input. Raises Refused."""
        order = await obey(self._kept, one, self._hires)
        if isinstance(order, SetPace):
            self._rested_at = 0.0
        if isinstance(order, SetPlayer):
            self._calls.end(order.seat)
        if isinstance(order, AnswerOnce):
            self._calls.take_back(order.ask)

"""A worker: drives the seasons that it gets from the work queue, together with other workers."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from typing import Any, Final, LiteralString, TypeVar

import structlog
from procrastinate import App, JobContext, PsycopgConnector
from procrastinate.connector import Notify
from procrastinate.exceptions import ConnectorException
from procrastinate.schema import SchemaManager
from psycopg import OperationalError
from sqlalchemy import URL
from tenacity import AsyncRetrying, retry_if_exception, wait_random_exponential
from typing_extensions import override

from showrunner.errors import Fenced
from showrunner.players.player import Hire
from showrunner.running.directing import DirectorsDesk
from showrunner.running.driving_studio import BEAT_SECONDS, DrivingStudio
from showrunner.running.keeper import Publish
from showrunner.running.patience import patiently
from showrunner.store import Store
from showrunner.store.database import CONNECT_SECONDS, TRANSACTION_SECONDS
from showrunner.store.work_queue import ASLEEP, HEARTBEAT_SECONDS, SCHEMA, STALLED_SECONDS

T = TypeVar("T")
log = structlog.get_logger()

MARK: Final = "worker-"
"""The beginning of the last part of a worker's driver name."""
STAYS_SECONDS = 300.0
"""How long a season that waits for people stays in memory, while the worker has room."""
FULL_SHARE: Final = 0.75
"""The share of a worker's places beyond which those that wait longest fall asleep."""
POLL_SECONDS = 1.0
"""How often a worker looks for jobs if it gets no notice."""
LISTEN_SECONDS = 60.0
"""How often a worker listens by another connection."""
GRACE_SECONDS = 10.0
"""How long calls to players may take to end after the signal to stop."""
_LIVE: Final = ("tending", "live")
_SIMULATED: Final = ("simulated",)
_EVERY_FIVE_SECONDS: Final = "* * * * * */5"


async def install_queue(store: Store) -> None:
    """Create the queue of this database, unless it exists. Raises what `WorkQueue.install` does."""
    schema = SchemaManager.get_schema()
    await store.queue.install(schema, version("procrastinate"))


class Worker(DrivingStudio):
    """Drives the seasons whose jobs it gets from the queue.

    It drives up to `seasons` seasons in which people play, and as many others, so that people do
    not wait for simulations. A season's job ends when the season is over, or when it has waited for
    people for a while: then it sleeps, and the next input or deadline enqueues it again.

    `share` is called every few seconds with the number of workers that are alive.
    """

    def __init__(
        self,
        store: Store,
        seasons: int,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
        interrupted: Callable[[], None] = lambda: None,
        share: Callable[[int], None] = lambda _: None,
    ) -> None:
        super().__init__(store, MARK, publish, hires, interrupted)
        self._share = share
        self._beaten_at = -math.inf
        self._seasons = seasons
        self.directors: DirectorsDesk | None = None
        """Whom it shows each season that it takes; a season with which they are busy stays."""
        self._places: dict[str, str] = {}
        """The queue of each season that has a place here."""
        self._leaving = False
        self.queue = App(connector=_PatientConnector(store.database.url))
        self.queue.task(name="advance", pass_context=True)(self.advance)
        tending = self.queue.task(
            name="tend", queue="tending", queueing_lock="tend", priority=1, pass_context=False
        )(self._tend)
        # With no periodic task, procrastinate would not notice that it has lost its connections.
        periodic: Any = self.queue.periodic(cron=_EVERY_FIVE_SECONDS)
        periodic(tending)
        for library in ("procrastinate", "psycopg.pool"):
            logging.getLogger(library).setLevel(logging.ERROR)

    async def run(self) -> None:
        """Work until cancelled; then let the calls to players end, and leave the seasons.

        Raises errors that concern the work as a whole. It can be called again after an error.
        """
        self._leaving = False
        await install_queue(self.store)
        with self.store.listeners.listening(self.hear):
            async with self.queue.open_async():
                tasks = [
                    asyncio.create_task(self._take_jobs(_LIVE)),
                    asyncio.create_task(self._take_jobs(_SIMULATED)),
                    asyncio.create_task(self._beat_on()),
                ]
                log.info("worker takes seasons", driver=self.name)
                try:
                    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        task.result()
                finally:
                    self._leaving = True
                    self.leave_all()
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
                    await self.close()
                    log.info("worker no longer takes seasons", driver=self.name)

    @property
    def silent_seconds(self) -> float:
        """How long ago it last reached the database, as it tries to do every few seconds."""
        return time.monotonic() - self._beaten_at

    async def _take_jobs(self, queues: Iterable[str]) -> None:
        await self.queue.run_worker_async(
            name=self.name,
            queues=list(queues),
            concurrency=self._seasons,
            delete_jobs="always",
            fetch_job_polling_interval=POLL_SECONDS,
            shutdown_graceful_timeout=GRACE_SECONDS,
            install_signal_handlers=False,
            update_heartbeat_interval=HEARTBEAT_SECONDS,
            stalled_worker_timeout=STALLED_SECONDS,
        )

    async def _beat_on(self) -> None:
        while True:
            await patiently(self.beat)
            self._share(await patiently(self.store.queue.workers))
            self._beaten_at = time.monotonic()
            await asyncio.sleep(BEAT_SECONDS / 4)

    async def _tend(self, timestamp: int) -> None:
        """Called every few seconds, in one of the workers."""
        await patiently(self.store.queue.tend)

    # -- one season --------------------------------------------------------------------------------

    async def advance(self, context: JobContext, season: str) -> None:
        """Drive a season, or take its inputs, until there is nothing more to do for now."""
        self._places[season] = context.job.queue
        for idle in self._surplus(context.job.queue):
            self.wake(idle)
        try:
            await self._advance(season)
        except Exception:
            log.exception("season cannot be looked after", season=season)
            await self.store.queue.wake(season)
        except asyncio.CancelledError:  # after GRACE_SECONDS
            await self.store.queue.wake(season)
            raise
        else:
            if self._leaving:
                await self.store.queue.wake(season)
        finally:
            self._places.pop(season, None)

    async def _advance(self, season: str) -> None:
        seen: int | None = None
        """The last of the inputs that waited when it was driven or attended before."""
        while not self._leaving:
            await asyncio.sleep(self.pause_left(season))
            rows = await patiently(lambda: self.store.seasons.to_drive(season))
            if not rows:
                return
            row = rows[0]
            is_asleep = row.driver == ASLEEP and row.last_input in (None, seen)
            match self.work_on(row):
                case "run":
                    if is_asleep and not await patiently(lambda: self.store.queue.is_due(season)):
                        return
                    driving = self.start(season, stays=partial(self._stays, season))
                    if self.directors is not None:
                        self.directors.look_at(season)
                case "attend" if row.last_input != seen:
                    driving = self.attend(season)
                case _:
                    return
            seen = row.last_input
            if isinstance(await driving, Fenced):
                return

    def _is_busy(self, season: str) -> bool:
        return self.directors is not None and self.directors.is_busy(season)

    def _stays(self, season: str) -> float:
        """How long a season that waits for people may stay in memory."""
        if self._is_busy(season):
            return math.inf
        return 0.0 if season in self._surplus(self._places.get(season, "")) else STAYS_SECONDS

    def _surplus(self, queue: str) -> list[str]:
        """Waiting seasons that have to make room for others of their queue, the longest first."""
        places = [season for season, its_queue in self._places.items() if its_queue == queue]
        idle = [
            (since, season)
            for season in places
            if (since := self.idle_since(season)) is not None and not self._is_busy(season)
        ]
        surplus = len(places) - int(self._seasons * FULL_SHARE)
        return [season for _, season in sorted(idle)[: max(0, surplus)]]


class _PatientConnector(PsycopgConnector):
    """The queue's connections, which survive outages of the database.

    A statement without a reply is given up after a while, and repeated like one that failed.
    """

    def __init__(self, url: URL) -> None:
        query = dict(url.query)
        if "ssl" in query:
            query["sslmode"] = query.pop("ssl")  # what asyncpg calls `ssl`
        url = url.set(drivername="postgresql", query=query)
        super().__init__(
            conninfo=url.render_as_string(hide_password=False),
            kwargs={
                "options": f"-c search_path={SCHEMA}",
                "connect_timeout": int(CONNECT_SECONDS),
            },
            min_size=1,
            max_size=6,
        )

    @override
    async def execute_query_async(self, query: LiteralString, **arguments: Any) -> None:
        await _repeated(partial(super().execute_query_async, query, **arguments))

    @override
    async def execute_query_one_async(self, query: LiteralString, **arguments: Any) -> Any:
        return await _repeated(partial(super().execute_query_one_async, query, **arguments))

    @override
    async def execute_query_all_async(self, query: LiteralString, **arguments: Any) -> Any:
        return await _repeated(partial(super().execute_query_all_async, query, **arguments))

    @override
    async def listen_notify(self, on_notification: Notify, channels: Iterable[str]) -> None:
        listen = partial(super().listen_notify, on_notification, list(channels))
        while True:  # a connection that is dead may never say so
            with suppress(TimeoutError):
                async with asyncio.timeout(LISTEN_SECONDS):
                    await _repeated(listen, LISTEN_SECONDS)


async def _repeated(do: Callable[[], Awaitable[T]], seconds: float = TRANSACTION_SECONDS) -> T:
    """Do something with the queue; repeat it until the database replies in this time."""

    async def attempt() -> T:
        async with asyncio.timeout(seconds):
            return await do()

    attempts = AsyncRetrying(
        retry=retry_if_exception(_is_outage),
        wait=wait_random_exponential(multiplier=0.05, max=1.0),
        before_sleep=lambda _: log.warning("the queue's database is in trouble"),
    )
    return await attempts(attempt)


def _is_outage(problem: BaseException) -> bool:
    cause = problem.__cause__ if isinstance(problem, ConnectorException) else problem
    return isinstance(cause, OperationalError | TimeoutError | OSError)

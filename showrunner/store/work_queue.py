"""The work queue: which seasons wait for a worker. It exists only on PostgreSQL.

The queue is procrastinate's, in a schema of its own, so that Showrunner's tables and migrations
know nothing of it. It holds nothing that does not follow from the seasons: triggers enqueue a
season in the transaction that stores an input or lets the season run, and `tend` enqueues whatever
else needs a worker. So it can be dropped and installed again at any time.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

from showrunner.errors import DatabaseMistake
from showrunner.store.database import Database, PostgresDatabase

SCHEMA: Final = "showrunner_queue"
ASLEEP: Final = "workers:0:worker-asleep"
"""The driver of a running season that waits for people, while no process holds it in memory.

It has the mark of a worker, so that any worker may take the season over.
"""
HEARTBEAT_SECONDS = 2.0
"""How often a worker reports to the queue."""
STALLED_SECONDS = 10.0
"""How long after its last report the seasons of a worker are given to others."""
SILENT_SECONDS = 20.0
"""How long after its last sign of life a driver that is not a worker counts as ended."""
AHEAD_SECONDS = 10.0
"""How long before its next deadline a sleeping season is woken."""
REVISION: Final = 1
"""The version of the queue's own functions: to be raised whenever they change."""
_FUNCTIONS = Path(__file__).with_suffix(".sql")
_ADVISORY_LOCK = 0x5403_0002
_EXISTS = text("SELECT to_regclass(:table) IS NOT NULL")
_TABLE = {"table": f"{SCHEMA}.procrastinate_jobs"}
_WORKERS = f"""
    -- a worker reports twice: for seasons with people, and for others
    SELECT count(*) / 2 FROM {SCHEMA}.procrastinate_workers
    WHERE last_heartbeat > now() - make_interval(secs => :stalled)
"""
_STATE = text(f"""
    SELECT
        ({_WORKERS}) AS workers,
        count(*) FILTER (WHERE job.status = 'doing') AS begun,
        count(*) FILTER (WHERE job.status = 'todo' AND busy.id IS NULL) AS waiting,
        coalesce(max(extract(epoch FROM now() - (
            SELECT max(event.at) FROM {SCHEMA}.procrastinate_events AS event
            WHERE event.job_id = job.id
        ))) FILTER (WHERE job.status = 'todo' AND busy.id IS NULL), 0)::float AS lag
    FROM {SCHEMA}.procrastinate_jobs AS job
    LEFT JOIN {SCHEMA}.procrastinate_jobs AS busy
        ON busy.lock = job.lock AND busy.status = 'doing' AND job.status = 'todo'
    WHERE job.status IN ('todo', 'doing') AND job.task_name = 'advance'
""")
_IS_DUE = text("""
    SELECT EXISTS (
        SELECT FROM ask JOIN season ON season.id = ask.season
        WHERE season.id = :season AND ask.closed IS NULL AND ask.due <= season.clock + :ahead
    )
""")


class QueueState(NamedTuple):
    """How many workers are alive, and how many jobs of seasons have begun or wait for one.

    `lag` is for how many seconds the first of them has waited. A job that waits for an earlier one
    of its season does not count.
    """

    workers: int
    begun: int
    waiting: int
    lag: float


def _order_of(version: str | None) -> tuple[int, ...]:
    """The place of a queue's version among others: the revision decides, then procrastinate's."""
    *procrastinate, revision = [int(number) for number in re.findall(r"\d+", version or "0")]
    return revision, *procrastinate


class WorkQueue:
    """The work queue of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def install(self, schema: str, procrastinate: str) -> None:
        """Create the queue, or replace it by a newer version, unless it exists in this version.

        `schema` is the SQL of this version of procrastinate. All seasons that may need a worker are
        enqueued. Raises DatabaseMistake on SQLite, and if the queue is of a newer version.
        """
        if not isinstance(self._database, PostgresDatabase):
            right = "name a database with postgresql://…, or let `showrunner serve` drive"
            raise DatabaseMistake("workers need a PostgreSQL database", right)
        functions = _FUNCTIONS.read_text(encoding="utf-8")
        async with self._database.dedicated_connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _ADVISORY_LOCK)
            installed = await connection.fetchval(
                "SELECT obj_description(to_regnamespace($1))", SCHEMA
            )
            version = f"procrastinate {procrastinate}, {REVISION}"
            if installed == version:
                return
            if _order_of(installed) > _order_of(version):
                raise DatabaseMistake(
                    f"the work queue is of a newer version ({installed}) than this one ({version})",
                    "install the version of Showrunner that the other workers have",
                )
            path = await connection.fetchval("SHOW search_path")
            await connection.execute(
                f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE; CREATE SCHEMA {SCHEMA};"
                f"COMMENT ON SCHEMA {SCHEMA} IS '{version}';"
                f"SET LOCAL search_path = {SCHEMA}, {path};{schema};{functions}"
            )
            await connection.execute(
                "SELECT wake(season) FROM (SELECT DISTINCT season FROM inbox"
                " WHERE state = 'waiting') AS waiting"
            )

    async def wake(self, season: str) -> None:
        """Let a worker look after this season."""
        query = text(f"SELECT {SCHEMA}.wake(:season)")
        await self._database.write(lambda connection: connection.execute(query, {"season": season}))

    async def tend(self) -> None:
        """Enqueue all seasons that need a worker, and keep the clocks of sleeping seasons going."""
        query = text(f"SELECT {SCHEMA}.tend(:asleep, :ahead, :stalled, :silent)")
        values = {
            "asleep": ASLEEP,
            "ahead": AHEAD_SECONDS,
            "stalled": STALLED_SECONDS,
            "silent": SILENT_SECONDS,
        }
        await self._database.write(lambda connection: connection.execute(query, values))

    async def is_due(self, season: str) -> bool:
        """Whether one of a season's open decisions is due soon."""
        values = {"season": season, "ahead": AHEAD_SECONDS}
        return bool(
            await self._database.read(lambda connection: connection.scalar(_IS_DUE, values))
        )

    async def workers(self) -> int:
        """How many workers have reported to the queue in the last seconds."""
        values = {"stalled": STALLED_SECONDS}
        return await self._database.read(
            lambda connection: connection.scalars(text(_WORKERS), values).one()
        )

    async def state(self) -> QueueState | None:
        """The state of the queue; None if there is none."""

        def work(connection: Connection) -> QueueState | None:
            if connection.dialect.name != "postgresql" or not connection.scalar(_EXISTS, _TABLE):
                return None
            return QueueState(*connection.execute(_STATE, {"stalled": STALLED_SECONDS}).one())

        return await self._database.read(work)

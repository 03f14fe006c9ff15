"""`showrunner worker`: drive seasons that are served by other processes."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext

import rich_click as click

from showrunner.cli.database import database_option, in_store, shown
from showrunner.cli.logs import serve_logs
from showrunner.cli.metrics_server import serving_metrics
from showrunner.cli.server_key import models_for
from showrunner.cli.tracing import set_up_tracing
from showrunner.errors import DatabaseMistake, NotInstalled
from showrunner.formats.facts import Fact
from showrunner.kernel import Told
from showrunner.running.collector import relieve_collector
from showrunner.running.directing import DirectorsDesk
from showrunner.running.driving_metrics import DrivingMetrics
from showrunner.running.live import LiveSeason
from showrunner.running.pen_desk import PenDesk
from showrunner.running.supervising import Supervisor
from showrunner.settings import WORKER_METRICS, WORKER_SEASONS, database_address, pen_settings
from showrunner.store import Store
from showrunner.store.database import database_at

DEFAULT_SEASONS = 40
WELL_SECONDS = 20.0
"""How long a worker may fail to reach the database before `/health` says so."""


@click.command("worker")
@click.option(
    "--seasons",
    type=click.IntRange(1, 1000),
    default=DEFAULT_SEASONS,
    show_default=True,
    envvar=WORKER_SEASONS,
    show_envvar=True,
    help="How many seasons with people it drives at once, and as many others.",
)
@click.option(
    "--metrics",
    "metrics_address",
    metavar="HOST:PORT",
    envvar=WORKER_METRICS,
    show_envvar=True,
    help="Serve /metrics (for Prometheus) and /health there, to anybody who reaches it.",
)
@database_option
def command(seasons: int, metrics_address: str | None, database: str | None) -> None:
    """Drive seasons, together with other workers.

    Needs PostgreSQL, and `showrunner serve --workers external` to serve the seasons. Start as many
    as you want, on any machine. Ctrl-C or SIGTERM stops it: it waits a few seconds for calls to
    models, and leaves the seasons to other workers.
    """
    try:
        from showrunner.running.worker import Worker, install_queue
    except ImportError:
        raise NotInstalled("workers", "procrastinate", "workers") from None
    models = models_for(database_at(database_address(database)), new_key=True)
    pen = pen_settings()
    serve_logs()
    set_up_tracing()
    relieve_collector()

    async def work(store: Store) -> None:
        await install_queue(store)
        await models.refresh(store)
        desk = PenDesk(store, models, pen) if pen.profile else None

        async def publish(live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
            metrics.facts.inc(len(told))
            directors.hear(live, told)
            if desk is not None:
                desk.hear(live, told)

        metrics = DrivingMetrics(store, lambda: len(worker.driven))
        worker = Worker(
            store,
            seasons,
            publish,
            models.agency,
            interrupted=lambda: metrics.interrupted("season"),
            share=models.lines.share,
        )
        worker.directors = directors = DirectorsDesk(
            store, models.lines, worker.wake, worker.at_stops
        )
        supervisor = Supervisor(metrics.interrupted)
        stop = asyncio.Event()
        too_old: list[DatabaseMistake] = []

        async def drive() -> None:
            try:
                await worker.run()
            except DatabaseMistake as mistake:  # a newer worker has replaced the queue
                too_old.append(mistake)
                stop.set()
                await asyncio.Event().wait()

        def problem() -> str | None:
            if worker.silent_seconds < WELL_SECONDS:
                return None
            return "the worker has not reached the database in the last seconds"

        jobs: dict[str, Callable[[], Awaitable[None]]] = {
            "driving": drive,
            "directors": directors.run,
            "models": lambda: models.follow(store),
        }
        if desk is not None:
            jobs["pen"] = desk.run
        for signal_number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(signal_number, stop.set)
        with (
            serving_metrics(metrics_address, metrics.registry, problem)
            if metrics_address
            else nullcontext()
        ) as url:
            tasks = [asyncio.create_task(supervisor.keep(*job)) for job in jobs.items()]
            click.echo(f"A worker drives seasons in {shown(database_address(database))}.")
            if url is not None:
                click.echo(f"Its metrics are at {url}/metrics.")
            await stop.wait()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await models.close(store)
        if too_old:
            raise too_old[0]

    in_store(database, work, new=True)

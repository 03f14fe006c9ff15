"""Routes on the server itself: health and readiness for load balancers, metrics, version."""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from showrunner import __version__
from showrunner.api import given
from showrunner.api.session import need_operator
from showrunner.store.room_lease import LEASE_SECONDS

DRIVING = "driving"
"""The name of the job that drives seasons, in metrics and logs."""


class Health(Struct):
    """`ok`, or what is wrong with the server."""

    status: str


class Server(Struct):
    """The server's version, and the ways in which it can remind people (`reminds_by`)."""

    version: str
    reminds_by: list[str]


@get("/health", tags=["server"], summary="Is it alive?")
async def health() -> Health:
    """Says `ok` while the process answers."""
    return Health("ok")


@get(
    "/ready",
    tags=["server"],
    summary="Can it serve?",
    responses={
        503: ResponseSpec(
            Health, description="The database does not answer, or no process drives seasons."
        )
    },
)
async def ready(
    store: given.Store, supervisor: given.Supervisor, drivers: FromQuery[bool] = True
) -> Response[Health]:
    """Says `ok` while the database answers and running seasons are driven; else 503 and why.

    With `drivers=false` it does not matter whether seasons are driven: a proxy asks this, since the
    server can still be read.
    """
    try:
        holder, running = await store.room_lease.holder_and_running()
        if not drivers:
            return Response(Health("ok"))
        queue = await store.queue.state()
    except Exception as problem:
        return _not_ready(f"the database does not answer: {type(problem).__name__}")
    is_driven = (holder is not None and holder.is_active) or (queue is not None and queue.workers)
    waiting = 0 if queue is None else queue.waiting
    if is_driven or not (running or waiting):
        return Response(Health("ok"))
    if not running:
        return _not_ready(f"seasons wait in the work queue ({waiting}), and there is no worker")
    failure = supervisor.down.get(DRIVING)
    if failure is not None:
        why = f"the control room of this process failed ({failure}) and is restarted"
    elif holder is None:
        why = "neither a control room nor a worker has started yet"
    elif holder.silent_seconds < LEASE_SECONDS:
        return Response(Health("ok"))  # one has just ended, and another takes over
    else:
        why = f"no control room has reported for {holder.silent_seconds:.0f} seconds, and no worker"
    return _not_ready(f"no process drives the running seasons ({running}): {why}")


def _not_ready(why: str) -> Response[Health]:
    return Response(Health(why), status_code=503, headers={"Retry-After": "1"})


@get("/metrics", tags=["server"], summary="Metrics", media_type=CONTENT_TYPE_LATEST)
async def metrics(actor: given.Actor, metrics: given.Metrics) -> Response[bytes]:
    """Prometheus metrics, for operators; put an operator's token into the scraper's settings."""
    need_operator(actor)
    await metrics.read_database()
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/v1/server", tags=["server"], summary="What is this server?")
async def server(reminders: given.Reminders) -> Server:
    """The server's version, and how it can remind people."""
    return Server(__version__, sorted(reminders.ways))

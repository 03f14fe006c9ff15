"""How the server is: for load balancers, for operators, and for whoever is curious."""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from showrunner import __version__
from showrunner.api import given
from showrunner.api.session import need_operator


class Health(Struct):
    """How the server is: `ok`, or what is wrong."""

    status: str


class Server(Struct):
    """What this server is; `reminds_by` names the ways in which it reminds people."""

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
    responses={503: ResponseSpec(Health, description="The database does not answer.")},
)
async def ready(store: given.Store) -> Response[Health]:
    """Says `ok` while the database answers; else 503."""
    try:
        await store.database.read(lambda connection: connection.execute(text("SELECT 1")).all())
    except Exception as problem:
        said = f"the database does not answer: {type(problem).__name__}"
        return Response(Health(said), status_code=503, headers={"Retry-After": "1"})
    return Response(Health("ok"))


@get("/metrics", tags=["server"], summary="Metrics", media_type=CONTENT_TYPE_LATEST)
async def metrics(actor: given.Actor, metrics: given.Metrics) -> Response[bytes]:
    """Prometheus metrics. For operators: their token goes into the scraper's settings."""
    need_operator(actor)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/v1/server", tags=["server"], summary="What is this server?")
async def server(reminders: given.Reminders) -> Server:
    """Its version, and how it reaches people who are not there."""
    return Server(__version__, sorted(reminders.ways))

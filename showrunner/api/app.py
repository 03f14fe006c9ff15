"""The application: all areas of the API, and how its services reach them."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath

from showrunner import __version__
from showrunner.api import given, health
from showrunner.api.access import Actor, Authentication, Seat, seat_in
from showrunner.api.asks import AsksController
from showrunner.api.away import AwayController
from showrunner.api.boards import BoardsController
from showrunner.api.bodies import with_bodies_read
from showrunner.api.calls import CallsController
from showrunner.api.careers import CareersController
from showrunner.api.cast import CastController
from showrunner.api.console import console_routes
from showrunner.api.description import Description
from showrunner.api.director import DirectorController
from showrunner.api.exports import ExportsController
from showrunner.api.eyes import AsSeat, AtEntry, Eyes, eyes_of
from showrunner.api.facts import FactsController
from showrunner.api.formats import FormatsController, SeasonFilesController
from showrunner.api.futures import FuturesController
from showrunner.api.heads import with_heads
from showrunner.api.help import HELP
from showrunner.api.idempotency import provide_once
from showrunner.api.knowledge import KnowledgeController
from showrunner.api.middleware import RequestMiddleware, put_headers
from showrunner.api.models import ModelsController
from showrunner.api.orders import OrdersController
from showrunner.api.own_game import OwnGameController
from showrunner.api.own_seat import OwnSeatController
from showrunner.api.pages import PAGES
from showrunner.api.portraits import FacesController, SeasonPicturesController
from showrunner.api.problems import (
    of_anything,
    of_depth,
    of_http,
    of_showrunner,
    of_spoiled_row,
)
from showrunner.api.production import ProductionController
from showrunner.api.reminders import RemindersController, stop_letters
from showrunner.api.request_checks import check_request
from showrunner.api.seasons import SeasonsController
from showrunner.api.seats import SeatsController
from showrunner.api.services import INJECTED, Services
from showrunner.api.session import ProducerController, SessionController
from showrunner.api.story import StoryController
from showrunner.api.translating import TranslatingMiddleware
from showrunner.errors import ShowrunnerError, SpoiledRow
from showrunner.files.folders import CONSOLE
from showrunner.running.models import Models
from showrunner.settings import PenSettings, ReminderSettings
from showrunner.store import Store

MAX_BODY_BYTES = 1_000_000
"""Bytes of a request's body, unless a route sets another limit."""
REQUESTS_A_MINUTE = 1200
"""Requests per minute of one token; without a valid token, of one address."""
OPEN_TO_ALL = "open_to_all"
"""Marks handlers without token and rate limit: health, pages, and their files."""

AREAS: list[Any] = [
    SessionController,
    ProducerController,
    CastController,
    FacesController,
    SeasonPicturesController,
    FormatsController,
    SeasonFilesController,
    SeasonsController,
    CareersController,
    FactsController,
    AsksController,
    KnowledgeController,
    StoryController,
    ExportsController,
    BoardsController,
    OrdersController,
    FuturesController,
    ProductionController,
    DirectorController,
    ModelsController,
    CallsController,
    SeatsController,
    OwnGameController,
    OwnSeatController,
    AwayController,
    RemindersController,
    stop_letters,
]


def make_app(
    store: Store,
    *,
    models: Models | None = None,
    reminding: ReminderSettings | None = None,
    pen: PenSettings | None = None,
    requests_a_minute: int = REQUESTS_A_MINUTE,
    console: Path = CONSOLE,
    frame_ancestors: str = "*",
    drives: bool = True,
) -> Litestar:
    """The application over a store. While it runs, it reminds people, and `drives` seasons.

    `console` is the folder of the built console, and `frame_ancestors` are the sites that may show
    a season's card and overlay in a frame. Raises what `Services` does.
    """
    app = web_app(requests_a_minute, console, frame_ancestors)
    serve_with(app, Services(store, models, reminding, pen, drives))
    return app


def serve_with(app: Litestar, services: Services) -> None:
    """Let an application that does not run answer by these services."""
    app.state.services = services
    app.state.update({name: getattr(services, name) for name in INJECTED})


def web_app(requests_a_minute: int, console: Path, frame_ancestors: str) -> Litestar:
    """All routes, without the services by which they answer (see `serve_with`)."""
    app = Litestar(
        route_handlers=[
            Router("/api/v1", route_handlers=AREAS),
            health.metrics,
            health.server,
            Router(
                "/",
                route_handlers=[
                    health.health,
                    health.ready,
                    *PAGES,
                    *HELP,
                    *console_routes(console, frame_ancestors),
                ],
                opt={OPEN_TO_ALL: True},
            ),
        ],
        dependencies={
            **{name: _injected(name) for name in INJECTED},
            "actor": Provide(_actor, sync_to_thread=False),
            "here": Provide(_here),
            "eyes": Provide(_eyes),
            "once": Provide(provide_once),
        },
        middleware=[
            RequestMiddleware(),
            TranslatingMiddleware(),
            DefineMiddleware(
                Authentication, exclude_from_auth_key=OPEN_TO_ALL, exclude_http_methods=()
            ),
            RateLimitConfig(
                ("minute", requests_a_minute),
                exclude_opt_key=OPEN_TO_ALL,
                identifier_for_request=_counted_as,
            ).middleware,
        ],
        exception_handlers={
            ShowrunnerError: of_showrunner,
            SpoiledRow: of_spoiled_row,
            HTTPException: of_http,
            RecursionError: of_depth,
            Exception: of_anything,
        },
        before_request=check_request,
        before_send=[put_headers],
        lifespan=[_running],
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Showrunner",
            version=__version__,
            path="/api",
            render_plugins=[Description(path="/openapi.json")],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{"token": []}, {}],
        ),
    )
    app.asgi_handler = with_heads(with_bodies_read(app.asgi_handler))
    return app


def _running(app: Litestar) -> AbstractAsyncContextManager[None]:
    services: Services = app.state.services
    return services.running()


def _injected(name: str) -> Provide:
    def part(request: Request[Actor, Any, Any]) -> Any:
        return request.app.state[name]

    return Provide(part, sync_to_thread=False)


def _actor(request: Request[Actor, Any, Any]) -> Actor:
    return request.user


async def _here(season: FromPath[str], actor: given.Actor, store: given.Store) -> Seat:
    return await seat_in(store, season, actor)


async def _eyes(
    here: given.Seat,
    store: given.Store,
    feeds: given.Feeds,
    through: AsSeat = None,
    at: AtEntry = None,
) -> Eyes:
    return await eyes_of(store, feeds, here, through, at)


def _counted_as(request: Request[Actor, Any, Any]) -> str:
    return request.user.id or (request.client.host if request.client else "")

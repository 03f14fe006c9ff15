"""`showrunner serve`: run the server with its API and console."""

from __future__ import annotations

import sys
import webbrowser
from datetime import timedelta

import msgspec
import rich_click as click
from sqlalchemy import Connection

from showrunner.cli.common import seed_for
from showrunner.cli.database import database_option, in_store, short, shown
from showrunner.cli.logs import serve_logs
from showrunner.cli.server_key import models_for
from showrunner.cli.tracing import set_up_tracing
from showrunner.errors import WrongParameter
from showrunner.files.season_files import load_season, settings
from showrunner.kernel import luck_from_seed
from showrunner.players.casting import is_model
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.profile import PREFIX
from showrunner.running.collector import relieve_collector
from showrunner.running.models import DEFAULT, Models
from showrunner.settings import (
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    WORKERS,
    database_address,
    frame_ancestors,
    pen_settings,
    reminder_settings,
    requests_a_minute,
    trusted_proxies,
)
from showrunner.store import Store
from showrunner.store.database import PostgresDatabase, database_at
from showrunner.store.seasons import PAUSED, RUNNING, go_on, new_season
from showrunner.store.tokens import (
    INVITATION,
    give_token,
    new_secret,
    operator_of,
    withdraw_invitations,
)

LINK_LIFETIME = timedelta(hours=1)
LINK_LABEL = "the link of the server's start"
SHOW_PACE_SECONDS = 1.5
"""Seconds between two decisions of the season that --show begins."""


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
@click.option(
    "--show",
    metavar="SEASON",
    help="If no season is running, begin this one: played by bots, at a pace you can follow.",
)
@click.option(
    "--pace",
    type=click.FloatRange(0, 3600),
    default=SHOW_PACE_SECONDS,
    show_default=True,
    help="Seconds between two decisions of the season that --show begins.",
)
@click.option(
    "--models",
    "with_models",
    is_flag=True,
    help="Let the environment's model play the season that --show begins, instead of bots.",
)
@click.option(
    "--workers",
    type=click.Choice(["inside", "external"]),
    default="inside",
    show_default=True,
    envvar=WORKERS,
    show_envvar=True,
    help="Who drives the seasons: this process, or `showrunner worker` (needs PostgreSQL).",
)
@database_option
def command(
    host: str,
    port: int,
    no_open: bool,
    show: str | None,
    pace: float,
    with_models: bool,
    workers: str,
    database: str | None,
) -> None:
    """Serve seasons: producers direct them, people play in them, viewers watch.

    Continues every season that was running. Prints a link for a producer, which works once. Models
    are called only after somebody lets them play: here with --models, or as the player of a seat.
    """
    from showrunner.api.app import make_app  # here, so that other commands start faster
    from showrunner.api.serving import is_free, serve

    if not is_free(host, port):
        right = "choose another with --port, or stop the program that listens there"
        raise WrongParameter(f"port {port} of {host} is in use", right)
    place = database_at(database_address(database))
    if workers == "external" and not isinstance(place, PostgresDatabase):
        right = "name a database with postgresql://…, or omit --workers"
        raise WrongParameter("external workers need a PostgreSQL database", right)
    models = models_for(place, new_key=True)
    if with_models:
        _refuse_no_model(models, show)
    serve_logs()
    set_up_tracing()
    relieve_collector()

    async def work(store: Store) -> None:
        secret = await _invite(store)
        await models.refresh(store)
        player = models.fixed[DEFAULT].player if with_models else None
        shown_season = None if show is None else await _show(store, show, pace, player)
        model_notices = await _model_notices(store, models, with_models)
        app = make_app(
            store,
            models=models,
            reminding=reminder_settings(),
            pen=pen_settings(),
            requests_a_minute=requests_a_minute(),
            frame_ancestors=frame_ancestors(),
            drives=workers == "inside",
        )
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"

        def announce() -> None:
            _announce(address, secret, database_address(database), shown_season, model_notices)
            if not no_open and sys.stdout.isatty():
                webbrowser.open(f"{address}/enter#{secret}")

        await serve(app, host, port, announce, app.state.streams.close, trusted_proxies())

    in_store(database, work, new=True)


async def _invite(store: Store) -> str:
    """Create a sign-in link for the operator, withdraw earlier ones, and return its secret."""
    secret = new_secret()

    def work(connection: Connection) -> None:
        operator = operator_of(connection)
        withdraw_invitations(connection, operator, LINK_LABEL)
        give_token(
            connection,
            secret,
            "producer",
            kind=INVITATION,
            producer=operator,
            label=LINK_LABEL,
            lasts=LINK_LIFETIME,
        )

    await store.database.write(work)
    return secret


def _refuse_no_model(models: Models, show: str | None) -> None:
    """Raise WrongParameter if --models is given without a season to begin or a model to play it."""
    if show is None:
        raise WrongParameter("--models alone does not begin a season", "add --show SEASON")
    if DEFAULT not in models.fixed:
        right = f"set {OPENAI_BASE_URL} or {OPENAI_API_KEY}, or omit --models to let bots play"
        raise WrongParameter("--models is given, but the environment names no model", right)


async def _show(store: Store, name: str, pace: float, player: str | None) -> str:
    """Begin a season that everybody may watch, unless one is running; returns the season's id.

    `player` is the model for all seats, or None for bots. With a model, only seasons of models
    count as running, paused ones too (they may have reached their cap).
    """
    running = list(await store.seasons.with_status(RUNNING))
    if player is not None:
        running += await store.seasons.with_status(PAUSED)
        running = [season for season in running if await _is_on_models(store, season)]
    if running:
        return running[-1]
    plan = load_season(name)
    seed = seed_for(plan, None)
    season, store_season = new_season(
        settings(plan, player=player),
        luck_from_seed(seed),
        seed=seed,
        pace=pace,
        viewers="everybody",
        allowance=msgspec.json.encode(plan.allowance).decode(),
    )

    def work(connection: Connection) -> None:
        store_season(connection)
        go_on(connection, season)

    await store.database.write(work)
    return season


async def _is_on_models(store: Store, season: str) -> bool:
    return any(map(is_model, (await store.seasons.players(season)).values()))


async def _model_notices(store: Store, models: Models, with_models: bool) -> list[str]:
    """Lines to print at the start: in which seasons models play, and how to let them play."""
    notices = []
    for season in await store.seasons.with_status(RUNNING):
        if await _is_on_models(store, season):
            caps = msgspec.json.decode((await store.seasons.find(season)).allowance, type=Allowance)
            notices.append(f"Models play in season {short(season)}, {caps.said}.")
    if with_models and not notices:
        notices.append(
            "A season of models is paused, so --models has not begun another: resume that one."
        )
    if DEFAULT in models.fixed and not with_models:
        notices.append(
            "A model is set up and is called only if you let it play: start with --models "
            f"(make run ARGS=--models), or choose {PREFIX}{DEFAULT} for a seat."
        )
    return notices


def _announce(
    address: str, secret: str, database: str, season: str | None, model_notices: list[str]
) -> None:
    click.echo(f"Showrunner serves at {address}, with seasons in {shown(database)}.")
    click.echo("To produce, open this link (it works once, for an hour):")
    click.echo(f"    {address}/enter#{secret}")
    if season is not None:
        click.echo(f"Season {short(season)} is running. Watch it in another terminal:")
        click.echo(f"    .venv/bin/showrunner watch {short(season)} --fast")
        click.echo(f"    curl -N {address}/api/v1/seasons/{season}/watch")
    for line in model_notices:
        click.echo(line)
    click.echo(f"API documentation, to read and try out: {address}/docs.")
    click.echo("Ctrl-C stops the server; nothing is lost.")

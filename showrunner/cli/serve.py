"""`showrunner serve`: the server, with its API, in this process."""

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
    database_address,
    model_settings,
    reminder_settings,
    requests_a_minute,
    trusted_proxies,
)
from showrunner.store import Store
from showrunner.store.seasons import PAUSED, RUNNING, go_on, new_season
from showrunner.store.tokens import (
    INVITATION,
    give_token,
    new_secret,
    operator_of,
    withdraw_invitations,
)

LINK_LASTS = timedelta(hours=1)
LINK = "the link of the server's start"
SHOWN_PACE = 1.5
"""Seconds between two decisions of a season that is shown."""


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--no-open", is_flag=True, help="Open no browser.")
@click.option(
    "--show",
    metavar="SEASON",
    help="Where no season is going on, let this one begin: bots, at a pace one can follow.",
)
@click.option(
    "--pace",
    type=click.FloatRange(0, 3600),
    default=SHOWN_PACE,
    show_default=True,
    help="Seconds between two decisions of the season that is shown.",
)
@click.option(
    "--models",
    "with_models",
    is_flag=True,
    help="Let the environment's model play the season that --show begins, in place of bots.",
)
@database_option
def command(
    host: str,
    port: int,
    no_open: bool,
    show: str | None,
    pace: float,
    with_models: bool,
    database: str | None,
) -> None:
    """Serve seasons: producers direct them, people play in them, viewers watch.

    Every season that was going on goes on. Prints a link for a producer, which is good once. No
    model is called before somebody lets it play: here with --models, or as the player of a seat.
    """
    from showrunner.api.app import make_app  # other commands start without the web's libraries
    from showrunner.api.serving import is_free, serve

    if not is_free(host, port):
        right = "choose another with --port, or stop what listens there"
        raise WrongParameter(f"port {port} of {host} is taken", right)
    models = Models(model_settings())
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
        on_models = await _on_models(store, models, with_models)
        app = make_app(
            store,
            models=models,
            reminding=reminder_settings(),
            requests_a_minute=requests_a_minute(),
        )
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"

        def began() -> None:
            _say(address, secret, database_address(database), shown_season, on_models)
            if not no_open and sys.stdout.isatty():
                webbrowser.open(f"{address}/enter#{secret}")

        await serve(app, host, port, began, trusted_proxies())

    in_store(database, work, new=True)


async def _invite(store: Store) -> str:
    """A link's secret for this server's first operator; those of earlier starts lapse."""
    secret = new_secret()

    def work(connection: Connection) -> None:
        operator = operator_of(connection)
        withdraw_invitations(connection, operator, LINK)
        give_token(
            connection,
            secret,
            "producer",
            kind=INVITATION,
            producer=operator,
            label=LINK,
            lasts=LINK_LASTS,
        )

    await store.database.write(work)
    return secret


def _refuse_no_model(models: Models, show: str | None) -> None:
    """Raise WrongParameter where --models has no season to begin, or no model to play it."""
    if show is None:
        raise WrongParameter("--models begins no season by itself", "add --show SEASON")
    if DEFAULT not in models.fixed:
        right = f"set {OPENAI_BASE_URL} or {OPENAI_API_KEY}, or leave --models away: bots play"
        raise WrongParameter("--models, and the environment names no model", right)


async def _show(store: Store, name: str, pace: float, player: str | None) -> str:
    """Let a season begin that everybody may watch, unless one is going on; returns its id.

    Every seat is played by `player`, a model; bots play where it is None. A model begins one beside
    seasons of bots, but not where models have one to play on, even if it is paused (at its cap).
    """
    going_on = list(await store.seasons.with_status(RUNNING))
    if player is not None:
        going_on += await store.seasons.with_status(PAUSED)
        going_on = [season for season in going_on if await _is_on_models(store, season)]
    if going_on:
        return going_on[-1]
    plan = load_season(name)
    seed = seed_for(plan, None)
    season, store_it = new_season(
        settings(plan, player=player),
        luck_from_seed(seed),
        seed=seed,
        pace=pace,
        viewers="everybody",
        allowance=msgspec.json.encode(plan.allowance).decode(),
    )

    def work(connection: Connection) -> None:
        store_it(connection)
        go_on(connection, season)

    await store.database.write(work)
    return season


async def _is_on_models(store: Store, season: str) -> bool:
    return any(map(is_model, (await store.seasons.players(season)).values()))


async def _on_models(store: Store, models: Models, with_models: bool) -> list[str]:
    """What is said at the start of models: in which seasons they play, and how to let them."""
    said = []
    for season in await store.seasons.with_status(RUNNING):
        if await _is_on_models(store, season):
            caps = msgspec.json.decode((await store.seasons.find(season)).allowance, type=Allowance)
            said.append(f"Models play in season {short(season)}, {caps.said}.")
    if with_models and not said:
        said.append(
            "A season of models is paused, so --models has begun no other: resume that one."
        )
    if DEFAULT in models.fixed and not with_models:
        said.append(
            "A model is set up and is called only if you let it play: start with --models "
            f"(make run ARGS=--models), or choose {PREFIX}{DEFAULT} for a seat."
        )
    return said


def _say(
    address: str, secret: str, database: str, season: str | None, on_models: list[str]
) -> None:
    click.echo(f"Showrunner serves at {address}, with seasons in {shown(database)}.")
    click.echo("To produce, open this link (it is good once, for an hour):")
    click.echo(f"    {address}/enter#{secret}")
    if season is not None:
        click.echo(f"Season {short(season)} is going on. Watch it in another terminal:")
        click.echo(f"    .venv/bin/showrunner watch {short(season)} --fast")
        click.echo(f"    curl -N {address}/api/v1/seasons/{season}/watch")
    for line in on_models:
        click.echo(line)
    click.echo(f"The API, to read and try out: {address}/docs. Ctrl-C stops; nothing is lost.")

"""`showrunner play`: play a season live in the terminal; store it and write its files."""

from __future__ import annotations

from pathlib import Path

import msgspec
import rich_click as click

from showrunner.cli.common import (
    cast_option,
    fast_option,
    live_viewer_option,
    quiet_option,
    season_argument,
    seed_for,
    seed_option,
    viewer_named,
    wait_option,
)
from showrunner.cli.database import database_option, in_store, short, shown
from showrunner.cli.driving import drive_and_end, refuse_unknown_models
from showrunner.cli.live_teller import LiveTeller
from showrunner.exports.file_names import as_file_name
from showrunner.files.season_files import load_season, settings
from showrunner.kernel import luck_from_seed
from showrunner.players.llm.allowance import MICROS
from showrunner.running.record_files import refuse_other_folder
from showrunner.running.returning import with_past
from showrunner.settings import database_address
from showrunner.store import Store
from showrunner.store.director_log import Directing


@click.command("play")
@season_argument
@cast_option
@seed_option
@fast_option
@quiet_option
@wait_option
@click.option(
    "--out",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Folder for the files. Default: runs/<season>-<seed>.",
)
@click.option(
    "--player",
    metavar="WHO",
    help="Who plays every seat, such as bot:random, or model:NAME (see `showrunner models list`).",
)
@click.option(
    "--remember",
    metavar="SEASON",
    help="An earlier season: castaways who were in it remember it, and who kept promises.",
)
@click.option(
    "--director",
    metavar="WHO",
    help="Who gives producers' orders, such as bot:showman, or model:NAME.",
)
@click.option("--brief", default="", metavar="TEXT", help="What a model as director is told.")
@click.option(
    "--director-cap",
    type=click.FloatRange(0),
    default=1.0,
    show_default=True,
    help="What a model as director may cost, in dollars.",
)
@live_viewer_option
@database_option
def command(
    season: str,
    cast_size: int | None,
    seed: str | None,
    fast: bool,
    quiet: bool,
    wait: bool,
    out: Path | None,
    player: str | None,
    remember: str | None,
    director: str | None,
    brief: str,
    director_cap: float,
    viewer: str,
    database: str | None,
) -> None:
    """Play SEASON, a name in seasons/ or a file, live in the terminal.

    It is stored as it goes, so `resume` can continue it from where it stopped. The journal (for
    replays), the facts and the transcript are written to the folder.
    """
    plan = load_season(season)
    season_settings = settings(plan, cast_size, player, director=director)
    if remember is not None:
        plain = season_settings
        season_settings = in_store(database, lambda store: with_past(store, plain, remember))
    seed = seed_for(plan, seed)
    viewing = viewer_named(viewer, [person.id for person in season_settings.cast], live=True)
    folder = out or Path("runs") / f"{as_file_name(plan.name)}-{as_file_name(seed)}"
    refuse_other_folder(folder)
    luck = luck_from_seed(seed)

    async def create(store: Store) -> str:
        players = [*season_settings.players.values(), *filter(None, [director])]
        await refuse_unknown_models(store, players, plan.allowance)
        allowance = msgspec.json.encode(plan.allowance).decode()
        created = await store.seasons.create(season_settings, luck, seed=seed, allowance=allowance)
        told = Directing(brief=brief, cost=round(director_cap * MICROS))
        await store.directing.direct(created, told)
        return created

    season_id = in_store(database, create, new=True)
    click.echo(f"{season_settings.title}: {len(season_settings.cast)} castaways, seed {seed}")
    click.echo(f"season {short(season_id)} in {shown(database_address(database))}")
    teller = None if quiet else LiveTeller(plan.format, viewing, fast)
    drive_and_end(database, season_id, teller, folder, wait=wait)

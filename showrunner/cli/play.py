"""`showrunner play`: a season live in the terminal, in the database, and as files."""

from __future__ import annotations

from pathlib import Path

import msgspec
import rich_click as click

from showrunner.cli.common import (
    as_file_name,
    cast_option,
    fast_option,
    quiet_option,
    season_argument,
    seed_for,
    seed_option,
    viewer_named,
    viewer_option,
    wait_option,
)
from showrunner.cli.database import database_option, in_store, short, shown
from showrunner.cli.driving import drive_and_end, refuse_unknown_models
from showrunner.cli.telling import Telling
from showrunner.files.season_files import load_season, settings
from showrunner.kernel import luck_from_seed
from showrunner.running.record_files import refuse_other_folder
from showrunner.running.returning import diaries_of
from showrunner.settings import database_address
from showrunner.store import Store


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
    help="Where the files go (else runs/<season>-<seed>).",
)
@click.option(
    "--player",
    metavar="WHO",
    help="Who plays every seat, such as bot:random, or model:NAME (see `showrunner models list`).",
)
@click.option(
    "--remember",
    metavar="SEASON",
    help="An earlier season: castaways who were in it bring their diaries along, for their models.",
)
@click.option("--director", metavar="BOT", help="Who gives producers' orders, such as bot:showman.")
@viewer_option
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
    viewer: str,
    database: str | None,
) -> None:
    """Play SEASON, a name in seasons/ or a file, live in the terminal.

    It is stored as it goes, so that `resume` goes on wherever it stops. The folder gets the journal
    (which replays), the facts, and the transcript.
    """
    plan = load_season(season)
    made = settings(plan, cast_size, player, director=director)
    if remember is not None:
        seats = [person.id for person in made.cast]
        brought = in_store(database, lambda store: diaries_of(store, remember, seats))
        made = msgspec.structs.replace(made, remembered=brought)
    seed = seed_for(plan, seed)
    looking = viewer_named(viewer, [person.id for person in made.cast])
    folder = out or Path("runs") / f"{as_file_name(plan.name)}-{as_file_name(seed)}"
    refuse_other_folder(folder)
    luck = luck_from_seed(seed)

    async def create(store: Store) -> str:
        await refuse_unknown_models(store, made.players.values(), plan.allowance)
        allowance = msgspec.json.encode(plan.allowance).decode()
        return await store.seasons.create(made, luck, seed=seed, allowance=allowance)

    stored = in_store(database, create, new=True)
    click.echo(f"{made.title}: {len(made.cast)} castaways, seed {seed}")
    click.echo(f"season {short(stored)} in {shown(database_address(database))}")
    telling = None if quiet else Telling(plan.format, looking, fast)
    drive_and_end(database, stored, telling, folder, wait=wait)

"""`showrunner pen`: have a model write the episodes of a stored season."""

from __future__ import annotations

import rich_click as click

from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.errors import UnknownName
from showrunner.running.models import Models
from showrunner.running.pen import DEFAULT_CAP, write_episodes
from showrunner.settings import model_settings
from showrunner.store import Store


@click.command("pen")
@stored_argument
@click.option("--model", metavar="PROFILE", required=True, help="The model profile that writes.")
@click.option(
    "--cap",
    metavar="DOLLARS",
    type=click.FloatRange(min=0),
    default=DEFAULT_CAP / 1e6,
    show_default=True,
    help="What all episodes of the season together may cost.",
)
@database_option
def command(season: str, model: str, cap: float, database: str | None) -> None:
    """Have a model write titles and narration of SEASON's episodes, each once.

    Names, numbers and quotations in it are checked against the facts; a sentence that does not
    hold stays as it was.
    """
    models = Models(model_settings())
    if model not in models.fixed:
        raise UnknownName("model profile", model, models.fixed)

    async def work(store: Store) -> None:
        try:
            async for written in write_episodes(
                store, models.lines, season, model, round(cap * 1e6)
            ):
                episode = written.episode
                click.echo(f"{episode.number}. {episode.title} (${written.cost / 1e6:.4f})")
                for why in written.refused:
                    click.echo(f"   left as it was: {why}")
        finally:
            await models.lines.close()

    in_store(database, work)

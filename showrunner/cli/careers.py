"""`showrunner careers`: leaderboards over all stored seasons."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import rich_click as click

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store
from showrunner.exports.careers import careers_csv
from showrunner.running.careers import count_results
from showrunner.store import Store
from showrunner.store.careers import CareerKind, CareerLine
from showrunner.store.season_file import write_whole


@click.command("careers")
@click.option("--by", type=click.Choice(get_args(CareerKind)), default="castaway")
@click.option("--format", "format", metavar="NAME", help="Only seasons of this game.")
@click.option(
    "--csv", "file", type=click.Path(path_type=Path), metavar="FILE", help="Write it to a CSV file."
)
@database_option
def command(by: CareerKind, format: str | None, file: Path | None, database: str | None) -> None:
    """Show wins, places, promises and betrayals over all stored seasons that are over.

    Seasons that producers touched are added up and rated in lines of their own. Forks and archived
    seasons do not count. Ratings show two standard deviations to each side.
    """

    async def work(store: Store) -> list[CareerLine]:
        await count_results(store)
        return await store.careers.lines(by, format=format)

    lines = in_store(database, work)
    if file is not None:
        write_whole(file, careers_csv(lines))
        return
    if not lines:
        click.echo("no season is over here")
        return
    rows = table(
        by, "hand", ">seasons", ">wins", ">best", ">outlasted", ">jury votes",
        ">kept", ">broken", ">betrayed", ">was betrayed", ">rating",
    )  # fmt: skip
    for line in lines:
        rows.add_row(
            line.name,
            "produced" if line.produced else "untouched",
            str(line.seasons),
            str(line.wins),
            "" if line.best is None else str(line.best),
            "" if line.outlasted is None else f"{line.outlasted:.0%}",
            str(line.jury_votes),
            str(line.promises_kept),
            str(line.promises_broken),
            str(line.betrayals_given),
            str(line.betrayals_received),
            _rating(line),
        )
    console().print(rows)


def _rating(line: CareerLine) -> str:
    if line.rating is None or line.uncertainty is None:
        return ""
    return f"{line.rating:.1f} ± {2 * line.uncertainty:.1f}"

"""`showrunner simulate`: play many seasons in memory; a row of numbers for each, and a summary."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean, median

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from showrunner.cli.common import (
    cast_option,
    console,
    named_value,
    season_argument,
    seed_for,
    seed_option,
    table,
)
from showrunner.cli.group import RULES_FAILED, STOPPED
from showrunner.errors import FileMistake
from showrunner.files.season_files import load_season, settings
from showrunner.formats.settings import SeasonSettings
from showrunner.running.simulation import FailedSeason, Row, seeds_from, simulate

_FILE = click.Path(dir_okay=False, allow_dash=True)


@click.command("simulate")
@click.option(
    "-n",
    "--number",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many seasons.",
)
@season_argument
@cast_option
@seed_option
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="K",
    help="How many processes. Default: one per processor.",
)
@click.option("--player", metavar="BOT", help="Who plays every seat, such as bot:random.")
@click.option(
    "--set",
    "changes",
    multiple=True,
    metavar="PARAMETER=VALUE",
    help="Set a parameter, such as food_per_player=5; may be repeated.",
)
@click.option(
    "--csv", "csv_file", type=_FILE, metavar="FILE", help="Write the rows as CSV; - is stdout."
)
@click.option(
    "--json", "json_file", type=_FILE, metavar="FILE", help="Write the rows as JSON; - is stdout."
)
def command(
    number: int,
    season: str,
    cast_size: int | None,
    seed: str | None,
    workers: int | None,
    player: str | None,
    changes: tuple[str, ...],
    csv_file: str | None,
    json_file: str | None,
) -> None:
    """Play SEASON many times with bots, and print statistics.

    Season number 7 of seed S has the seed S-7: `showrunner play --seed S-7` shows it. A season that
    fails is reported and omitted; the others are still played and counted.
    """
    plan = load_season(season)
    season_settings = settings(plan, cast_size, player, dict(map(change, changes)))
    if csv_file == json_file == "-":
        raise click.UsageError("--csv and --json cannot both go to stdout: give one of them a file")
    for file in (csv_file, json_file):
        _refuse_missing_folder(file)
    base = seed_for(plan, seed)
    rows: list[Row] = []
    failed = 0
    stopped = False
    try:
        for played in _with_progress_bar(
            season_settings, seeds_from(base, number), workers or os.cpu_count() or 1
        ):
            if isinstance(played, FailedSeason):
                failed += 1
                click.echo(f"season {played.seed} failed: {played.problem}", err=True)
            else:
                rows.append(played)
    except KeyboardInterrupt:
        stopped = True
    _write(csv_file, as_csv(rows))
    _write(json_file, json.dumps(rows, indent=1, ensure_ascii=False) + "\n")
    out = console(err="-" in (csv_file, json_file))
    size = len(season_settings.cast)
    out.print(f"{season_settings.title}: {len(rows)} seasons of {size} castaways, seed {base}")
    if rows:
        _summarise(out, season_settings, rows)
    if stopped:
        click.echo(f"stopped after {len(rows) + failed} of {number} seasons", err=True)
        sys.exit(STOPPED)
    if failed:
        report = "please report it, with the command and the seed"
        click.echo(f"error: {failed} of {number} seasons failed: {report}", err=True)
        sys.exit(RULES_FAILED)


def change(given: str) -> tuple[str, object]:
    """Split `parameter=value`; the value is JSON if possible, else text. Raises WrongParameter."""
    return named_value(given, "parameter", "--set")


def _with_progress_bar(
    season_settings: SeasonSettings, seeds: Sequence[str], workers: int
) -> Iterable[Row | FailedSeason]:
    """Play the seasons; yield each row when it is there, with a progress bar on a terminal."""
    err = Console(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    with bar:
        yield from bar.track(simulate(season_settings, seeds, workers), total=len(seeds))


def as_csv(rows: Sequence[Row]) -> str:
    """The rows as CSV with a header line."""
    text = io.StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()


def _refuse_missing_folder(file: str | None) -> None:
    if file is not None and file != "-" and not Path(file).parent.is_dir():
        raise FileMistake(
            file, None, "its folder does not exist", "name a file in a folder that does"
        )


def _write(file: str | None, content: str) -> None:
    if file == "-":
        click.echo(content, nl=False)
    elif file is not None:
        Path(file).write_text(content, encoding="utf-8")


def _summarise(out: Console, season_settings: SeasonSettings, rows: Sequence[Row]) -> None:
    cast = Counter(person.archetype for person in season_settings.cast)
    wins = Counter(kind for row in rows for kind in str(row["archetype"]).split("+") if kind)
    winners = table("archetype", ">in the cast", ">wins", ">share", title="Winners by archetype")
    for archetype in sorted({*cast, *wins}, key=lambda name: (-wins[name], name)):
        share = f"{100 * wins[archetype] / max(1, wins.total()):.0f} %"
        winners.add_row(archetype, str(cast[archetype]), str(wins[archetype]), share)
    out.print(winners)
    numbers = table("in a season", ">least", ">mean", ">median", ">most", title="Numbers")
    for name, value in rows[0].items():
        if isinstance(value, int | float):
            column = [float(row[name]) for row in rows]
            averages = f"{mean(column):.2f}", f"{median(column):g}"
            numbers.add_row(name, f"{min(column):g}", *averages, f"{max(column):g}")
    out.print(numbers)
    _print_scarcity(out, rows)


def _print_scarcity(out: Console, rows: Sequence[Row]) -> None:
    """Print how many camps were fed, if the format counts them."""
    if "camps_fed" not in rows[0] or "camps_hungry" not in rows[0]:
        return
    fed = sum(int(row["camps_fed"]) for row in rows)
    camps = fed + sum(int(row["camps_hungry"]) for row in rows)
    share = f"{100 * fed / camps:.1f} %" if camps else "none"
    out.print(f"Scarcity: {fed} of {camps} camps were fed ({share})")

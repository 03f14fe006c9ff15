"""`showrunner experiment`: play the seasons of an experiment file; write its tables and report."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from showrunner.cli.common import console
from showrunner.cli.database import database_option, in_store
from showrunner.cli.driving import refuse_unknown_models
from showrunner.cli.group import STOPPED, WRONG
from showrunner.cli.server_key import models_for
from showrunner.errors import DatabaseMistake, ReplayDiffers, UnknownName
from showrunner.experiments.crew import ProcessCrew
from showrunner.experiments.driving import Driver, Ended, ExperimentProgress
from showrunner.experiments.effects import effects
from showrunner.experiments.experiment_files import load_experiment
from showrunner.experiments.plan import Experiment, trial
from showrunner.experiments.playing import StoredPlace, played_again
from showrunner.experiments.ray_crew import RayCrew
from showrunner.experiments.report import REPORT, in_words, report
from showrunner.experiments.tables import write_tables
from showrunner.experiments.trial_file import TrialFile
from showrunner.exports.file_names import as_file_name
from showrunner.formats.format import load_format
from showrunner.kernel import PRODUCER
from showrunner.running.record_files import write_season
from showrunner.settings import database_address
from showrunner.store import Store
from showrunner.store.database import database_at
from showrunner.transcripts.markdown import transcript


@click.command("experiment")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--out",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for tables, report and what is played. Default: runs/experiments/<file>.",
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="K",
    help="How many processes. Default: one per processor.",
)
@click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on this Ray cluster instead, such as auto or ray://host:10001.",
)
@click.option(
    "--replay",
    "replayed",
    type=click.IntRange(min=1),
    metavar="TRIAL",
    help="Play this one season again, compare it with the table, and write its files.",
)
@database_option
def command(
    file: Path,
    out: Path | None,
    workers: int | None,
    ray: str | None,
    replayed: int | None,
    database: str | None,
) -> None:
    """Play the seasons of the experiment in FILE, and write its tables and its report.

    What was played is kept: the same command goes on where it was stopped. See docs/experiments.md.
    """
    experiment = load_experiment(file)
    folder = out or Path("runs") / "experiments" / as_file_name(experiment.name)
    place = _place(experiment, database, ray)
    trials = TrialFile(folder, experiment)
    try:
        if replayed is not None:
            _replay(experiment, trials, replayed, place, folder)
        else:
            _play(experiment, trials, place, folder, workers or os.cpu_count() or 1, ray)
    finally:
        trials.close()


def _place(experiment: Experiment, database: str | None, ray: str | None) -> StoredPlace | None:
    """The database of an experiment whose seasons are stored. Refuses unknown models."""
    if not experiment.stored:
        return None
    address = database_address(database)
    if ray is not None and database_at(address).url.get_backend_name() == "sqlite":
        raise DatabaseMistake(
            "the machines of a cluster cannot share a database in a file",
            "name a PostgreSQL with --database, or play without --ray",
        )

    async def check(store: Store) -> None:
        for arrangement in experiment.arrangements:
            players = [*experiment.players.values(), experiment.field]
            await refuse_unknown_models(store, players, arrangement.allowance)

    in_store(database, check, new=True)
    return StoredPlace(address, models_for)


def _play(
    experiment: Experiment,
    trials: TrialFile,
    place: StoredPlace | None,
    folder: Path,
    workers: int,
    ray: str | None,
) -> None:
    total = experiment.blocks * experiment.trials_per_block
    shown = _Shown(total)
    driver = Driver(experiment, trials, shown.update)
    try:
        with (
            shown.bar,
            RayCrew(experiment, place, ray)
            if ray is not None
            else ProcessCrew(experiment, place, workers) as crew,
        ):
            ended = driver.drive(crew)
    except KeyboardInterrupt:
        done = len(trials.finished)
        click.echo(f"stopped after {done} of {total} seasons; the same command goes on", err=True)
        sys.exit(STOPPED)
    _write(experiment, trials, folder, ended)


class _Shown:
    """A progress bar on a terminal: how many seasons, what they cost, how precise it is."""

    def __init__(self, total: int) -> None:
        err = Console(stderr=True)
        self.bar = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
            console=err,
            transient=True,
            disable=not err.is_terminal,
        )
        self._task = self.bar.add_task("", total=total)

    def update(self, progress: ExperimentProgress) -> None:
        said = [f"${progress.cost:.2f}"] if progress.cost else []
        said += [f"{progress.failed} failed"] if progress.failed else []
        said += [f"widest interval {progress.width:.3g}"] if progress.width is not None else []
        done = progress.done + progress.failed
        self.bar.update(self._task, completed=done, description=", ".join(said))


def _write(experiment: Experiment, trials: TrialFile, folder: Path, ended: Ended) -> None:
    lines = [line for result in trials.in_order(ended.last) for line in result.seats]
    write_tables(folder, experiment, trials, ended.last)
    (folder / REPORT).write_text(report(experiment, lines, ended), encoding="utf-8")
    seasons = len({line["trial"] for line in lines})
    out = console()
    out.print(f"{experiment.title}: {seasons:,} seasons ({ended.how})")
    for effect in effects(experiment, lines, [experiment.outcome]):
        out.print(in_words(effect), soft_wrap=True)
    out.print(f"The report and the tables are in {folder}")
    for number, problem in ended.failed.items():
        click.echo(f"trial {number} failed: {problem}", err=True)
    if ended.failed:
        again = "the same command tries them again"
        click.echo(f"error: {len(ended.failed)} seasons failed; {again}", err=True)
        sys.exit(WRONG)


def _replay(
    experiment: Experiment,
    trials: TrialFile,
    number: int,
    place: StoredPlace | None,
    folder: Path,
) -> None:
    """Play a trial again, and write its files. Raises ReplayDiffers if the table has another."""
    total = experiment.blocks * experiment.trials_per_block
    if number > total:
        raise UnknownName("trial", str(number), [f"1 to {total}"])
    chosen = trial(experiment, number)
    season = played_again(experiment, chosen, place)
    settings = season.settings
    pages = transcript(
        load_format(settings.format), settings, (told.fact for told in season.told), PRODUCER
    )
    target = folder / f"trial-{number}"
    write_season(target, season.journal, season.told, pages)
    click.echo(f"trial {number}: seed {chosen.seed}, {', '.join(chosen.players)}")
    click.echo(f"its journal, facts and transcript are in {target}")
    stored, digest = trials.digest_of(number), season.digest
    if stored is None:
        click.echo("it was not played before")
    elif stored != digest:
        last = len(season.journal.records)
        raise ReplayDiffers(last, None, f"digest {stored}", f"digest {digest}")
    else:
        click.echo("it is the season of the table")

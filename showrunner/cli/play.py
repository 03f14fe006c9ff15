"""`showrunner play`: a season live in the terminal, and as files."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from types import FrameType

import rich_click as click

from showrunner.cli.common import (
    as_file_name,
    cast_option,
    console,
    season_argument,
    seed_for,
    seed_option,
    viewer_named,
    viewer_option,
)
from showrunner.cli.group import STOPPED
from showrunner.errors import RuleFault
from showrunner.files.season_files import load_season, settings
from showrunner.formats.facts import Fact
from showrunner.kernel import PRODUCER, Step, View
from showrunner.running.record_files import NAMES, refuse_other_folder, write_season
from showrunner.running.rehearsal import Rehearsal, Watcher
from showrunner.running.replay import ending_of
from showrunner.transcripts.markdown import transcript
from showrunner.transcripts.terminal import TerminalTeller


@click.command("play")
@season_argument
@cast_option
@seed_option
@click.option(
    "--fast", is_flag=True, help="Do not pause between lines (nor where the output is no terminal)."
)
@click.option("--quiet", is_flag=True, help="Tell nothing but the end, and where the files are.")
@click.option(
    "--out",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Where the files go (else runs/<season>-<seed>).",
)
@viewer_option
def command(
    season: str,
    cast_size: int | None,
    seed: str | None,
    fast: bool,
    quiet: bool,
    out: Path | None,
    viewer: str,
) -> None:
    """Play SEASON, a name in seasons/ or a file, live in the terminal.

    The folder gets the journal (which replays), the facts, and the transcript.
    """
    plan = load_season(season)
    made = settings(plan, cast_size)
    seed = seed_for(plan, seed)
    looking = viewer_named(viewer, [person.id for person in made.cast])
    folder = out or Path("runs") / f"{as_file_name(plan.name)}-{as_file_name(seed)}"
    refuse_other_folder(folder)
    screen = console()
    pause = time.sleep if screen.is_terminal and not fast else None
    teller = TerminalTeller(screen, plan.format, looking, pause)
    view: View[Fact] = View(looking)

    def watch(step: Step) -> None:
        for told in step.told:
            for seen in view.take(told):
                teller.tell(seen.fact)

    breaks = _Breaks(None if quiet else watch)
    played = Rehearsal(made, seed, watch=breaks.watch)
    fault: RuleFault | None = None
    stopped = False
    try:
        with breaks:
            click.echo(f"{made.title}: {len(made.cast)} castaways, seed {seed}")
            played.play()
            if not quiet:
                teller.close()
    except KeyboardInterrupt:
        stopped = True
    except RuleFault as problem:
        fault = problem
    story = played.kernel.story.told
    last = len(played.journal.records)
    told = [fact for fact in story if fact.entry <= last]
    pages = transcript(plan.format, made, (fact.fact for fact in told), PRODUCER)
    write_season(folder, played.journal, told, pages)
    ending = ending_of(plan.format, played.kernel) if played.kernel.over else None
    if ending is not None:
        names = {person.id: person.name for person in made.cast}
        winners = " and ".join(names[seat] for seat in ending.winners) or "Nobody"
        click.echo(f"{winners} won: {ending.reason} ({ending.rule}).")
    elif fault is None and not stopped:
        click.echo(f"The season waits at entry {last}: only an order of the producers goes on.")
    click.echo(f"{', '.join(NAMES)} are in {folder}")
    if fault is not None:
        raise fault
    if stopped:
        click.echo(f"stopped at entry {last}: the files hold the season so far", err=True)
        sys.exit(STOPPED)


class _Breaks:
    """Lets Ctrl-C end a season between two entries, so that what is written is whole.

    While a line is being told or waited for it ends at once; while the season takes an entry, right
    after it; pressed a second time, wherever it is.
    """

    def __init__(self, watch: Watcher | None) -> None:
        self._watch = watch
        self._telling = False
        self._wanted = False

    def watch(self, step: Step) -> None:
        """Tell a step; the season is between two entries meanwhile."""
        self._telling = True
        try:
            if self._wanted:
                raise KeyboardInterrupt
            if self._watch is not None:
                self._watch(step)
        finally:
            self._telling = False

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, self._pressed)

    def __exit__(self, *problem: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _pressed(self, signum: int, frame: FrameType | None) -> None:
        if self._telling or self._wanted:
            raise KeyboardInterrupt
        self._wanted = True

"""`showrunner doctor`: is everything here that a season needs, and does it work?"""

from __future__ import annotations

import asyncio
import platform
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import rich_click as click

from showrunner import DISTRIBUTION
from showrunner.cli.common import console
from showrunner.errors import Explained
from showrunner.files.cast_files import load_cast
from showrunner.files.places import CAST, SEASONS
from showrunner.files.season_files import load_season, season_names, settings
from showrunner.formats.format import format_names, load_format
from showrunner.kernel import luck_from_seed
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from showrunner.store import Store
from showrunner.store.schema import REVISION, differences

PYTHON = (3, 11)
PACKAGES = (DISTRIBUTION, "alembic", "asyncpg", "msgspec", "rich", "rich-click", "sqlalchemy")
INSTALL_AGAIN = "install Showrunner again (in a checkout: make setup)"


class CheckFailed(Explained):
    """A check of `showrunner doctor` failed."""


def python() -> str:
    """The interpreter is new enough."""
    if sys.version_info < PYTHON:
        raise CheckFailed(f"Python {platform.python_version()}", "use Python 3.11 or newer")
    return f"Python {platform.python_version()} on {platform.system()}"


def packages() -> str:
    """What Showrunner needs is installed."""
    found = []
    for name in PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            raise CheckFailed(f"{name} is not installed", INSTALL_AGAIN) from None
    return ", ".join(found)


def formats() -> str:
    """The entry points of formats are found and load."""
    names = format_names()
    if not names:
        raise CheckFailed("no format is found", INSTALL_AGAIN)
    return ", ".join(f"{name} (version {load_format(name).version})" for name in names)


def cast() -> str:
    """Every castaway's file is good."""
    people = load_cast()
    if not people:
        raise CheckFailed(f"no castaway in {CAST}", INSTALL_AGAIN)
    return f"{len(people)} castaways in {CAST}"


def seasons() -> str:
    """Every season file is good."""
    if not season_names():
        raise CheckFailed(f"no season file in {SEASONS}", INSTALL_AGAIN)
    for name in season_names():
        settings(load_season(name))
    return f"{', '.join(season_names())} in {SEASONS}"


def folder() -> str:
    """Seasons can be written below the current folder."""
    try:
        with tempfile.TemporaryDirectory(prefix=".showrunner-", dir=Path.cwd()):
            return "the current folder can be written"
    except OSError as problem:
        do = "change to a folder of yours, or play with --out"
        raise CheckFailed(f"the current folder cannot be written: {problem.strerror}", do) from None


def terminal() -> str:
    """What is printed can be read."""
    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "")
    if encoding != "utf8":
        raise CheckFailed(f"the terminal takes {encoding}, not UTF-8", "set PYTHONUTF8=1")
    out = console()
    if not out.is_terminal:
        return "no terminal: output goes to a file or pipe, without colours"
    return f"{out.width} columns, {out.color_system or 'no'} colours"


def same_story_twice() -> str:
    """A season with one seed is one story, also when it is replayed."""
    made = settings(load_season("quick"))
    first, second = Rehearsal(made, "doctor"), Rehearsal(made, "doctor")
    first.play()
    second.play()
    replayed = replay(first.journal)
    digests = {season.story.digest for season in (first.kernel, second.kernel, replayed)}
    if len(digests) > 1:
        raise CheckFailed(
            "the same season told two stories", "report this, with your Python's version"
        )
    return f"played twice and replayed: {digests.pop()[:16]}"


def store() -> str:
    """A database can be made, written and checked."""

    async def work(file: Path) -> list[str]:
        opened = await Store.open(file)
        try:
            made = settings(load_season("quick"))
            await opened.seasons.create(made, luck_from_seed("doctor"), seed="doctor")
            return await differences(opened.database)
        finally:
            await opened.close()

    with tempfile.TemporaryDirectory(prefix="showrunner-") as made_for_it:
        problems = asyncio.run(work(Path(made_for_it) / "seasons.db"))
    if problems:
        raise CheckFailed(f"a new database is not as it should be: {problems[0]}", INSTALL_AGAIN)
    return f"a database was made, written and checked (version {REVISION})"


CHECKS: dict[str, Callable[[], str]] = {
    "Python": python,
    "packages": packages,
    "formats": formats,
    "cast": cast,
    "seasons": seasons,
    "folder": folder,
    "store": store,
    "terminal": terminal,
    "same story": same_story_twice,
}


@click.command("doctor")
def command() -> None:
    """Check that everything is here and works; say what to do where it does not."""
    failed = 0
    for name, check in CHECKS.items():
        try:
            click.echo(f"ok     {name}: {check()}")
        except Exception as problem:
            failed += 1
            wrong, right = str(problem), "mend this, or report it"
            if isinstance(problem, CheckFailed):
                wrong, right = problem.wrong, problem.right
            click.echo(f"wrong  {name}: {wrong}\n       → {right}")
    if failed:
        click.echo(f"{failed} of {len(CHECKS)} checks failed", err=True)
        sys.exit(1)

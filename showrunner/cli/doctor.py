"""`showrunner doctor`: check that everything a season needs is installed and works."""

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
from showrunner.files.folders import CAST, SEASONS
from showrunner.files.season_files import load_season, season_names, settings
from showrunner.formats.format import format_names, load_format
from showrunner.kernel import luck_from_seed
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from showrunner.store import Store
from showrunner.store.schema import REVISION, differences

OLDEST_PYTHON = (3, 11)
PACKAGES = (DISTRIBUTION, "alembic", "asyncpg", "msgspec", "rich", "rich-click", "sqlalchemy")
INSTALL_AGAIN = "install Showrunner again (in a checkout: make setup)"


class CheckFailed(Explained):
    """A check of `showrunner doctor` failed."""


def python() -> str:
    """Check that the interpreter is new enough."""
    if sys.version_info < OLDEST_PYTHON:
        raise CheckFailed(f"Python {platform.python_version()}", "use Python 3.11 or newer")
    return f"Python {platform.python_version()} on {platform.system()}"


def packages() -> str:
    """Check that the packages Showrunner needs are installed."""
    installed = []
    for name in PACKAGES:
        try:
            installed.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            raise CheckFailed(f"{name} is not installed", INSTALL_AGAIN) from None
    return ", ".join(installed)


def formats() -> str:
    """Check that the formats' entry points are found and load."""
    names = format_names()
    if not names:
        raise CheckFailed("no format was found", INSTALL_AGAIN)
    return ", ".join(f"{name} (version {load_format(name).version})" for name in names)


def cast() -> str:
    """Check that every castaway's file can be read."""
    people = load_cast()
    if not people:
        raise CheckFailed(f"no castaway in {CAST}", INSTALL_AGAIN)
    return f"{len(people)} castaways in {CAST}"


def seasons() -> str:
    """Check that every season file can be read."""
    if not season_names():
        raise CheckFailed(f"no season file in {SEASONS}", INSTALL_AGAIN)
    for name in season_names():
        settings(load_season(name))
    return f"{', '.join(season_names())} in {SEASONS}"


def folder() -> str:
    """Check that seasons can be written below the current folder."""
    try:
        with tempfile.TemporaryDirectory(prefix=".showrunner-", dir=Path.cwd()):
            return "the current folder is writable"
    except OSError as problem:
        what_to_do = "change to a folder that you can write to, or play with --out"
        wrong = f"the current folder is not writable: {problem.strerror}"
        raise CheckFailed(wrong, what_to_do) from None


def terminal() -> str:
    """Check that the terminal shows UTF-8."""
    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "")
    if encoding != "utf8":
        raise CheckFailed(f"the terminal takes {encoding}, not UTF-8", "set PYTHONUTF8=1")
    out = console()
    if not out.is_terminal:
        return "not a terminal: output goes to a file or pipe, without colours"
    return f"{out.width} columns, {out.color_system or 'no'} colours"


def same_story_twice() -> str:
    """Check that a season with the same seed tells the same story, also in a replay."""
    season_settings = settings(load_season("quick"))
    first, second = Rehearsal(season_settings, "doctor"), Rehearsal(season_settings, "doctor")
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
    """Check that a database can be created, written and checked."""

    async def work(file: Path) -> list[str]:
        new_store = await Store.open(file)
        try:
            season_settings = settings(load_season("quick"))
            await new_store.seasons.create(season_settings, luck_from_seed("doctor"), seed="doctor")
            return await differences(new_store.database)
        finally:
            await new_store.close()

    with tempfile.TemporaryDirectory(prefix="showrunner-") as temporary_folder:
        problems = asyncio.run(work(Path(temporary_folder) / "seasons.db"))
    if problems:
        raise CheckFailed(f"a new database has the wrong tables: {problems[0]}", INSTALL_AGAIN)
    return f"a database was created, written and checked (version {REVISION})"


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
    """Check that everything is installed and works; say what to do where it does not."""
    failed = 0
    for name, check in CHECKS.items():
        try:
            click.echo(f"ok     {name}: {check()}")
        except Exception as problem:
            failed += 1
            wrong, right = str(problem), "fix this, or report it"
            if isinstance(problem, CheckFailed):
                wrong, right = problem.wrong, problem.right
            click.echo(f"wrong  {name}: {wrong}\n       → {right}")
    if failed:
        click.echo(f"{failed} of {len(CHECKS)} checks failed", err=True)
        sys.exit(1)

"""What several commands share: consoles, viewers, seeds, and the season that is meant."""

from __future__ import annotations

import json
import re
import secrets
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, TypeVar

import rich_click as click
from rich import box
from rich.console import Console
from rich.table import Table

from showrunner.errors import Refused, UnknownName, WrongParameter
from showrunner.files.season_files import SeasonPlan
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant

C = TypeVar("C", bound=Callable[..., Any])

WIDE = 160
"""How wide tables are set where nobody's terminal limits them."""


def console(err: bool = False) -> Console:
    """Where a command prints: the terminal as it is, or wide lines into a file or pipe."""
    made = Console(stderr=err, highlight=False, markup=False)
    if not made.is_terminal:
        made.width = WIDE
    return made


def table(*columns: str, title: str | None = None) -> Table:
    """A table with these columns; a name that begins with `>` is set to the right."""
    made = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for name in columns:
        made.add_column(name.removeprefix(">"), justify="right" if name[0] == ">" else "left")
    return made


def season_argument(command: C) -> C:
    """SEASON: a name in `seasons/`, or a file."""
    return click.argument("season", default="standard")(command)


def cast_option(command: C) -> C:
    """--cast N."""
    return click.option(
        "--cast",
        "cast_size",
        type=int,
        metavar="N",
        help="Play with the first N of the season's cast, filled up from the library.",
    )(command)


def seed_option(command: C) -> C:
    """--seed S."""
    return click.option(
        "--seed",
        metavar="S",
        help="The seed of all luck; else the season file's, or a new one, which is printed.",
    )(command)


def viewer_option(command: C) -> C:
    """--viewer WHO."""
    return click.option(
        "--viewer",
        default="producers",
        show_default=True,
        metavar="WHO",
        help="Through whose eyes: producers (who see all), public, or a castaway's id.",
    )(command)


def fast_option(command: C) -> C:
    """--fast."""
    help = "Do not pause between lines (nor where the output is no terminal)."
    return click.option("--fast", is_flag=True, help=help)(command)


def quiet_option(command: C) -> C:
    """--quiet."""
    help = "Tell nothing but the end, and where the files are."
    return click.option("--quiet", is_flag=True, help=help)(command)


def wait_option(command: C) -> C:
    """--wait."""
    help = "Stay, and wait for the producers, where only an order of theirs goes on."
    return click.option("--wait", is_flag=True, help=help)(command)


def yes_option(command: C) -> C:
    """--yes."""
    return click.option("--yes", is_flag=True, help="Do it without asking.")(command)


def confirm(yes: bool, question: str) -> None:
    """Ask on a terminal whether it is meant; elsewhere it has to be said with --yes."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Refused(f"{question} Say so with --yes.")
    click.confirm(question, abort=True)


def viewer_named(name: str, cast: Iterable[str]) -> Viewer:
    """The viewer of this name. Raises UnknownName."""
    ids = list(cast)
    if name in ids:
        return contestant(name)
    plain = {"producers": PRODUCER, "producer": PRODUCER, "public": PUBLIC}
    if name not in plain:
        raise UnknownName("viewer", name, ["producers", "public", *ids])
    return plain[name]


def names_of(settings: SeasonSettings) -> dict[str, str]:
    """What the castaways of a season are called, by their seats."""
    return {person.id: person.name for person in settings.cast}


def named_value(given: str, what: str, where: str = "") -> tuple[str, object]:
    """`name=value`, the value as JSON or else as words. Raises WrongParameter.

    `what` it is a value of, and `where` it was given, are for the message.
    """
    name, equals, value = given.partition("=")
    if not equals or not name.strip():
        raise WrongParameter(f"{where} {given}".strip(), f"give {what}=value")
    try:
        return name.strip(), json.loads(value)
    except ValueError:
        return name.strip(), value.strip()


def json_table(given: str | None, option: str) -> dict[str, Any]:
    """An option's JSON object; nothing where it was not given. Raises WrongParameter."""
    try:
        table = json.loads(given) if given is not None else {}
    except ValueError as problem:
        raise WrongParameter(f"{option}: no JSON ({problem})", 'give a table: {"…": …}') from None
    if not isinstance(table, dict):
        raise WrongParameter(f"{option}: {given} is no table", 'give one: {"…": …}')
    return table


def seed_for(plan: SeasonPlan, seed: str | None) -> str:
    """The seed that was given, else the file's, else a fresh one."""
    return seed or plan.seed or secrets.token_hex(4)


def as_file_name(words: str) -> str:
    """Words as part of a file's name; two that differ never give the same."""
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", words)[:40].strip("-")
    return name if name == words else f"{name}-{sha256(words.encode()).hexdigest()[:6]}".strip("-")

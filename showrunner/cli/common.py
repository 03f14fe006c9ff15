"""Shared by several commands: common options, consoles, tables, and parsing of values."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterable
from typing import Any

import rich_click as click
from rich import box
from rich.console import Console
from rich.table import Table

from showrunner.errors import Refused, UnknownName, WrongParameter
from showrunner.files.season_files import SeasonPlan
from showrunner.files.translations import ENGLISH, LANGUAGES
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import BROADCAST, PRODUCER, PUBLIC, Viewer, contestant

WIDTH_WITHOUT_TERMINAL = 160
"""Columns of a line when the output is a file or a pipe."""


def console(err: bool = False) -> Console:
    """A console on stdout (or stderr): as wide as the terminal, or a fixed width without one."""
    out = Console(stderr=err, highlight=False, markup=False)
    if not out.is_terminal:
        out.width = WIDTH_WITHOUT_TERMINAL
    return out


def table(*columns: str, title: str | None = None) -> Table:
    """A table with these columns; those whose name begins with `>` are right-aligned."""
    new_table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for name in columns:
        new_table.add_column(name.removeprefix(">"), justify="right" if name[0] == ">" else "left")
    return new_table


season_argument = click.argument("season", default="standard")
"""The argument SEASON: a name in `seasons/`, or a file."""

cast_option = click.option(
    "--cast",
    "cast_size",
    type=int,
    metavar="N",
    help="Play with the first N of the season's cast (filled up from the library if needed).",
)
seed_option = click.option(
    "--seed",
    metavar="S",
    help="Seed of all dice and draws. Default: the season file's, or a random one (printed).",
)


def _viewer_option(default: str, viewers: str, *names: str) -> Callable[[Any], Any]:
    return click.option(
        *(names or ("--as", "--viewer")),
        "viewer",
        default=default,
        show_default=True,
        metavar="WHO",
        help=f"Whose view to show: {viewers}, or a castaway's id.",
    )


_FAIR = "producers (who see everything), public (what everybody in the season knows)"
live_viewer_option = _viewer_option("producers", _FAIR)
viewer_option = _viewer_option("producers", f"{_FAIR}, broadcast (what television shows)")
broadcast_option = _viewer_option("broadcast", f"broadcast (what television shows), {_FAIR}")
export_viewer_option = _viewer_option("producers", _FAIR, "--viewer")
language_option = click.option(
    "--language",
    default=ENGLISH,
    show_default=True,
    metavar="CODE",
    help=f"The language to tell it in: {', '.join((ENGLISH, *LANGUAGES))}.",
)
fast_option = click.option(
    "--fast",
    is_flag=True,
    help="Do not pause between lines. (Pauses are only made on a terminal.)",
)
quiet_option = click.option(
    "--quiet", is_flag=True, help="Print only the result and where the files are."
)
wait_option = click.option(
    "--wait",
    is_flag=True,
    help="Keep running when the season can only continue by a producers' order.",
)
yes_option = click.option("--yes", is_flag=True, help="Do not ask for confirmation.")


def confirm(yes: bool, question: str) -> None:
    """Ask for confirmation, unless `yes`. Raises Refused where there is no terminal to ask on."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Refused(f"{question} Confirm with --yes.")
    click.confirm(question, abort=True)


def viewer_named(name: str, cast: Iterable[str], *, live: bool = False) -> Viewer:
    """The viewer called producers, broadcast, public or by a castaway's id. Raises UnknownName.

    Nothing is broadcast `live`: a round is shown when it is over.
    """
    ids = list(cast)
    if name in ids:
        return contestant(name)
    viewers = {"producers": PRODUCER, "public": PUBLIC}
    if not live:
        viewers["broadcast"] = BROADCAST
    if name == "producer":
        return PRODUCER
    if name not in viewers:
        raise UnknownName("viewer", name, [*viewers, *ids])
    return viewers[name]


def names_of(settings: SeasonSettings) -> dict[str, str]:
    """The names of a season's castaways, by seat."""
    return {person.id: person.name for person in settings.cast}


def named_value(given: str, what: str, where: str = "") -> tuple[str, object]:
    """Split `name=value`; the value is parsed as JSON if possible, else it is text.

    `what` (the kind of name) and `where` (the option) are for the error message. Raises
    WrongParameter.
    """
    name, equals, value = given.partition("=")
    if not equals or not name.strip():
        raise WrongParameter(f"{where} {given}".strip(), f"give {what}=value")
    try:
        return name.strip(), json.loads(value)
    except ValueError:
        return name.strip(), value.strip()


def json_table(given: str | None, option: str) -> dict[str, Any]:
    """The JSON object given for an option; empty if it was not given. Raises WrongParameter."""
    try:
        terms = json.loads(given) if given is not None else {}
    except ValueError as problem:
        raise WrongParameter(f"{option}: not JSON ({problem})", 'give a table: {"…": …}') from None
    if not isinstance(terms, dict):
        raise WrongParameter(f"{option}: {given} is not a table", 'give one: {"…": …}')
    return terms


def seed_for(plan: SeasonPlan, seed: str | None) -> str:
    """The given seed, else the season file's, else a random one."""
    return seed or plan.seed or secrets.token_hex(4)

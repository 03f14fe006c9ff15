"""`showrunner futures`: each castaway's chances at a moment of a season, or over all its rounds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import msgspec
import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from showrunner.cli.common import console, names_of, table
from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.cli.server_key import models_for
from showrunner.futures.chances import Chance, Chances
from showrunner.futures.stored import NUMBER, chances_at, river
from showrunner.futures.twist import Moved, Twist
from showrunner.running.model_futures import ModelChances, chances_by_models
from showrunner.store import Store


@click.command("futures")
@stored_argument
@click.option(
    "--at",
    type=click.IntRange(min=0),
    metavar="ENTRY",
    help="After which entry. Default: the last.",
)
@click.option("--river", "whole", is_flag=True, help="Chances to win at each round's beginning.")
@click.option(
    "--number",
    type=click.IntRange(min=1, max=10_000),
    default=NUMBER,
    show_default=True,
    metavar="N",
    help="How many futures of each moment to play.",
)
@click.option(
    "--players",
    type=click.Choice(["bots", "models"]),
    default="bots",
    show_default=True,
    help="Who plays: bots all seats, or models those that are theirs, and bots the others.",
)
@click.option(
    "--cap",
    type=click.FloatRange(0),
    metavar="DOLLARS",
    help="What the models' futures may cost together.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the chances as JSON.")
@database_option
def command(
    season: str,
    at: int | None,
    whole: bool,
    number: int,
    players: str,
    cap: float | None,
    as_json: bool,
    database: str | None,
) -> None:
    """Play SEASON on from a moment with fresh luck, again and again: print everybody's chances.

    Bots stand in for people, and for models unless these are to play. The chances of a moment are
    computed once, and stored.
    """
    if whole and at is not None:
        raise click.UsageError("--river is of all rounds: leave out --at")
    if players == "models" and cap is None:
        raise click.UsageError("models cost money: give a --cap in dollars")
    if players == "models" and whole:
        raise click.UsageError("models play futures of one moment: leave out --river")
    if players == "bots" and cap is not None:
        raise click.UsageError("bots cost nothing: leave out --cap, or give --players models")

    async def work(store: Store) -> tuple[Sequence[Chances], dict[str, str]]:
        row = await store.seasons.find(season)
        names = names_of(await store.seasons.settings(row.id))
        with progress_bar() as progress:
            if cap is not None:
                models = models_for(store.database)
                await models.refresh(store)
                try:
                    by_models = partial(chances_by_models, store, models.agency, row.id)
                    return [await by_models(cap, at, number, progress)], names
                finally:
                    await models.close(store)
            if whole:
                return await river(store, row.id, number, progress), names
            return [await chances_at(store, row.id, at, number, progress)], names

    found, names = in_store(database, work)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found if whole else found[0]), indent=1))
    elif whole:
        _print_river(found, names)
    else:
        _print_chances(found[0], names)


@contextmanager
def progress_bar() -> Iterator[Callable[[int], None]]:
    """Show on a terminal how many futures have been played."""
    err = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done: bar.update(task, completed=done)


def _print_chances(chances: Chances, names: dict[str, str]) -> None:
    where = f"round {chances.round}, after entry {chances.at}"
    rows = table(
        "castaway",
        ">next to leave",
        ">reaches the end",
        ">wins",
        title=f"{where}: {chances.number} futures",
    )
    for seat in sorted(chances.seats, key=lambda seat: -chances.seats[seat].win.share):
        own = chances.seats[seat]
        rows.add_row(names[seat], *map(percent, (own.tonight, own.end, own.win)))
    console().print(rows)
    if isinstance(chances, ModelChances):
        click.echo(f"Models played, and bots the other seats. Cost: ${chances.cost:.4f}.")
        if chances.stopped:
            click.echo(f"Not all futures were played: {chances.stopped}.")


def _print_river(moments: Sequence[Chances], names: dict[str, str]) -> None:
    heads = [f">{chances.round}" for chances in moments]
    rows = table("castaway", *heads, title="Chances to win, by round, in %")
    for seat, name in names.items():
        shares = [each.seats[seat].win.share if seat in each.seats else None for each in moments]
        rows.add_row(name, *("" if share is None else f"{100 * share:.0f}" for share in shares))
    console().print(rows)


def print_twist(twist: Twist, names: dict[str, str]) -> None:
    """Print chances without and with an order, and the likely stories of both."""
    rows = table(
        "castaway",
        ">next to leave",
        ">reaches the end",
        ">wins",
        title=f"Without the order → with it: {twist.given.number} futures of each",
    )
    for seat in sorted(twist.moved, key=lambda seat: -abs(twist.moved[seat].win.by)):
        without, given, moved = (
            twist.without.seats[seat],
            twist.given.seats[seat],
            twist.moved[seat],
        )
        rows.add_row(
            names[seat],
            _change(without.tonight, given.tonight, moved.tonight),
            _change(without.end, given.end, moved.end),
            _change(without.win, given.win, moved.win),
        )
    console().print(rows)
    for title, stories in (
        ("Likely with it", twist.stories_given),
        ("Likely without it", twist.stories_without),
    ):
        console().print(f"{title}:")
        for story in stories:
            console().print(f"  {100 * story.share:.0f} %: {story.example}", markup=False)


def _change(without: Chance, given: Chance, moved: Moved) -> str:
    """Two chances, and the difference with its interval in percentage points."""
    spread = f"{points(moved.by)}, {points(moved.low)} to {points(moved.high)}"
    return f"{100 * without.share:.0f} → {100 * given.share:.0f} % ({spread})"


def points(by: float) -> str:
    """A difference of chances in percentage points, with its sign."""
    return f"{100 * by:+.0f}"


def percent(chance: Chance) -> str:
    """A chance in words, with its interval."""
    return f"{100 * chance.share:.0f} % ({100 * chance.low:.0f}–{100 * chance.high:.0f})"

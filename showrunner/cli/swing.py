"""`showrunner swing`: what decided a season that is over, by numbers."""

from __future__ import annotations

import json

import msgspec
import rich_click as click

from showrunner.cli.common import console, names_of, table
from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.cli.futures import points, progress_bar
from showrunner.futures.swing import BUDGET, Swing, WeighedMove, swing
from showrunner.store import Store

MOST_MOMENTS = 10


@click.command("swing")
@stored_argument
@click.option(
    "--budget",
    type=click.IntRange(min=1, max=100_000),
    default=BUDGET,
    show_default=True,
    metavar="N",
    help="About how many futures to play in all; every move gets a few whatever the budget.",
)
@click.option("--json", "as_json", is_flag=True, help="Print all moves as JSON.")
@database_option
def command(season: str, budget: int, as_json: bool, database: str | None) -> None:
    """Print what decided SEASON: which moves changed the winner's chances most, and their marks.

    Each talk, ballot, card, trade and order is left out or made differently, and bots play on from
    there with the same luck. It is computed once, and stored.
    """

    async def work(store: Store) -> tuple[Swing, dict[str, str]]:
        row = await store.seasons.find(season)
        names = names_of(await store.seasons.settings(row.id))
        with progress_bar() as progress:
            return await swing(store, row.id, budget, progress), names

    found, names = in_store(database, work)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=1))
        return
    _print_moments(found, names)
    _print_marks(found, names)


def _print_moments(found: Swing, names: dict[str, str]) -> None:
    winners = ", ".join(names[seat] for seat in found.winners)
    rows = table(
        ">round",
        "move",
        "chose",
        "compared with",
        f">{winners} to win",
        "to leave next",
        title=f"What decided the season ({found.futures} futures)",
    )
    for move in found.moments[:MOST_MOMENTS]:
        victims = ", ".join(f"{names[seat]} {points(move.victim)}" for seat in move.out)
        rows.add_row(
            str(move.round),
            _maker(move, names),
            move.chosen,
            move.instead,
            points(move.winner),
            victims,
        )
    console().print(rows)


def _print_marks(found: Swing, names: dict[str, str]) -> None:
    marked = sorted((move for move in found.moves if move.mark), key=lambda move: move.before)
    if not marked:
        return
    heads = (">round", "mark", "move", "chose", "compared with", ">own chance to win")
    rows = table(*heads, title="Moves with a mark")
    for move in marked:
        rows.add_row(
            str(move.round),
            move.mark,
            _maker(move, names),
            move.chosen,
            move.better,
            points(move.own),
        )
    console().print(rows)


def _maker(move: WeighedMove, names: dict[str, str]) -> str:
    return " of ".join(filter(None, (move.kind, ", ".join(names[seat] for seat in move.seats))))

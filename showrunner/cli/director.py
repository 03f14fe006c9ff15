"""`showrunner director`: the log of the model that directs a season, and what people tell it."""

from __future__ import annotations

import json
from functools import partial
from typing import get_args

import msgspec
import rich_click as click

from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.store import Store
from showrunner.store.director_log import MODES, STATES, Directing, Mode, Move, rule_on
from showrunner.store.inbox import write_input


@click.command("director")
@stored_argument
@click.option("--mode", type=click.Choice(get_args(Mode)), help="Who gives the orders from now on.")
@click.option("--approve", type=int, metavar="NUMBER", help="Let this held order be given.")
@click.option("--deny", type=int, metavar="NUMBER", help="Say no to this held order.")
@click.option("--json", "as_json", is_flag=True, help="Print the log as JSON.")
@database_option
def command(
    season: str,
    mode: Mode | None,
    approve: int | None,
    deny: int | None,
    as_json: bool,
    database: str | None,
) -> None:
    """Show what the model that directs SEASON did, and why; rule on its orders, or take over.

    Whichever process drives the season looks at it within some seconds.
    """
    rulings = {approve: True, deny: False}

    async def ruled(store: Store) -> tuple[Directing, list[Move]]:
        id = (await store.seasons.find(season)).id
        for number, is_approved in rulings.items():
            if number is not None:
                work = partial(
                    rule_on, season=id, number=number, approve=is_approved, by="a producer"
                )
                await write_input(store.database, work)
        if mode is not None:
            told = await store.directing.directing(id)
            await store.directing.direct(id, msgspec.structs.replace(told, mode=mode))
        return await store.directing.directing(id), await store.directing.settle(id)

    told, log = in_store(database, ruled)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(log), indent=2, ensure_ascii=False))
        return
    click.echo(f"{told.mode}: {MODES[told.mode]}")
    for move in log:
        order = f" {move.order} {json.dumps(move.terms, ensure_ascii=False)}" if move.order else ""
        click.echo(f"{move.number}. round {move.round}, {move.state}{order}: {move.reason}")
        click.echo(f"   {move.detail or STATES[move.state]}")

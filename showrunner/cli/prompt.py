"""`showrunner prompt`: exactly what a model was told, in any past call."""

from __future__ import annotations

from typing import Any

import rich_click as click

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store
from showrunner.errors import UnknownName
from showrunner.running.prompts import PastPrompt, prompt_of
from showrunner.store import Store

MOST = 2000


@click.command("prompt")
@click.option("--season", required=True, help="The season's id, or its beginning.")
@click.option("--ask", help="The decision: its last call is shown.")
@click.option("--call", "number", type=click.IntRange(1), help="The call, by its number.")
@click.option("--seat", help="List the calls of this seat only.")
@database_option
def command(
    season: str, ask: str | None, number: int | None, seat: str | None, database: str | None
) -> None:
    """Show the exact prompt of a past call to a model; without --ask or --call, list the calls."""
    if ask is None and number is None:
        calls = in_store(database, lambda store: _calls(store, season, seat))
        shown = table(
            ">call", ">episode", "seat", "decision", "profile", "outcome", ">tokens", "ask"
        )
        for one in calls:
            shown.add_row(
                str(one.number), str(one.episode), one.seat, one.kind, one.profile, one.outcome,
                f"{one.prompt_tokens}+{one.answer_tokens}", one.ask or "(diary)",
            )  # fmt: skip
        console().print(shown)
        return
    call, past = in_store(database, lambda store: _prompt(store, season, ask, number))
    click.echo(f"call {call.number}: {call.seat}, {call.kind}, {call.profile}: {call.outcome}")
    if not past.exact:
        click.echo("Not to the letter: words were erased since, or this version says it otherwise.")
    for message in past.prompt.messages:
        click.echo(f"\n----- {message['role']} -----\n{message['content']}")


async def _calls(store: Store, season: str, seat: str | None) -> list[Any]:
    row = await store.seasons.find(season)
    return list(await store.calls.page(row.id, seat=seat, limit=MOST))


async def _prompt(
    store: Store, season: str, ask: str | None, number: int | None
) -> tuple[Any, PastPrompt]:
    row = await store.seasons.find(season)
    if number is not None:
        call = await store.calls.find(row.id, number)
    else:
        found = await store.calls.page(row.id, ask=ask, limit=MOST)
        call = found[-1] if found else None
    if call is None:
        raise UnknownName("call", str(number or ask), ())
    return call, await prompt_of(store, row.id, call)

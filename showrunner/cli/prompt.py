"""`showrunner prompt`: the exact prompt of any past call to a model, and the raw reply."""

from __future__ import annotations

from typing import Any

import rich_click as click

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store
from showrunner.errors import UnknownName
from showrunner.running.prompts import PastPrompt, prompt_of
from showrunner.store import Store

MAX_CALLS = 2000


@click.command("prompt")
@click.option("--season", required=True, help="The season's id, or its beginning.")
@click.option("--ask", help="A decision's ask: show its last call.")
@click.option("--call", "number", type=click.IntRange(1), help="The number of the call to show.")
@click.option("--seat", help="List the calls of this seat only.")
@database_option
def command(
    season: str, ask: str | None, number: int | None, seat: str | None, database: str | None
) -> None:
    """Show the exact prompt of a past call to a model, and the raw reply while it is kept.

    Without --ask or --call, list the calls.
    """
    if ask is None and number is None:
        calls = in_store(database, lambda store: _calls(store, season, seat))
        rows = table(
            ">call", ">episode", "seat", "decision", "profile", "outcome", ">tokens", "ask"
        )
        for call in calls:
            rows.add_row(
                str(call.number), str(call.episode), call.seat, call.kind, call.profile,
                call.outcome, f"{call.prompt_tokens}+{call.answer_tokens}", call.ask or "(diary)",
            )  # fmt: skip
        console().print(rows)
        return
    call, past, reply = in_store(database, lambda store: _prompt(store, season, ask, number))
    click.echo(f"call {call.number}: {call.seat}, {call.kind}, {call.profile}: {call.outcome}")
    if not past.exact:
        click.echo(
            "Not exact: texts were erased since, or this version words its prompts otherwise."
        )
    for message in past.prompt.messages:
        click.echo(f"\n----- {message['role']} -----\n{message['content']}")
    click.echo(f"\n----- reply, as it arrived -----\n{reply or '(none is kept)'}")


async def _calls(store: Store, season: str, seat: str | None) -> list[Any]:
    row = await store.seasons.find(season)
    return list(await store.calls.page(row.id, seat=seat, limit=MAX_CALLS))


async def _prompt(
    store: Store, season: str, ask: str | None, number: int | None
) -> tuple[Any, PastPrompt, str | None]:
    row = await store.seasons.find(season)
    if number is not None:
        call = await store.calls.find(row.id, number)
    else:
        calls = await store.calls.page(row.id, ask=ask, limit=MAX_CALLS)
        call = calls[-1] if calls else None
    if call is None:
        raise UnknownName("call", str(number or ask), ())
    reply = await store.calls.reply(row.id, call.number)
    return call, await prompt_of(store, row.id, call), reply

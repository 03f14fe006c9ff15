"""`showrunner erase`: blank what somebody wrote; the story stays as it was."""

from __future__ import annotations

import rich_click as click

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store, is_driven, short, stored_argument
from showrunner.cli.inputs import put
from showrunner.store import Store
from showrunner.store.erasing import FoundText
from showrunner.transcripts.plain import one_line


@click.command("erase")
@stored_argument
@click.argument("seal", required=False)
@click.option("--find", "words", metavar="WORDS", help="List the texts in which these words stand.")
@database_option
def command(season: str, seal: str | None, words: str | None, database: str | None) -> None:
    """Erase the words of a text, in SEASON, in all that shares its past, and where it was brought.

    SEAL is the text's, or the beginning of it; --find shows it. Files that were written before
    still hold the words.
    """
    if (seal is None) == (words is None):
        raise click.UsageError("give the SEAL of a text, or --find WORDS")
    if words is not None:
        _print(in_store(database, lambda store: _find(store, season, words)))
        return
    for holder in in_store(database, lambda store: _erase(store, season, str(seal))):
        click.echo(f"erased in {short(holder)}")


async def _find(store: Store, season: str, words: str) -> list[FoundText]:
    row = await store.seasons.find(season)
    return await store.eraser.find(row.id, words)


async def _erase(store: Store, season: str, seal: str) -> list[str]:
    row = await store.seasons.find(season)
    holders = await store.eraser.erase(row.id, seal)
    for relative in await store.seasons.families([row.id, *holders]):
        if is_driven(await store.seasons.find(relative)):
            await put(store, relative, "control", {"do": "reload"})
    return holders


def _print(found: list[FoundText]) -> None:
    if not found:
        click.echo("no text has these words")
        return
    listed = table(">entry", "seal", "words")
    for one in found:
        listed.add_row(str(one.entry), one.seal, one_line(one.words))
    console().print(listed)

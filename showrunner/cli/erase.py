"""`showrunner erase`: blank a text that somebody wrote; the season still replays."""

from __future__ import annotations

import rich_click as click

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store, is_driven, short, stored_argument
from showrunner.cli.inputs import put
from showrunner.store import Store
from showrunner.store.erasing import ErasableText
from showrunner.transcripts.plain import one_line


@click.command("erase")
@stored_argument
@click.argument("seal", required=False)
@click.option("--find", "words", metavar="WORDS", help="List the texts that contain these words.")
@database_option
def command(season: str, seal: str | None, words: str | None, database: str | None) -> None:
    """Erase a text in SEASON, in its forks and origin, and in seasons that took over its diaries.

    SEAL is the text's seal or the beginning of it; --find lists it. Files written earlier still
    contain the words.
    """
    if (seal is None) == (words is None):
        raise click.UsageError("give the SEAL of a text, or --find WORDS")
    if words is not None:
        _print_texts(in_store(database, lambda store: _find(store, season, words)))
        return
    for holder in in_store(database, lambda store: _erase(store, season, str(seal))):
        click.echo(f"erased in {short(holder)}")


async def _find(store: Store, season: str, words: str) -> list[ErasableText]:
    row = await store.seasons.find(season)
    return await store.eraser.find(row.id, words)


async def _erase(store: Store, season: str, seal: str) -> list[str]:
    row = await store.seasons.find(season)
    holders = await store.eraser.erase(row.id, seal)
    for relative in await store.seasons.families([row.id, *holders]):
        if is_driven(await store.seasons.find(relative)):
            await put(store, relative, "control", {"do": "reload"})
    return holders


def _print_texts(texts: list[ErasableText]) -> None:
    if not texts:
        click.echo("no text contains these words")
        return
    rows = table(">entry", "seal", "words")
    for text in texts:
        rows.add_row(str(text.entry), text.seal, one_line(text.words))
    console().print(rows)

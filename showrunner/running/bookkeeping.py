"""Bookkeeping: a season's book of calls to models, opened from the store and kept there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from showrunner.players.llm.allowance import Allowance, Purse, Spent
from showrunner.players.llm.callbook import Call, CallBook
from showrunner.store import Store
from showrunner.store.season_writer import Lease
from showrunner.store.spoiled import column_of


async def open_book(store: Store, season: str) -> CallBook:
    """The book of a season that is taken over: what was spent so far."""
    row = await store.seasons.find(season)
    numbered, spent = await store.calls.spent(season)
    allowance = column_of(row, "allowance", Allowance)
    by_kind = {one.what: one.cost for one in await store.calls.sums(season, "kind")}
    return CallBook(Purse(allowance, [Spent(*one) for one in spent], by_kind), numbered)


async def keep_templates(store: Store, book: CallBook) -> None:
    """Write the sets of templates that calls were made with, so that prompts can be made again."""
    for hash, files in list(book.templates.items()):
        await store.writer.keep_templates(hash, files)
        del book.templates[hash]


async def keep_calls(store: Store, lease: Lease, book: CallBook) -> None:
    """Write the calls that have brought no entry. Raises Fenced."""
    await keep_templates(store, book)
    if calls := list(book.unsaved):
        await store.writer.keep_calls(lease, rows_of(calls))
        book.saved(calls)


def rows_of(calls: Iterable[Call]) -> list[dict[str, Any]]:
    """Calls as they are stored."""
    return list(map(msgspec.structs.asdict, calls))

"""Reads a season's book of calls to models from the store, and writes it there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from showrunner.players.casting import OUTSIDE
from showrunner.players.llm.allowance import Allowance, Purse, Spent
from showrunner.players.llm.callbook import Call, CallBook
from showrunner.players.llm.gate import Caller
from showrunner.settings import reply_days
from showrunner.store import Store
from showrunner.store.season_writer import Lease
from showrunner.store.spoiled import column_of


async def open_book(store: Store, season: str) -> CallBook:
    """The call book of a season, with what was spent so far."""
    row = await store.seasons.find(season)
    last_number, costs = await store.calls.spent(season)
    allowance = column_of(row, "allowance", Allowance)
    by_kind = {totals.what: totals.cost for totals in await store.calls.sums(season, "kind")}
    purse = Purse(allowance, [Spent(*cost) for cost in costs], by_kind)
    caller = await caller_of(store, season)
    return CallBook(purse, last_number, keeps_replies=reply_days() > 0, caller=caller)


async def caller_of(store: Store, season: str) -> Caller:
    """In whose name a season calls its models."""
    row = await store.seasons.find(season)
    has_people = OUTSIDE in (await store.seasons.players(season)).values()
    return Caller(season, row.owner or "", has_people)


async def keep_templates(store: Store, book: CallBook) -> None:
    """Write the templates that calls were made with, so that their prompts can be shown later."""
    for hash, files in list(book.templates.items()):
        await store.writer.keep_templates(hash, files)
        book.templates.pop(hash, None)  # another call may have written it meanwhile


async def keep_calls(store: Store, lease: Lease, book: CallBook) -> None:
    """Write the calls that led to no entry. Raises Fenced."""
    await keep_templates(store, book)
    if calls := list(book.unsaved):
        await store.writer.keep_calls(lease, rows_of(calls))
        book.saved(calls)


def rows_of(calls: Iterable[Call]) -> list[dict[str, Any]]:
    """Calls as rows for the store."""
    return list(map(msgspec.structs.asdict, calls))

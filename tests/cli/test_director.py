"""What the model that directs a season did, at the command line, and what people tell it."""

from __future__ import annotations

import asyncio
import json

import msgspec

from showrunner.store import Store
from showrunner.store.director_log import Directing, Move
from tests.cli.running import run
from tests.store.short_season import create, short_season

HOUSE = "model:house"


async def with_held_orders(address: str) -> str:
    """A season that has not begun, whose director's two orders wait for approval."""
    store = await Store.open(address)
    try:
        season = await create(store, msgspec.structs.replace(short_season(), director=HOUSE))
        await store.directing.direct(season, Directing(mode="approve"))
        for story in ("A storm.", "A calm."):
            terms = {"story": story}
            move = Move(stop=1, round=1, director=HOUSE, order="event", terms=terms,
                        reason="Too quiet.", state="held")  # fmt: skip
            await store.directing.put(season, move)
        return season
    finally:
        await store.close()


def test_a_producer_reads_the_log_rules_on_orders_and_takes_over(address: str) -> None:
    season, there = asyncio.run(with_held_orders(address)), ["--database", address]
    shown = run("director", season, *there).stdout
    assert "approve: the model's orders wait for a producer's approval" in shown
    assert '1. round 1, held event {"story": "A storm."}: Too quiet.' in shown
    wrong = run("director", season, "--approve", "9", *there, code=2)
    assert "no move of the director '9'" in wrong.stderr
    ruled = run("director", season, "--approve", "1", "--deny", "2", "--json", *there).stdout
    assert [move["state"] for move in json.loads(ruled)] == ["giving", "denied"]
    again = run("director", season, "--deny", "2", *there, code=2)
    assert "not held" in again.stderr
    assert run("director", season, "--mode", "person", *there).stdout.startswith("person:")
    orders = asyncio.run(waiting_orders(address, season))
    assert orders == [("event", HOUSE)]


async def waiting_orders(address: str, season: str) -> list[tuple[str, str]]:
    """The orders in a season's inbox, each with whose it is."""
    store = await Store.open(address)
    try:
        waiting = await store.inbox.waiting(season)
        return [(one.terms["name"], one.terms["by"]) for one in waiting if one.kind == "order"]
    finally:
        await store.close()

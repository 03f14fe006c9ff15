"""Seasons played in memory and stored unchanged, so that the API can be asked about them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from showrunner.players.casting import OUTSIDE
from showrunner.store.season_writer import RunState, UnsavedEntry
from showrunner.store.seasons import new_season
from tests.api.serving import Client, House
from tests.secrecy.game import Game

RESTS = RunState(status="paused", clock=0.0, step=None)
"""The status of a season that nobody drives, so that it stays unchanged."""


class Everybody(NamedTuple):
    """A stored season, and its clients: producer, viewer, every contestant."""

    season: str
    producer: Client
    viewer: Client
    contestants: dict[str, Client]


async def stored(
    house: House, game: Game, broadcast: str = "auto", person: str | None = None
) -> Everybody:
    """Store the game as a season of the house's producer, with people (or one) in its seats."""
    store = house.store
    players = {
        one.id: OUTSIDE if person in (None, one.id) else "bot:sensible"
        for one in game.settings.cast
    }
    settings = msgspec.structs.replace(game.settings, players=players)
    owner = (await house.producer.get("session")).good()["producer"]
    season, store_it = new_season(
        settings, game.luck, owner=owner, viewers="link", broadcast=broadcast
    )
    await store.database.write(store_it)
    lease = await store.writer.take_over(season, "here:1:test")
    await store.writer.commit(lease, list(_writings(game)), RESTS)
    await store.writer.release(lease)
    return Everybody(
        season,
        house.producer,
        await house.viewer(season),
        {one.id: await house.contestant(season, one.id) for one in settings.cast},
    )


def _writings(game: Game) -> Iterator[UnsavedEntry]:
    """Store every step; decisions that are no longer open are closed with the last of them."""
    opened = {ask.id for step in game.steps for ask in step.opened}
    for step in game.steps:
        asks = [ask.id for ask in step.opened]
        yield UnsavedEntry(
            result=step,
            digest="0" * 16,
            due=dict.fromkeys(asks),
            closed=sorted(opened - game.kernel.asks.keys()) if step is game.steps[-1] else (),
            forms=asks,
        )


READ = (
    "",
    "/facts?limit=1000",
    "/sheet",
    "/progress",
    "/tonight",
    "/votes",
    "/table",
    "/transcript",
    "/exports",
    "/exports/markdown-votes",
    "/exports/wiki-votes",
    "/exports/jsonl",
    "/exports/json",
    "/exports/bundle",
    "/seats",
    "/parameters",
    "/asks",
    "/seat/away",
    "/seat/seen",
    "/seat/instructions",
    "/seat/contact",
    "/seat/brief",
    "/seat/record",
    "/seat/ending",
    "/seat/coach",
    "/facts?as=s00",
    *("/facts?as=broadcast", "/story?as=broadcast", "/transcript?as=broadcast"),
    *("/sheet?as=broadcast", "/votes?as=broadcast"),
    "/sheet?at=3",
    "/orders",
    "/orders/scheduled",
    "/futures",
    "/swing",
    "/interviews",
    "/ledger",
    "/director",
    "/story",
    "/boards",
    "/episodes",
    "/calls",
    "/costs",
    "/holds",
    "/invitations",
    "/texts?words=quokka",
    "/inputs/never",
    "/asks/1",
    "/asks/9999",
)
"""Every way to read something of a season, including refusals."""


async def everything(client: Client, season: str) -> dict[str, bytes]:
    """All that this client can be answered about a season, by path, headers and stream included.

    What says nothing of the season (request numbers, times, the season's id) is left out.
    """
    told = {}
    for path in READ:
        answer = await client.get(f"seasons/{season}{path}")
        told[path or "/"] = _bare(season, answer.status, dict(answer.headers), answer.body)
    listed = await client.get("seasons")
    told["listed"] = _bare(season, listed.status, {}, listed.body)
    told["watch"] = (await client.some_of(f"seasons/{season}/watch")).replace(
        season.encode(), b"SEASON"
    )
    return told


_REQUEST = re.compile(rb'"request":"[0-9a-f]+"')
_OF_THE_REQUEST = ("date", "x-request-id", "ratelimit-remaining", "ratelimit-reset", "etag")


def _bare(season: str, status: int, headers: dict[str, str], body: bytes) -> bytes:
    kept = sorted(
        f"{name.lower()}: {value}"
        for name, value in headers.items()
        if name.lower() not in _OF_THE_REQUEST
    )
    body = _REQUEST.sub(b"", body.replace(season.encode(), b"SEASON"))
    told = b"%d\n%b\n%b" % (status, "\n".join(kept).encode(), body)
    return told.replace(season[:8].encode(), b"SEASON")

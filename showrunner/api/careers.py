"""Routes for careers: leaderboards of castaways, players and models over all seasons."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromQuery
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.paging import QueryWord, tagged
from showrunner.exports.careers import careers_csv
from showrunner.running.careers import count_results
from showrunner.store import Store
from showrunner.store.careers import CareerKind, CareerLine, CareerReader

COUNTED_AT_ONCE = 10
"""The most seasons whose results one request counts; later requests count the others."""


class Leaderboard(Struct, kw_only=True):
    """A leaderboard. Seasons that producers touched are added up apart, in `produced`.

    `uncounted` are seasons that are over but not added up yet: ask again.
    """

    untouched: list[CareerLine]
    produced: list[CareerLine]
    uncounted: int


class CareersController(Controller):
    """What castaways, players and models achieved in all seasons that are over."""

    path = "/careers"
    tags = ("careers",)

    @get("/", summary="Read a leaderboard")
    async def read(
        self,
        request: Request[Actor, Any, Any],
        actor: given.Actor,
        store: given.Store,
        by: FromQuery[CareerKind] = "castaway",
        format: QueryWord = None,
    ) -> Response[Leaderboard]:
        """Wins, places, promises, betrayals and jury votes, those with the most wins first.

        Your own seasons count; for castaways also those that everybody may watch, when nothing of
        them is secret any more. Forks and archived seasons do not count.
        """
        uncounted = await count_results(store, COUNTED_AT_ONCE)
        lines = await _lines(store, actor, by, format)
        board = Leaderboard(
            untouched=[line for line in lines if not line.produced],
            produced=[line for line in lines if line.produced],
            uncounted=uncounted,
        )
        return tagged(request, msgspec.json.encode(board))

    @get("/csv", summary="Download a leaderboard", media_type="text/csv")
    async def csv(
        self,
        request: Request[Actor, Any, Any],
        actor: given.Actor,
        store: given.Store,
        by: FromQuery[CareerKind] = "castaway",
        format: QueryWord = None,
    ) -> Response[bytes]:
        """The same leaderboard as a CSV file."""
        await count_results(store, COUNTED_AT_ONCE)
        content = careers_csv(await _lines(store, actor, by, format))
        response = tagged(request, content, "text/csv")
        response.headers["Content-Disposition"] = f'attachment; filename="careers-{by}.csv"'
        return response


async def _lines(
    store: Store, actor: Actor, by: CareerKind, format: str | None
) -> list[CareerLine]:
    owner = actor.producer if actor.produces else None
    reader = CareerReader(owner, ownerless=actor.role == "operator")
    return await store.careers.lines(by, reader, format)

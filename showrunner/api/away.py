"""What a contestant missed: the story since then, and the decisions made for them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter
from msgspec import Struct

from showrunner.api import given
from showrunner.api.open_decisions import name_of
from showrunner.api.own_seat import seen_by
from showrunner.api.paging import MOST_COUNTED
from showrunner.api.story import StorySentence, plain_line
from showrunner.formats.narration import Line
from showrunner.kernel import Told, Viewer, view
from showrunner.running.feeds import Feed
from showrunner.running.viewer_feed import ViewerFeed
from showrunner.store.asks import ClosedAsk

IN_YOUR_PLACE = ("stand-in", "clock")


class DecidedForYou(Struct, kw_only=True):
    """A decision of yours that your `stand-in` made, or a default at the deadline (`clock`).

    `facts` are what you may know of the choice.
    """

    ask: str
    kind: str
    decides: str
    by: str
    facts: list[dict[str, Any]]


class Meanwhile(Struct, kw_only=True):
    """What happened after your fact `after`, up to the fact `until`."""

    after: int
    until: int
    story: list[StorySentence]
    decided: list[DecidedForYou]


class AwayController(Controller):
    """What a contestant missed."""

    path = "/seasons/{season:str}/seat"
    tags = ("my seat",)

    @get("/away", summary="While I was away")
    async def away(
        self,
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        after: Annotated[
            int | None,
            QueryParameter(
                ge=0, le=MOST_COUNTED, description="Number of a fact. Default: the last `seen`."
            ),
        ] = None,
    ) -> Meanwhile:
        """What happened since, as far as you may know it, and the decisions made for you.

        A scene that was running when you left is told from its beginning.
        """
        seat = here.seat
        since = await seen_by(store, here) if after is None else after
        feed = await feeds.open(here.season)
        known, told = feed.of(here.viewer), tuple(feed.told)
        until = len(known.lines)
        story = await asyncio.to_thread(_story, feed, told, here.viewer, since)
        entry = known.entries[min(since, until) - 1] if since and until else -1
        closed = await store.asks.closed(here.season, seat, after=entry)
        return Meanwhile(
            after=since,
            until=until,
            story=[StorySentence(**plain_line(line)) for line in story],
            decided=[
                DecidedForYou(
                    ask=name_of(ask),
                    kind=ask.kind,
                    decides=feed.format.decisions.get(ask.kind, ""),
                    by=ask.given.by,
                    facts=_own_facts(known, ask, seat),
                )
                for ask in closed
                if ask.given is not None and ask.given.by in IN_YOUR_PLACE
            ],
        )


def _story(feed: Feed, told: tuple[Told[Any], ...], viewer: Viewer, after: int) -> list[Line]:
    narrator = feed.format.narrator(viewer, feed.title)
    lines: list[Line] = []
    number = 0
    for number, fact in view(told, viewer):
        new_lines = narrator.tell(fact)
        if number > after:
            lines += new_lines
    return [*lines, *narrator.close()] if number > after else []


def _own_facts(known: ViewerFeed, ask: ClosedAsk, seat: str) -> list[dict[str, Any]]:
    """The facts about a seat itself that came with the answer given for it."""
    given = ask.given
    return [
        plain
        for line, entry in zip(known.lines, known.entries, strict=True)
        if given is not None and entry == given.entry
        for plain in (msgspec.json.decode(line.json),)
        if seat in [value for value in plain["fact"].values() if isinstance(value, str)]
    ]

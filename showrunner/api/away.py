"""While you were away: what happened meanwhile, in words, and what others decided for you."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter
from msgspec import Struct

from showrunner.api import given
from showrunner.api.asked import name_of
from showrunner.api.own_seat import seen_by
from showrunner.api.paging import MOST_COUNTED
from showrunner.api.story import Sentence, plain_line
from showrunner.formats.narration import Line
from showrunner.kernel import Told, Viewer, view
from showrunner.running.feeds import Feed, ViewersFeed
from showrunner.store.asks import ClosedAsk

IN_YOUR_PLACE = ("stand-in", "clock")


class DecidedForYou(Struct, kw_only=True):
    """A decision of yours that your `stand-in` made, or (`clock`) a default at the deadline.

    `facts` are what you may know of what was chosen.
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
    story: list[Sentence]
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
                ge=0, le=MOST_COUNTED, description="A fact of yours; else what is `seen`."
            ),
        ] = None,
    ) -> Meanwhile:
        """What you may know of what happened since, and which decisions others made for you.

        A scene that was going on when you left is told from its beginning.
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
            story=[Sentence(**plain_line(line)) for line in story],
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
        said = narrator.tell(fact)
        if number > after:
            lines += said
    return [*lines, *narrator.close()] if number > after else []


def _own_facts(known: ViewersFeed, ask: ClosedAsk, seat: str) -> list[dict[str, Any]]:
    """What a seat was told of its own doing with the answer that was given for it."""
    given = ask.given
    return [
        plain
        for line, entry in zip(known.lines, known.entries, strict=True)
        if given is not None and entry == given.entry
        for plain in (msgspec.json.decode(line.json),)
        if seat in [value for value in plain["fact"].values() if isinstance(value, str)]
    ]

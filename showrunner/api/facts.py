"""Routes for a season's facts: in pages with filters, and as live streams; each in one view."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor, Seat
from showrunner.api.decision_events import DecisionEvents
from showrunner.api.eyes import AsSeat, viewer_through
from showrunner.api.paging import MOST_COUNTED, tagged
from showrunner.errors import WrongParameter
from showrunner.kernel import Viewer
from showrunner.running.feeds import Feeds
from showrunner.running.viewer_feed import FeedLine

MAX_PAGE_SIZE = 1000
MAX_TYPES = 200
SSE, LINES = "text/event-stream", "application/x-ndjson"

After = Annotated[
    int,
    QueryParameter(ge=0, le=MOST_COUNTED, description="The number of the last fact you have."),
]


class SeenFact(Struct, kw_only=True):
    """A fact in your view; `number` counts the facts that you may know, without gaps.

    `fact` has the type under the key `fact`, and the fields; `GET /formats/NAME/facts` describes
    them all. Producers also get the `entry` it came with, its `audience`, and whether it `reveals`
    something that was secret.
    """

    number: int
    fact: dict[str, Any]
    entry: int | None = None
    audience: str | None = None
    reveals: bool | None = None


class Facts(Struct, kw_only=True):
    """Facts in order. `next` is the `after` of the next page; `more` says if it has facts already.

    `over` says whether the season has ended, so that no more facts will come.
    """

    facts: list[SeenFact]
    next: int
    more: bool
    over: bool


class FactsController(Controller):
    """What happened in a season."""

    path = "/seasons/{season:str}"
    tags = ("facts",)

    @get("/facts", summary="Read facts")
    async def read(
        self,
        request: Request[Actor, Any, Any],
        eyes: given.Eyes,
        after: After = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=MAX_PAGE_SIZE)] = 100,
        type: Annotated[list[str] | None, QueryParameter(max_items=MAX_TYPES)] = None,
    ) -> Response[Facts]:
        """The facts after `after` that you may know; only of these types, if any are named."""
        lines = eyes.lines
        known = {kind.__name__ for kind in eyes.format.facts}
        for name in type or ():
            if name not in known:
                raise WrongParameter(f"there is no fact {name!r}", "GET /formats/NAME/facts")
        chosen = _chosen(lines, after, limit, type)
        end = chosen[-1].number if len(chosen) == limit else max(after, len(lines))
        body = {
            "facts": [msgspec.Raw(line.json) for line in chosen],
            "next": end,
            "more": end < len(lines),
            "over": eyes.over,
        }
        return tagged(request, msgspec.json.encode(body))

    @get(
        "/watch",
        summary="Watch live",
        media_type=SSE,
        responses={204: ResponseSpec(None, description="It is over, and you have all facts.")},
    )
    async def watch(
        self,
        here: given.Seat,
        streams: given.Streams,
        feeds: given.Feeds,
        store: given.Store,
        after: After = 0,
        through: AsSeat = None,
        last_event_id: Annotated[
            str | None, HeaderParameter(name="Last-Event-ID", max_length=20)
        ] = None,
        style: Annotated[Literal["sse", "ndjson"], QueryParameter(name="format")] = "sse",
    ) -> Stream:
        """The facts that you may know, live, beginning after `after` (or `Last-Event-ID`).

        As server-sent events (`fact`, and `end` when the season is over), or as lines of JSON for
        scripts (`format=ndjson`; empty lines keep the stream alive).

        Contestants also get events on their decisions, without an id: `asks` has the names of the
        open decisions whenever they change, and `due` one of which a quarter of its time is left.

        On the broadcast (`as=broadcast`), a whole round comes when it is released.

        A request with the `Last-Event-ID` of the season's very last fact gets 204, so that browsers
        do not reconnect.
        """
        start = _start(last_event_id, after)
        viewer = await viewer_through(store, here, through)
        if last_event_id is not None and await _has_all(feeds, here, viewer, start):
            return Response(None, status_code=204)  # type: ignore[return-value]
        if style == "ndjson":
            lines = streams.lines(here, viewer, start, _as_line, beat=b"\n", end=b"")
        else:
            plays = viewer.role == "seat" and viewer == here.viewer
            beside = DecisionEvents(store, here) if plays else None
            lines = streams.lines(
                here, viewer, start, _as_event, beat=_BEAT, end=_END, beside=beside
            )
        return Stream(
            _first(lines, b"retry: 1000\n\n" if style == "sse" else b""),
            media_type=LINES if style == "ndjson" else SSE,
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )


_BEAT = b": alive\n\n"
_END = b"event: end\ndata: {}\n\n"


def _as_event(line: FeedLine) -> bytes:
    return b"id: %d\nevent: fact\ndata: %b\n\n" % (line.number, line.json)


def _as_line(line: FeedLine) -> bytes:
    return line.json + b"\n"


async def _first(lines: AsyncIterator[bytes], first: bytes) -> AsyncIterator[bytes]:
    """The stream, preceded by `first` at once, so that the client knows it is connected."""
    if first:
        yield first
    async for chunk in lines:
        yield chunk


async def _has_all(feeds: Feeds, here: Seat, viewer: Viewer, start: int) -> bool:
    """Whether a season is over, and its viewer has received every fact."""
    feed = await feeds.open(here.season)
    return feed.over_for(viewer) and start >= len(feed.of(viewer).lines)


def _start(last_event_id: str | None, after: int) -> int:
    if last_event_id is None:
        return after
    if not last_event_id.isdecimal():
        right = "give the id of the last event that you have"
        raise WrongParameter(f"the header Last-Event-ID is {last_event_id[:20]!r}", right)
    return int(last_event_id)


def _chosen(
    lines: list[FeedLine], after: int, limit: int, types: list[str] | None
) -> list[FeedLine]:
    if not types:
        return lines[after : after + limit]
    chosen: list[FeedLine] = []
    for line in lines[after:]:
        if line.type in types:
            chosen.append(line)
            if len(chosen) == limit:
                break
    return chosen

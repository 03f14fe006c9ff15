"""Through whose eyes a season is looked at, and at which moment of it.

Everybody looks through their own, now. Producers may look back, and through a castaway's: then they
see what that castaway knows, and nothing of it is marked as read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import QueryParameter

from showrunner.api.access import Seat
from showrunner.api.paging import MOST_COUNTED, tagged
from showrunner.errors import WrongParameter, suggest
from showrunner.formats.facts import Fact
from showrunner.formats.format import Format
from showrunner.formats.narration import Narrator
from showrunner.kernel import PUBLIC, Told, Viewer, contestant
from showrunner.running.feeds import Feed, Feeds, Line
from showrunner.store import Store

AtEntry = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=MOST_COUNTED,
        description="For producers: the moment after this entry (0 is the start). Left away: now.",
    ),
]
AsSeat = Annotated[
    str | None,
    QueryParameter(
        name="as",
        max_length=200,
        description="For producers: through the eyes of this castaway, or of viewers (`public`).",
    ),
]
Story = Sequence[Told[Fact]]


class Eyes:
    """A season as one viewer may know it, now or (`at`) after an entry of its past."""

    def __init__(self, feed: Feed, viewer: Viewer, at: int | None = None) -> None:
        self.feed = feed
        self.viewer = viewer
        self.at = at

    @property
    def format(self) -> Format:
        """The season's game."""
        return self.feed.format

    def narrator(self, viewer: Viewer) -> Narrator:
        """Who tells this season to a viewer, under the title that it has."""
        return self.format.narrator(viewer, self.feed.title)

    @property
    def lines(self) -> list[Line]:
        """The viewer's facts as they are read, and numbered for them alone."""
        view = self.feed.of(self.viewer)
        return view.lines if self.at is None else view.lines[: view.until(self.at)]

    @property
    def story(self) -> Story:
        """The season's facts that there were, as far as they are released to this viewer.

        They still have to be looked at through the viewer's view.
        """
        told = self.feed.told[: self.feed.of(self.viewer).reach]
        return told if self.at is None else [one for one in told if one.entry <= self.at]

    async def page(
        self,
        request: Request[Any, Any, Any],
        name: str,
        make: Callable[[Story], bytes],
        media_type: str = "application/json",
    ) -> Response[Any]:
        """What is made of the story, with a tag that spares sending it again.

        The page of now is kept until there is more to tell.
        """
        story = self.story
        count, body = self.feed.pages.get((name, self.viewer), (-1, b""))
        if self.at is not None or count != len(story):
            body = await asyncio.to_thread(make, story)
        if self.at is None:
            self.feed.pages[name, self.viewer] = len(story), body
        return tagged(request, body, media_type)


async def eyes_of(
    store: Store, feeds: Feeds, here: Seat, through: str | None, at: int | None
) -> Eyes:
    """Through whose eyes a request looks, and when. Raises Forbidden, WrongParameter."""
    viewer = here.viewer
    if through is not None or at is not None:
        here.need_producer()
    if through is not None:
        viewer = await _looked_through(here, store, through)
    if at is not None and at > here.row.head:
        raise WrongParameter(f"at: there is no entry {at} yet", f"the last is {here.row.head}")
    return Eyes(await feeds.open(here.season), viewer, at)


async def _looked_through(here: Seat, store: Store, seat: str) -> Viewer:
    seats = await store.seasons.players(here.season)
    if seat in seats:
        return contestant(seat)
    if seat == "public":
        return PUBLIC
    raise WrongParameter(f"as: there is no seat {seat!r}", suggest(seat, [*seats, "public"]))

"""Whose view of a season a request gets, and of which moment.

Everybody gets their own view of the present. Viewers may choose between the broadcast and what
everybody in the season knows. Producers may also ask for an earlier moment, and for the view of a
castaway; that does not mark anything as read for the castaway.
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
from showrunner.kernel import BROADCAST, PUBLIC, Told, Viewer, contestant
from showrunner.running.feeds import Feed, Feeds
from showrunner.running.viewer_feed import FeedLine
from showrunner.store import Store
from showrunner.store.seasons import OVER
from showrunner.transcripts.untold import Untold, untold_by

AtEntry = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=MOST_COUNTED,
        description="For producers: the moment after this entry (0 is the start). Default: now.",
    ),
]
AsSeat = Annotated[
    str | None,
    QueryParameter(
        name="as",
        max_length=200,
        description=(
            "Another view. For viewers: what everybody in the season knows (`public`), or the "
            "`broadcast`, which contestants may see after the end. For producers also a castaway's."
        ),
    ),
]
Truth = Annotated[
    bool,
    QueryParameter(
        description="For a castaway's view after the end: also what they did not know, set apart."
    ),
]
Story = Sequence[Told[Fact]]
FROM_HOME = {"broadcast": BROADCAST, "public": PUBLIC}
"""The views of viewers, by their names in requests."""


class Eyes:
    """A season as one viewer may know it, now or after an earlier entry (`at`)."""

    def __init__(self, feed: Feed, viewer: Viewer, at: int | None = None) -> None:
        self.feed = feed
        self.viewer = viewer
        self.at = at

    @property
    def format(self) -> Format:
        """The season's game."""
        return self.feed.format

    @property
    def over(self) -> bool:
        """Whether the season is over, and all that is released to the viewer has been."""
        return self.feed.over_for(self.viewer)

    def narrator(self, viewer: Viewer) -> Narrator:
        """A narrator of this season for a viewer."""
        return self.format.narrator(viewer, self.feed.title)

    @property
    def lines(self) -> list[FeedLine]:
        """The viewer's facts as encoded lines, numbered within their view."""
        view = self.feed.of(self.viewer)
        return view.lines if self.at is None else view.lines[: view.until(self.at)]

    @property
    def story(self) -> Story:
        """The season's facts up to that moment, as far as they are released to this viewer.

        They are not filtered by audience yet: pass them through a view of this viewer.
        """
        told = self.feed.told[: self.feed.of(self.viewer).reach]
        return (
            told
            if self.at is None
            else [told_fact for told_fact in told if told_fact.entry <= self.at]
        )

    def untold(self, story: Story, truth: bool) -> Untold:
        """What the viewer's own story leaves out; with `truth`, all that a castaway did not know.

        Raises Refused for a truth that is still secret, and WrongParameter for another viewer.
        """
        aired = self.feed.airs != "never" and self.feed.over_for(BROADCAST)
        over = aired and self.at is None
        return untold_by(self.format, story, self.viewer, self.feed.title, over=over, truth=truth)

    async def page(
        self,
        request: Request[Any, Any, Any],
        name: str,
        make: Callable[[Story], bytes],
        media_type: str = "application/json",
    ) -> Response[Any]:
        """Respond with what `make` makes of the story, with an ETag.

        The result for the present is cached until new facts come.
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
    """The view and moment that a request asks for. Raises Forbidden, WrongParameter."""
    viewer = await viewer_through(store, here, through)
    if at is not None:
        here.need_producer()
    if at is not None and at > here.row.head:
        raise WrongParameter(f"at: there is no entry {at} yet", f"the last is {here.row.head}")
    return Eyes(await feeds.open(here.season), viewer, at)


async def viewer_through(store: Store, here: Seat, through: str | None) -> Viewer:
    """Whose view a request asks for; by default one's own. Raises Forbidden, WrongParameter."""
    if through is None:
        return here.viewer
    if here.viewer == PUBLIC and through in FROM_HOME:
        return FROM_HOME[through]
    if here.row.status == OVER and through == "broadcast":
        return BROADCAST
    here.need_producer()
    return await _looked_through(here, store, through)


async def _looked_through(here: Seat, store: Store, seat: str) -> Viewer:
    seats = await store.seasons.players(here.season)
    if seat in seats:
        return contestant(seat)
    if seat in FROM_HOME:
        return FROM_HOME[seat]
    raise WrongParameter(f"as: there is no seat {seat!r}", suggest(seat, [*seats, *FROM_HOME]))

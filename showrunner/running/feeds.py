"""Feeds: the facts of seasons as each viewer may know them, for reading and watching.

A process reads a season from the database once for all viewers, and then follows it. Viewers can
wait for new facts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from showrunner.errors import SpoiledRow, UnknownSeason
from showrunner.formats.facts import Fact
from showrunner.formats.format import Format, load_format
from showrunner.kernel import BROADCAST, PUBLIC, Told, Viewer
from showrunner.running.viewer_feed import AT_ONCE, ViewerFeed
from showrunner.store import Store
from showrunner.store.database import is_outage
from showrunner.store.models import now
from showrunner.store.notices import Notice
from showrunner.store.past import is_blind
from showrunner.store.seasons import OVER

LONG_AGO = datetime.min.replace(tzinfo=UTC)
"""Stands for the time of what is not delayed."""
IDLE_SECONDS = 120.0
"""How long a feed without readers is kept in memory."""


class Feed:
    """One season's facts, as far as this process has read them."""

    def __init__(
        self,
        season: str,
        format: Format,
        *,
        release: str,
        airs: str,
        blind: bool,
        delay: timedelta = AT_ONCE,
        title: str = "",
    ) -> None:
        self.season = season
        self.title = title
        """The season's own title; the facts of a fork have its parent's title."""
        self.blind = blind
        """Whether the season is blind, so that facts that show who is a person stay closed."""
        self.format = format
        self.told: list[Told[Fact]] = []
        self.over = False
        self.used = time.monotonic()
        self.readers = 0
        self.airs = airs
        """When the broadcast is released: by `episode`, at the `end`, or `never`."""
        self.delay = delay
        """How long after a round or the season what it releases is released."""
        self._releases = {PUBLIC: release, BROADCAST: airs}
        self._times: dict[int, datetime] = {}
        """When the entries that opened a round, or ended the season, were written."""
        self.pages: dict[tuple[str, Viewer], tuple[int, bytes]] = {}
        """A cache of documents made from these facts, with the number of facts in each."""
        self._views: dict[Viewer, ViewerFeed] = {}
        self.changed = asyncio.Event()
        """Set when there may be new facts, and then replaced by a new event."""
        self.stirred = asyncio.Event()
        """Set when anything of the season was written, even without facts, and then replaced."""
        self._woken_at = time.monotonic()

    def of(self, viewer: Viewer) -> ViewerFeed:
        """The feed of this viewer, which grows with the season."""
        self.used = time.monotonic()
        if viewer not in self._views:
            viewer_feed = self._views[viewer] = ViewerFeed(
                viewer, self.format, self._releases.get(viewer, "live"), self.delay
            )
            self._give(viewer_feed, self.told)
        return self._views[viewer]

    def over_for(self, viewer: Viewer) -> bool:
        """Whether the season is over, and nothing more will be released to this viewer."""
        return self.over and not self.of(viewer).waits

    def when_needed(self, facts: Iterable[Told[Fact]], *, over: bool) -> set[int]:
        """The entries whose times are needed to take these facts; none if nothing is delayed."""
        if not self.delay:
            return set()
        told = list(facts)
        opening = {one.entry for one in told if isinstance(one.fact, self.format.opens_round)}
        last = {(told or self.told)[-1].entry} if over and (told or self.told) else set()
        return opening | last

    def _give(self, viewer_feed: ViewerFeed, facts: Iterable[Told[Fact]]) -> None:
        for told in facts:
            viewer_feed.take(told, self._times.get(told.entry, LONG_AGO))
        if self.over:
            last = self.told[-1].entry if self.told else -1
            viewer_feed.end(self._times.get(last, LONG_AGO))

    def release_due(self, time: datetime) -> None:
        """Release what is due at this time to its viewers, and wake them."""
        released = [view.release_due(time) for view in self._views.values()]
        if any(released):
            self.wake()

    def beat(self, seconds: float) -> None:
        """Wake all waiting readers if they were not woken for this number of seconds."""
        if time.monotonic() - self._woken_at >= seconds:
            self.wake()

    def take(
        self, facts: Sequence[Told[Fact]], *, over: bool, times: Mapping[int, datetime]
    ) -> None:
        """Add the next facts, and wake all waiting readers.

        `times` are those of the entries that `when_needed` names.
        """
        self.told += facts
        self.over = over
        self._times |= times
        for viewer_feed in self._views.values():
            self._give(viewer_feed, facts)
        self.wake()

    def wake(self) -> None:
        """Wake all waiting readers."""
        self._woken_at = time.monotonic()
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()
        self.stir()

    def stir(self) -> None:
        """Wake the readers that wait for anything that is written, not only for facts."""
        stirred, self.stirred = self.stirred, asyncio.Event()
        stirred.set()


class Feeds:
    """The feeds of the seasons that are read in this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._feeds: dict[str, Feed] = {}
        self._reading: dict[str, asyncio.Lock] = {}

    async def open(self, season: str) -> Feed:
        """A season's feed with everything that is stored now. Raises UnknownSeason, SpoiledRow."""
        while True:
            if season not in self._feeds:
                row = await self._store.seasons.find(season)
                new_feed = Feed(
                    season,
                    load_format(row.format),
                    release=row.release,
                    airs=await self._store.seasons.airs(row),
                    blind=is_blind(row),
                    delay=timedelta(minutes=row.delay_minutes),
                    title=row.title,
                )
                self._feeds.setdefault(season, new_feed)
            feed = await self.look(season)
            if feed is not None:  # else it was dropped meanwhile, because its past has changed
                feed.used = time.monotonic()
                return feed

    async def look(self, season: str) -> Feed | None:
        """Read the new facts of a season that has a feed, and return it; do nothing for others.

        None, too, if the feed was dropped meanwhile: another one may not have been read yet.
        """
        if season not in self._feeds:
            return None
        async with self._reading.setdefault(season, asyncio.Lock()):
            feed = self._feeds.get(season)
            if feed is None:
                return None
            row = await self._store.seasons.find(season)
            if is_blind(row) != feed.blind or await self._store.seasons.airs(row) != feed.airs:
                self.forget(season)
            elif row.facts > len(feed.told) or (row.status == OVER) != feed.over:
                told = await self._store.past.facts(season, len(feed.told) - 1)
                over = row.status == OVER
                needed = feed.when_needed(told, over=over)
                times = await self._store.past.times(season, needed) if needed else {}
                feed.take(told, over=over, times=times)
            else:
                feed.release_due(now())
                feed.stir()
            return feed if self.is_current(feed) else None

    async def follow(self) -> None:
        """Read new facts whenever a season with a feed has changed, until cancelled."""
        written: dict[str, None] = {}
        notified = asyncio.Event()

        def notify(notice: Notice) -> None:
            if notice.what == "everything":
                written.update(dict.fromkeys(self._feeds))
            elif notice.what == "past":
                self.forget(notice.season)
            elif notice.what != "input" and notice.season in self._feeds:
                written[notice.season] = None
            if written:
                notified.set()

        with self._store.listeners.listening(notify):
            while True:
                await notified.wait()
                notified.clear()
                seasons, written = list(written), {}
                for season in seasons:
                    await self._look_patiently(season)

    async def _look_patiently(self, season: str) -> None:
        try:
            await self.look(season)
        except (UnknownSeason, SpoiledRow):  # the next reader gets the error
            self.forget(season)
        except Exception as problem:
            if not is_outage(problem):
                raise
            # When the database is back, the notice EVERYTHING comes.

    def forget(self, season: str) -> None:
        """Drop a season's feed, so that it is read again, because its stored past has changed.

        The streams of its readers end; they reconnect and continue where they were.
        """
        feed = self._feeds.pop(season, None)
        if feed is not None:
            feed.wake()

    def is_current(self, feed: Feed) -> bool:
        """Whether this feed is still the one to read."""
        return self._feeds.get(feed.season) is feed

    def tidy(self) -> None:
        """Drop the feeds that nobody has read for a while."""
        oldest = time.monotonic() - IDLE_SECONDS
        for season, feed in list(self._feeds.items()):
            if not feed.readers and feed.used < oldest:
                del self._feeds[season]
                self._reading.pop(season, None)


async def delayed_reach(store: Store, row: Any, told: Sequence[Told[Fact]]) -> int | None:
    """How many of these facts the broadcast has by now; None if the season delays nothing."""
    if not row.delay_minutes:
        return None
    format, delay = load_format(row.format), timedelta(minutes=row.delay_minutes)
    feed = Feed(row.id, format, release="live", airs="episode", blind=False, delay=delay)
    over = row.status == OVER
    times = await store.past.times(row.id, feed.when_needed(told, over=over))
    feed.take(told, over=over, times=times)
    return feed.of(BROADCAST).reach

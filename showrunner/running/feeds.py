"""Feeds: the facts of seasons as each viewer may know them, for reading and watching.

A process reads a season from the database once for all viewers, and then follows it. Viewers can
wait for new facts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from showrunner.errors import SpoiledRow, UnknownSeason
from showrunner.formats.facts import Fact, encode_words
from showrunner.formats.format import Format, load_format
from showrunner.kernel import BROADCAST, PRODUCER, PUBLIC, Told, View, Viewer
from showrunner.store import Store
from showrunner.store.database import is_outage
from showrunner.store.notices import Notice
from showrunner.store.past import is_blind
from showrunner.store.seasons import OVER

IDLE_SECONDS = 120.0
"""How long a feed without readers is kept in memory."""


class FeedLine(NamedTuple):
    """A fact as one viewer reads it: its number in the viewer's own count, its type, its JSON."""

    number: int
    type: str
    json: bytes


class ViewerFeed:
    """The facts of a season that one viewer may know, as lines numbered from 1 without gaps.

    `release` says when the viewer gets them: `live` at once, `episode` when the next round begins,
    `end` when the season is over, `never` not at all.
    """

    def __init__(self, viewer: Viewer, format: Format, release: str) -> None:
        self.lines: list[FeedLine] = []
        self.entries: list[int] = []
        """The entry that each line came with; not shown to the viewer."""
        self.reach = 0
        """The number of facts of the season that these lines are based on."""
        self._facts_taken = 0
        self._view: View[Fact] = View(viewer)
        self._all = viewer == PRODUCER
        self._release = release
        self._opens_round = format.opens_round
        self._unreleased: list[FeedLine] = []
        self._unreleased_entries: list[int] = []

    def take(self, told: Told[Fact]) -> None:
        """Add the season's next fact."""
        if self._release == "episode" and isinstance(told.fact, self._opens_round):
            self.release()
        self._facts_taken += 1
        for seen in self._view.take(told):
            self._unreleased.append(_line(seen.number, seen.fact, told if self._all else None))
            self._unreleased_entries.append(told.entry)
        if self._release == "live":
            self.release()

    def release(self) -> None:
        """Release all lines so far."""
        self.lines += self._unreleased
        self.entries += self._unreleased_entries
        self.reach = self._facts_taken
        self._unreleased, self._unreleased_entries = [], []

    def end(self) -> None:
        """Release what the end of the season releases."""
        if self._release != "never":
            self.release()

    def until(self, entry: int) -> int:
        """How many lines there were after this entry."""
        return sum(1 for line_entry in self.entries if line_entry <= entry)


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
        self._releases = {PUBLIC: release, BROADCAST: airs}
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
                viewer, self.format, self._releases.get(viewer, "live")
            )
            for told in self.told:
                viewer_feed.take(told)
            if self.over:
                viewer_feed.end()
        return self._views[viewer]

    def beat(self, seconds: float) -> None:
        """Wake all waiting readers if they were not woken for this number of seconds."""
        if time.monotonic() - self._woken_at >= seconds:
            self.wake()

    def take(self, facts: Sequence[Told[Fact]], *, over: bool) -> None:
        """Add the next facts, and wake all waiting readers."""
        self.told += facts
        self.over = over
        for viewer_feed in self._views.values():
            for told in facts:
                viewer_feed.take(told)
            if over:
                viewer_feed.end()
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
                feed.take(told, over=row.status == OVER)
            else:
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


_encoder = msgspec.json.Encoder()


def _line(number: int, fact: Fact, told: Told[Fact] | None) -> FeedLine:
    """A viewer's line. Only producers get `told`, with the fact's entry and audience."""
    plain: dict[str, object] = {"number": number, "fact": msgspec.Raw(encode_words(fact))}
    if told is not None:
        plain |= {"entry": told.entry, "audience": told.audience.code, "reveals": told.reveals}
    return FeedLine(number, type(fact).__name__, _encoder.encode(plain))

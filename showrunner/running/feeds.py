"""Feeds: the facts of seasons for those who read and watch them, each through their own view.

A season is read out of the database once in a process, however many watch it, and followed from
there. Whoever has a feed may wait for more.
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
from showrunner.kernel import PRODUCER, PUBLIC, Told, View, Viewer
from showrunner.store import Store
from showrunner.store.database import is_outage
from showrunner.store.notices import Notice
from showrunner.store.past import is_blind
from showrunner.store.seasons import OVER

IDLE_SECONDS = 120.0
"""After so long without a reader a season is read again when the next one comes."""


class Line(NamedTuple):
    """A fact as one viewer reads it: its number among that viewer's own, its type, and its JSON."""

    number: int
    type: str
    json: bytes


class ViewersFeed:
    """What one viewer may know of a season, line by line. Numbers count from 1, without gaps.

    For people at home (`released`) a line comes when producers release it: by episode, when the
    next round begins; at the end, when the season is over.
    """

    def __init__(self, viewer: Viewer, format: Format, release: str) -> None:
        self.lines: list[Line] = []
        self.entries: list[int] = []
        """The entry that each line came with; for this process only."""
        self.reach = 0
        """How many of the season's facts have been read to come to these lines."""
        self._taken = 0
        self._view: View[Fact] = View(viewer)
        self._all = viewer == PRODUCER
        self._release = release if viewer == PUBLIC else "live"
        self._opens_round = format.opens_round
        self._kept_back: list[Line] = []
        self._kept_entries: list[int] = []

    def take(self, told: Told[Fact]) -> None:
        """Take in what was told."""
        if self._release == "episode" and isinstance(told.fact, self._opens_round):
            self.release()
        self._taken += 1
        for seen in self._view.take(told):
            self._kept_back.append(_line(seen.number, seen.fact, told if self._all else None))
            self._kept_entries.append(told.entry)
        if self._release == "live":
            self.release()

    def release(self) -> None:
        """Let all be read that was told so far."""
        self.lines += self._kept_back
        self.entries += self._kept_entries
        self.reach = self._taken
        self._kept_back, self._kept_entries = [], []

    def until(self, entry: int) -> int:
        """How many lines there were after this entry."""
        return sum(1 for one in self.entries if one <= entry)


class Feed:
    """One season's facts, as far as this process has read them."""

    def __init__(
        self, season: str, format: Format, release: str, blind: bool, title: str = ""
    ) -> None:
        self.season = season
        self.title = title
        """What it is called; the facts of a fork tell its parent's title."""
        self.blind = blind
        """Whether what tells a person from a bot stays closed for good."""
        self.format = format
        self.told: list[Told[Fact]] = []
        self.over = False
        self.used = time.monotonic()
        self.readers = 0
        self._release = release
        self.pages: dict[tuple[str, Viewer], tuple[int, bytes]] = {}
        """What was made of these facts, such as transcripts, and of how many of them."""
        self._views: dict[Viewer, ViewersFeed] = {}
        self.changed = asyncio.Event()
        """Set once there may be more facts than there are now; then another stands here."""
        self.stirred = asyncio.Event()
        """Set once anything was written of the season, also what told no fact."""
        self._woke = time.monotonic()

    def of(self, viewer: Viewer) -> ViewersFeed:
        """What this viewer may know so far; it grows with the season."""
        self.used = time.monotonic()
        if viewer not in self._views:
            made = self._views[viewer] = ViewersFeed(viewer, self.format, self._release)
            for one in self.told:
                made.take(one)
            if self.over:
                made.release()
        return self._views[viewer]

    def beat(self, seconds: float) -> None:
        """Let all who wait look again, if nothing has for so long."""
        if time.monotonic() - self._woke >= seconds:
            self.wake()

    def take(self, told: Sequence[Told[Fact]], *, over: bool) -> None:
        """Take in what follows, and let all who wait look."""
        self.told += told
        self.over = over
        for view in self._views.values():
            for one in told:
                view.take(one)
            if over:
                view.release()
        self.wake()

    def wake(self) -> None:
        """Let all who wait look again."""
        self._woke = time.monotonic()
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()
        self.stir()

    def stir(self) -> None:
        """Let those look who wait for more than facts."""
        stirred, self.stirred = self.stirred, asyncio.Event()
        stirred.set()


class Feeds:
    """The feeds of the seasons that somebody reads in this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._feeds: dict[str, Feed] = {}
        self._reading: dict[str, asyncio.Lock] = {}

    async def open(self, season: str) -> Feed:
        """A season's feed, as it stands in the database now. Raises UnknownSeason, SpoiledRow."""
        while True:
            if season not in self._feeds:
                row = await self._store.seasons.find(season)
                self._feeds.setdefault(
                    season,
                    Feed(season, load_format(row.format), row.release, is_blind(row), row.title),
                )
            await self.look(season)
            feed = self._feeds.get(season)
            if feed is not None:  # else it was forgotten meanwhile: its past is another now
                feed.used = time.monotonic()
                return feed

    async def look(self, season: str) -> None:
        """Read what is new of a season that somebody follows; nothing else happens."""
        feed = self._feeds.get(season)
        if feed is None:
            return
        async with self._reading.setdefault(season, asyncio.Lock()):
            row = await self._store.seasons.find(season)
            if is_blind(row) != feed.blind:
                self.forget(season)
            elif row.facts > len(feed.told) or (row.status == OVER) != feed.over:
                told = await self._store.past.facts(season, len(feed.told) - 1)
                feed.take(told, over=row.status == OVER)
            else:
                feed.stir()

    async def follow(self) -> None:
        """Read on whenever something was written of a season that is read here. Until cancelled."""
        written: dict[str, None] = {}
        heard = asyncio.Event()

        def hear(notice: Notice) -> None:
            if notice.what == "everything":
                written.update(dict.fromkeys(self._feeds))
            elif notice.what == "past":
                self.forget(notice.season)
            elif notice.what != "input" and notice.season in self._feeds:
                written[notice.season] = None
            if written:
                heard.set()

        with self._store.listeners.listening(hear):
            while True:
                await heard.wait()
                heard.clear()
                seasons, written = list(written), {}
                for season in seasons:
                    await self._look_patiently(season)

    async def _look_patiently(self, season: str) -> None:
        try:
            await self.look(season)
        except (UnknownSeason, SpoiledRow):  # whoever reads it next is told so
            self.forget(season)
        except Exception as problem:
            if not is_outage(problem):
                raise
            # With the database back comes the notice to look at everything.

    def forget(self, season: str) -> None:
        """Read a season anew when somebody asks next: words of it were erased, or its release set.

        Those who watch it now go on: their streams end, and they come back to where they were.
        """
        feed = self._feeds.pop(season, None)
        if feed is not None:
            feed.wake()

    def is_current(self, feed: Feed) -> bool:
        """Whether this feed is still the one to read."""
        return self._feeds.get(feed.season) is feed

    def tidy(self) -> None:
        """Forget the seasons that nobody has read for a while."""
        before = time.monotonic() - IDLE_SECONDS
        for season, feed in list(self._feeds.items()):
            if not feed.readers and feed.used < before:
                del self._feeds[season]
                self._reading.pop(season, None)


_encoder = msgspec.json.Encoder()


def _line(number: int, fact: Fact, told: Told[Fact] | None) -> Line:
    """A viewer's line; producers are also told the season's own entry, and who else may know."""
    plain: dict[str, object] = {"number": number, "fact": msgspec.Raw(encode_words(fact))}
    if told is not None:
        plain |= {"entry": told.entry, "audience": told.audience.code, "reveals": told.reveals}
    return Line(number, type(fact).__name__, _encoder.encode(plain))

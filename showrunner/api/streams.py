"""Streams: seasons watched live, each through the eyes of whoever watches."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import Protocol

from showrunner.api.access import Seat, changed
from showrunner.errors import DatabaseGone, UnknownSeason
from showrunner.running.feeds import Feed, Feeds, Line
from showrunner.store import Store
from showrunner.store.database import is_trouble

PULSE_SECONDS = 0.7
"""How often it is looked whether those who watch still may."""
BEAT_SECONDS = 15.0
"""After so long with nothing to say a stream says that it is alive."""
MOST_LINES = 500
"""How many lines are sent at once."""


class Beside(Protocol):
    """What a stream says beside the facts."""

    seconds: float | None
    """After so long there may be news though nothing happens; None for no such time."""

    async def news(self) -> bytes:
        """What is new, framed; nothing where nothing is."""


class Stream:
    """One open stream; its viewer has the lines up to `after`."""

    def __init__(self, here: Seat, after: int = 0) -> None:
        self.here = here
        self.after = after
        self.ended = False
        self.feed: Feed | None = None

    def end(self) -> None:
        """Let it end as soon as it is looked at, which is now."""
        self.ended = True
        if self.feed is not None:
            self.feed.wake()


class Streams:
    """All open streams of this process."""

    def __init__(self, store: Store, feeds: Feeds) -> None:
        self.feeds = feeds
        self._store = store
        self._open: set[Stream] = set()
        self._closed = False

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)

    def end(self, tokens: Iterable[str]) -> None:
        """End the streams of those who were let in by these tokens."""
        gone = set(tokens)
        for stream in self._open:
            if stream.here.actor.id in gone:
                stream.end()

    async def look_again(self) -> None:
        """End the streams of those who may not look any more, or would see something else."""
        streams = list(self._open)
        gone = await changed(self._store, [stream.here for stream in streams]) if streams else []
        for stream in streams:
            if any(stream.here is here for here in gone):
                stream.end()

    def close(self) -> None:
        """End all streams, and open no more: the server is going down."""
        self._closed = True
        for stream in self._open:
            stream.end()

    async def pulse(self) -> None:
        """Keep streams alive, and end those of whoever may not look any more. Until cancelled."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            self.feeds.tidy()
            with contextlib.suppress(Exception):
                await self.look_again()
            for feed in {stream.feed for stream in self._open if stream.feed is not None}:
                with contextlib.suppress(Exception):
                    await self.feeds.look(feed.season)
                feed.beat(BEAT_SECONDS)

    async def lines(
        self,
        here: Seat,
        after: int,
        frame: Callable[[Line], bytes],
        *,
        beat: bytes,
        end: bytes,
        beside: Beside | None = None,
    ) -> AsyncIterator[bytes]:
        """What happens in a season after this viewer's line `after`, framed, until it is over."""
        with self.joined(here, after) as stream:
            try:
                async for said in self._said(stream, here, frame, beat, end, beside):
                    yield said
            except UnknownSeason:
                return  # it was deleted
            except Exception as problem:
                if not (isinstance(problem, DatabaseGone) or is_trouble(problem)):
                    raise
                return  # whoever watches comes back to where they were

    async def _said(
        self,
        stream: Stream,
        here: Seat,
        frame: Callable[[Line], bytes],
        beat: bytes,
        end: bytes,
        beside: Beside | None,
    ) -> AsyncIterator[bytes]:
        while not stream.ended:
            feed = stream.feed = await self.feeds.open(here.season)
            feed.readers += 1
            try:
                async for lines, news in _fresh(stream, feed, self.feeds, here, beside):
                    yield b"".join(map(frame, lines)) + news or beat
            finally:
                feed.readers -= 1
            if feed.over and self.feeds.is_current(feed) and not self._closed:
                yield end
                return

    @contextlib.contextmanager
    def joined(self, here: Seat, after: int = 0) -> Iterator[Stream]:
        """One more stream, or somebody else who waits, and ends when streams do."""
        stream = Stream(here, after)
        stream.ended = self._closed
        self._open.add(stream)
        try:
            yield stream
        finally:
            self._open.discard(stream)


async def _fresh(
    stream: Stream, feed: Feed, feeds: Feeds, here: Seat, beside: Beside | None
) -> AsyncIterator[tuple[list[Line], bytes]]:
    """The lines and the news that follow, as they come; neither where it is time for a beat."""
    view = feed.of(here.viewer)
    spoke = time.monotonic()
    while not stream.ended and feeds.is_current(feed):
        more = feed.changed if beside is None else feed.stirred
        over = feed.over
        lines = view.lines[stream.after : stream.after + MOST_LINES]
        stream.after += len(lines)
        news = b"" if beside is None or lines else await beside.news()
        if lines or news or time.monotonic() - spoke >= BEAT_SECONDS:
            spoke = time.monotonic()
            yield lines, news
        elif over:
            return
        else:
            await woken(more, None if beside is None else beside.seconds)


async def woken(more: asyncio.Event, seconds: float | None) -> None:
    """Until there may be more, or for so many seconds."""
    if seconds is None:
        await more.wait()
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await more.wait()

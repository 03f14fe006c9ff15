"""Live streams of seasons, each in the view of its watcher."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import Protocol

from showrunner.api.access import Seat, changed
from showrunner.errors import DatabaseGone, UnknownSeason
from showrunner.kernel import Viewer
from showrunner.running.feeds import Feed, Feeds
from showrunner.running.viewer_feed import FeedLine
from showrunner.store import Store
from showrunner.store.database import is_outage

PULSE_SECONDS = 0.7
"""Seconds between two checks whether watchers still may watch."""
BEAT_SECONDS = 15.0
"""Seconds without data after which a stream sends a sign of life."""
MAX_LINES_AT_ONCE = 500
"""Lines sent in one piece."""


class ExtraEvents(Protocol):
    """Events in a stream apart from facts."""

    seconds: float | None
    """Seconds after which there may be new events even if nothing happens; None for no limit."""

    async def news(self) -> bytes:
        """The new events, encoded for the stream; empty if there are none."""


class Stream:
    """One open stream; its viewer has received the lines up to `after`."""

    def __init__(self, here: Seat, after: int = 0) -> None:
        self.here = here
        self.after = after
        self.ended = False
        self.feed: Feed | None = None

    def end(self) -> None:
        """End the stream, by waking its reader."""
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
        """The number of open streams."""
        return len(self._open)

    def end(self, tokens: Iterable[str]) -> None:
        """End the streams opened with these tokens."""
        revoked = set(tokens)
        for stream in self._open:
            if stream.here.actor.id in revoked:
                stream.end()

    async def look_again(self) -> None:
        """End the streams of watchers who may no longer look, or whose view has changed."""
        streams = list(self._open)
        shut_out = (
            await changed(self._store, [stream.here for stream in streams]) if streams else []
        )
        for stream in streams:
            if any(stream.here is here for here in shut_out):
                stream.end()

    def close(self) -> None:
        """End all streams and refuse new ones, as the server is stopping."""
        self._closed = True
        for stream in self._open:
            stream.end()

    async def pulse(self) -> None:
        """Until cancelled, keep streams alive, and end those whose watchers may no longer look."""
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
        viewer: Viewer,
        after: int,
        frame: Callable[[FeedLine], bytes],
        *,
        beat: bytes,
        end: bytes,
        beside: ExtraEvents | None = None,
    ) -> AsyncIterator[bytes]:
        """The lines of a season after this viewer's line `after`, as encoded by `frame`.

        `viewer` is whose view `here` asked for.
        """
        with self.joined(here, after) as stream:
            try:
                async for chunk in self._chunks(stream, viewer, frame, beat, end, beside):
                    yield chunk
            except UnknownSeason:
                return  # it was deleted
            except Exception as problem:
                if not (isinstance(problem, DatabaseGone) or is_outage(problem)):
                    raise
                return  # the client reconnects and continues after its last line

    async def _chunks(
        self,
        stream: Stream,
        viewer: Viewer,
        frame: Callable[[FeedLine], bytes],
        beat: bytes,
        end: bytes,
        beside: ExtraEvents | None,
    ) -> AsyncIterator[bytes]:
        while not stream.ended:
            feed = stream.feed = await self.feeds.open(stream.here.season)
            feed.readers += 1
            try:
                async for lines, news in _fresh(stream, feed, self.feeds, viewer, beside):
                    yield b"".join(map(frame, lines)) + news or beat
            finally:
                feed.readers -= 1
            if feed.over_for(viewer) and self.feeds.is_current(feed) and not self._closed:
                yield end
                return

    @contextlib.contextmanager
    def joined(self, here: Seat, after: int = 0) -> Iterator[Stream]:
        """Register a stream (or another waiting request), so that it is ended like all streams."""
        stream = Stream(here, after)
        stream.ended = self._closed
        self._open.add(stream)
        try:
            yield stream
        finally:
            self._open.discard(stream)


async def _fresh(
    stream: Stream, feed: Feed, feeds: Feeds, viewer: Viewer, beside: ExtraEvents | None
) -> AsyncIterator[tuple[list[FeedLine], bytes]]:
    """New lines and events as they come; both are empty when a sign of life is due."""
    view = feed.of(viewer)
    last_sent = time.monotonic()
    while not stream.ended and feeds.is_current(feed):
        changed_event = feed.changed if beside is None else feed.stirred
        over = feed.over_for(viewer)
        lines = view.lines[stream.after : stream.after + MAX_LINES_AT_ONCE]
        stream.after += len(lines)
        news = b"" if beside is None or lines else await beside.news()
        if lines or news or time.monotonic() - last_sent >= BEAT_SECONDS:
            last_sent = time.monotonic()
            yield lines, news
        elif over:
            return
        else:
            await wait_for(changed_event, None if beside is None else beside.seconds)


async def wait_for(event: asyncio.Event, seconds: float | None) -> None:
    """Wait for the event, at most `seconds`."""
    if seconds is None:
        await event.wait()
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()

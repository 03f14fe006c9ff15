"""Streams: seasons watched live, each through the eyes of whoever watches."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator

from showrunner.api.access import Seat
from showrunner.errors import DatabaseGone
from showrunner.running.feeds import Feed, Feeds, Line
from showrunner.store import Store
from showrunner.store.database import is_trouble

PULSE_SECONDS = 0.7
"""How often it is looked whether those who watch are still let in."""
BEAT_SECONDS = 15.0
"""After so long with nothing to say a stream says that it is alive."""
MOST_LINES = 500
"""How many lines are sent at once."""

Extra = Callable[[], bytes]


class Stream:
    """One open stream."""

    def __init__(self, token: str) -> None:
        self.token = token
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
            if stream.token in gone:
                stream.end()

    def close(self) -> None:
        """End all streams, and open no more: the server is going down."""
        self._closed = True
        for stream in self._open:
            stream.end()

    async def pulse(self) -> None:
        """Keep streams alive, and end those of tokens that are no longer good. Until cancelled."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            self.feeds.tidy()
            shown = {stream.token for stream in self._open if stream.token}
            if shown:
                with contextlib.suppress(Exception):
                    self.end(shown - await self._store.tokens.still_good(sorted(shown)))
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
    ) -> AsyncIterator[bytes]:
        """What happens in a season after this viewer's line `after`, framed, until it is over."""
        with self._joined(here) as stream:
            while not stream.ended:
                try:
                    feed = stream.feed = await self.feeds.open(here.season)
                except Exception as problem:
                    if isinstance(problem, DatabaseGone) or is_trouble(problem):
                        return  # whoever watches comes back to where they were
                    raise
                feed.readers += 1
                try:
                    async for lines in _new_lines(stream, feed, self.feeds, here, after):
                        yield b"".join(map(frame, lines)) if lines else beat
                        after += len(lines)
                finally:
                    feed.readers -= 1
                if feed.over and self.feeds.is_current(feed) and not self._closed:
                    yield end
                    return

    @contextlib.contextmanager
    def _joined(self, here: Seat) -> Iterator[Stream]:
        stream = Stream(here.actor.id)
        stream.ended = self._closed
        self._open.add(stream)
        try:
            yield stream
        finally:
            self._open.discard(stream)


async def _new_lines(
    stream: Stream, feed: Feed, feeds: Feeds, here: Seat, after: int
) -> AsyncIterator[list[Line]]:
    """The lines that follow, as they come; none where it is time to say that one is alive."""
    view = feed.of(here.viewer)
    said = time.monotonic()
    while not stream.ended and feeds.is_current(feed):
        if len(view.lines) > after:
            lines = view.lines[after : after + MOST_LINES]
            after += len(lines)
            said = time.monotonic()
            yield lines
        elif feed.over:
            return
        elif time.monotonic() - said >= BEAT_SECONDS:
            said = time.monotonic()
            yield []
        else:
            await feed.changed()

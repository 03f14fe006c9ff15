"""A season told on the terminal while it goes on, so that Ctrl-C can end it between two lines."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence

from showrunner.cli.common import console
from showrunner.formats.facts import Fact
from showrunner.formats.format import Format
from showrunner.kernel import Told, View, Viewer
from showrunner.running.live import LiveSeason
from showrunner.transcripts.terminal import TerminalTeller


class _Ended(Exception):
    """Whoever waited for the telling waits no more."""


class Telling:
    """Tells facts through one viewer's eyes, each fact once.

    The telling goes on in a thread of its own; whoever waits for it can be cancelled, and then it
    ends before its next line.
    """

    def __init__(self, format: Format, viewer: Viewer, fast: bool = False, title: str = "") -> None:
        self._screen = console()
        self.pauses = self._screen.is_terminal and not fast
        """Whether it waits between lines, for those who read."""
        self._stopped = threading.Event()
        self._teller = TerminalTeller(
            self._screen, format, viewer, self._pause if self.pauses else None, title
        )
        self._view: View[Fact] = View(viewer)
        self._told = 0

    async def publish(self, live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
        """Tell what has just been written; what was told before this began is only taken in."""
        self.catch_up(live.kernel.story.told[self._told : told[0].number])
        await self.tell(told)

    def catch_up(self, told: Sequence[Told[Fact]]) -> None:
        """Take in facts without a word."""
        self._screen.quiet = True
        self._tell(told)
        self._screen.quiet = False

    async def tell(self, told: Sequence[Told[Fact]]) -> None:
        """Tell these facts."""
        await self._apart(lambda: self._tell(told))

    async def close(self) -> None:
        """Tell what was still going on when the facts ended."""
        await self._apart(self._teller.close)

    def _tell(self, told: Sequence[Told[Fact]]) -> None:
        for one in told:
            if self._stopped.is_set():
                raise _Ended
            self._told = one.number + 1
            for seen in self._view.take(one):
                self._teller.tell(seen.fact)

    def _pause(self, seconds: float) -> None:
        if not self._screen.quiet and self._stopped.wait(seconds):
            raise _Ended

    async def _apart(self, work: Callable[[], None]) -> None:
        try:
            await asyncio.to_thread(_until_ended, work)
        except asyncio.CancelledError:
            self._stopped.set()
            raise


def _until_ended(work: Callable[[], None]) -> None:
    with contextlib.suppress(_Ended):
        work()

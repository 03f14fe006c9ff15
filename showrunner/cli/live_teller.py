"""Print a season on the terminal while it runs; Ctrl-C can stop it between two lines."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence

from showrunner.cli.common import console
from showrunner.errors import ShowrunnerError
from showrunner.formats.facts import Fact
from showrunner.formats.format import Format
from showrunner.kernel import Told, View, Viewer
from showrunner.running.live import LiveSeason
from showrunner.transcripts.terminal import TerminalTeller


class _Stopped(ShowrunnerError):
    """The task that waited for the printing thread was cancelled."""


class LiveTeller:
    """Prints each fact of one viewer's view once.

    Printing happens in a thread, since it pauses between lines. When the task that awaits it is
    cancelled, the thread stops before its next line.
    """

    def __init__(self, format: Format, viewer: Viewer, fast: bool = False, title: str = "") -> None:
        self._screen = console()
        self.pauses = self._screen.is_terminal and not fast
        """Whether it pauses between lines, so that people can read along."""
        self._stopped = threading.Event()
        self._teller = TerminalTeller(
            self._screen, format, viewer, self._pause if self.pauses else None, title
        )
        self._view: View[Fact] = View(viewer)
        self._told = 0

    async def publish(self, live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
        """Print facts that were just committed. Earlier facts only update the state."""
        self.catch_up(live.kernel.story.told[self._told : told[0].number])
        await self.tell(told)

    def catch_up(self, told: Sequence[Told[Fact]]) -> None:
        """Update the state from facts without printing them."""
        self._screen.quiet = True
        self._tell(told)
        self._screen.quiet = False

    async def tell(self, told: Sequence[Told[Fact]]) -> None:
        """Print these facts."""
        await self._in_thread(lambda: self._tell(told))

    async def close(self) -> None:
        """Print what the teller still holds back, such as an unfinished table."""
        await self._in_thread(self._teller.close)

    def _tell(self, told: Sequence[Told[Fact]]) -> None:
        for fact in told:
            if self._stopped.is_set():
                raise _Stopped
            self._told = fact.number + 1
            for seen in self._view.take(fact):
                self._teller.tell(seen.fact)

    def _pause(self, seconds: float) -> None:
        if not self._screen.quiet and self._stopped.wait(seconds):
            raise _Stopped

    async def _in_thread(self, work: Callable[[], None]) -> None:
        try:
            await asyncio.to_thread(_until_stopped, work)
        except asyncio.CancelledError:
            self._stopped.set()
            raise


def _until_stopped(work: Callable[[], None]) -> None:
    with contextlib.suppress(_Stopped):
        work()

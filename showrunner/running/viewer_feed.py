"""What one viewer may know of a season, line by line, as it is released to them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec

from showrunner.formats.facts import Fact, encode_words
from showrunner.formats.format import Format
from showrunner.kernel import PRODUCER, Told, View, Viewer
from showrunner.store.models import now

AT_ONCE = timedelta()


class FeedLine(NamedTuple):
    """A fact as one viewer reads it: its number in the viewer's own count, its type, its JSON."""

    number: int
    type: str
    json: bytes


class _Part(NamedTuple):
    """A number of a viewer's first lines, and of the season's facts, that are released together."""

    due: datetime
    lines: int
    reach: int


class ViewerFeed:
    """The facts of a season that one viewer may know, as lines numbered from 1 without gaps.

    `release` says when the viewer gets them: `live` at once, `episode` when the next one begins,
    `end` when the season is over, `never` not at all. Of `episode` and `end`, all is released
    `delay` later.
    """

    def __init__(
        self, viewer: Viewer, format: Format, release: str, delay: timedelta = AT_ONCE
    ) -> None:
        self.lines: list[FeedLine] = []
        self.entries: list[int] = []
        """The entry that each line came with; not shown to the viewer."""
        self.reach = 0
        """The number of facts of the season that these lines are based on."""
        self._facts_taken = 0
        self._view: View[Fact] = View(viewer)
        self._all = viewer == PRODUCER
        self._release = release
        self._delay = delay
        self._parts: list[_Part] = []
        """What is to be released at a certain time, in order."""
        self._episodes = format.count_episodes()
        self._unreleased: list[FeedLine] = []
        self._unreleased_entries: list[int] = []

    @property
    def waits(self) -> bool:
        """Whether something is to be released at a certain time."""
        return bool(self._parts)

    def take(self, told: Told[Fact], at: datetime) -> None:
        """Add the season's next fact. If it opens a round, `at` is when that happened."""
        if self._episodes.take(told.fact) and self._release == "episode":
            self._release_after(at)
        self._facts_taken += 1
        for seen in self._view.take(told):
            self._unreleased.append(_line(seen.number, seen.fact, told if self._all else None))
            self._unreleased_entries.append(told.entry)
        if self._release == "live":
            self._release_up_to(len(self.lines) + len(self._unreleased), self._facts_taken)

    def end(self, at: datetime) -> None:
        """Release what the end of the season, at this time, releases."""
        if self._release in ("episode", "end"):
            self._release_after(at)

    def release_due(self, time: datetime) -> bool:
        """Release what is due at this time; returns whether there was anything."""
        due = [part for part in self._parts if part.due <= time]
        for part in due:
            self._release_up_to(part.lines, part.reach)
        self._parts = self._parts[len(due) :]
        return bool(due)

    def _release_after(self, at: datetime) -> None:
        """Release all so far: at once, or when the delay after `at` is over."""
        lines = len(self.lines) + len(self._unreleased)
        self._parts.append(_Part(at + self._delay, lines, self._facts_taken))
        self.release_due(now())

    def _release_up_to(self, lines: int, reach: int) -> None:
        number = lines - len(self.lines)
        self.lines += self._unreleased[:number]
        self.entries += self._unreleased_entries[:number]
        del self._unreleased[:number], self._unreleased_entries[:number]
        self.reach = reach

    def until(self, entry: int) -> int:
        """How many lines there were after this entry."""
        return sum(1 for line_entry in self.entries if line_entry <= entry)


_encoder = msgspec.json.Encoder()


def _line(number: int, fact: Fact, told: Told[Fact] | None) -> FeedLine:
    """A viewer's line. Only producers get `told`, with the fact's entry and audience."""
    plain: dict[str, object] = {"number": number, "fact": msgspec.Raw(encode_words(fact))}
    if told is not None:
        plain |= {"entry": told.entry, "audience": told.audience.code, "reveals": told.reveals}
    return FeedLine(number, type(fact).__name__, _encoder.encode(plain))

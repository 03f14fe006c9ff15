"""Replay: plays a stored season again from its journal, and compares the results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from showrunner.errors import Refused, ReplayDiffers
from showrunner.formats.facts import Fact
from showrunner.formats.format import Ending, Format, load_format
from showrunner.kernel import EntryResult, Kernel, Text, Told, sealer
from showrunner.running.differences import around, shortened
from showrunner.running.fact_lines import fact_line
from showrunner.running.journal import Journal, Record, entry_of

_MAY_HOLD_TEXTS = (Text, dict, list, tuple)


def replay(journal: Journal, stored_facts: Sequence[bytes] | None = None) -> Kernel:
    """Play a journal, and check every entry's digest and, if given, every stored fact (as a line).

    Raises ReplayDiffers with the first entry and fact that differ, and VersionMismatch for a season
    of another version of its format.
    """
    settings = journal.header.settings
    format = load_format(settings.format)
    kernel = format.kernel(settings, journal.header.luck)
    stored = _Stored(stored_facts)
    stored.compare(0, kernel.start().told)
    for record in journal.records:
        result = _enter(kernel, record)
        stored.compare(record.number, result.told)
        digest = kernel.story.digest[: len(record.digest)]
        if digest != record.digest or not digest:
            raise ReplayDiffers(record.number, None, f"digest {record.digest}", f"digest {digest}")
    stored.refuse_more(kernel.entries)
    return kernel


def ending_of(format: Format, kernel: Kernel) -> Ending | None:
    """Who has won a season, and why; None if that is not decided yet."""
    season: Any = kernel.rules
    return format.outcome(season.sheet)


def _enter(kernel: Kernel, record: Record) -> EntryResult:
    """Enter a stored entry, and check that its words fit their seals."""
    try:
        entry = entry_of(record)
    except ValueError as problem:
        raise ReplayDiffers(record.number, None, shortened(record.entry), str(problem)) from None
    salt = getattr(entry, "salt", "")
    seal = sealer(salt)
    for text in _texts(
        [getattr(entry, name, None) for name in ("value", "thought", "terms", "text")]
    ):
        if salt and text.words is not None and seal(text.words) != text:
            raise ReplayDiffers(record.number, None, repr(text.words), "words of another seal")
    try:
        return kernel.apply(entry)
    except Refused as refusal:
        told = f"a refusal: {refusal}"
        raise ReplayDiffers(record.number, None, shortened(record.entry), told) from None


def _texts(value: object) -> Iterator[Text]:
    """All texts in a value of an entry."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            if type(inner) in _MAY_HOLD_TEXTS:
                yield from _texts(inner)


class _Stored:
    """The stored facts, which are compared one after the other with the replayed ones."""

    def __init__(self, lines: Sequence[bytes] | None) -> None:
        self._lines = lines
        self._next = 0

    def compare(self, entry: int, told: Sequence[Told[Fact]]) -> None:
        """Raise ReplayDiffers at the first fact of this entry that differs from the stored one."""
        if self._lines is None:
            return
        for fact in told:
            line = fact_line(fact)
            stored = self._lines[self._next] if self._next < len(self._lines) else b"nothing"
            if stored.rstrip(b"\n") != line.rstrip(b"\n"):
                raise ReplayDiffers(entry, fact.number, *around(stored, line))
            self._next += 1

    def refuse_more(self, entry: int) -> None:
        """Raise ReplayDiffers if more facts are stored than were told."""
        if self._lines is not None and self._next < len(self._lines):
            stored = shortened(self._lines[self._next])
            raise ReplayDiffers(entry, self._next, stored, "nothing")

"""The story: every fact told, in order, with the digest that covers them all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Generic, NamedTuple, TypeVar

from showrunner.kernel.audience import Audience, Viewer

F = TypeVar("F")

Encode = Callable[[object], bytes]
"""Turns a fact into the bytes that digests cover (texts by their seals only)."""


@dataclass(slots=True)  # not frozen: see entries
class Told(Generic[F]):
    """One fact as it was told: its number in the season, the entry that caused it, its audience.

    `reveals` marks the fact from which on all that was told so far is open to everybody, but for
    what is `closed`: that is for its audience alone for good.
    """

    number: int
    entry: int
    audience: Audience
    fact: F
    reveals: bool = False
    closed: bool = False


class Seen(NamedTuple, Generic[F]):
    """One fact as one viewer sees it. `number` counts that viewer's own facts, without gaps."""

    number: int
    fact: F


class Story(Generic[F]):
    """The facts of one season so far, and their running digest."""

    def __init__(self, encode: Encode) -> None:
        self.told: list[Told[F]] = []
        self._encode = encode
        self._hash = sha256()

    def add(self, entry: int, fact: F, audience: Audience, reveals: bool) -> Told[F]:
        """Tell one more fact."""
        told = Told(len(self.told), entry, audience, fact, reveals)
        self.told.append(told)
        self._hash.update(b"%b\t%b\n" % (audience.code.encode(), self._encode(fact)))
        return told

    @property
    def digest(self) -> str:
        """The digest of all facts so far, as 64 hexadecimal digits."""
        return self._hash.hexdigest()


class View(Generic[F]):
    """The one filter by audience: a season's facts as one viewer may know them.

    With `playing`, the view is what a seat plays from: its own view less its quarantined facts.
    A revealing fact opens everything told before it; what a viewer had not seen follows it in the
    order in which it was told, so that nobody's numbers ever change.
    """

    def __init__(self, viewer: Viewer, playing: bool = False) -> None:
        self.viewer = viewer
        self._playing = playing
        self._hidden: list[F] = []
        self._count = 0

    def _see(self, fact: F) -> Seen[F]:
        self._count += 1
        return Seen(self._count, fact)

    def take(self, told: Told[F]) -> list[Seen[F]]:
        """What this viewer comes to know when this fact is told (often nothing)."""
        audience = told.audience
        if self._playing and audience.quarantined:
            return []
        if not self.viewer.may_know(audience):
            if not told.closed:
                self._hidden.append(told.fact)
            return []
        self._count += 1
        seen = [Seen(self._count, told.fact)]
        if told.reveals and self._hidden:
            seen += map(self._see, self._hidden)
            self._hidden.clear()
        return seen


class Views(Generic[F]):
    """What each of these seats plays from: as many `View`s with `playing`, filled at once.

    A fact that few may know is not held against everybody's view in turn.
    """

    def __init__(self, seats: Iterable[str]) -> None:
        self._opened = dict.fromkeys(seats, 0)
        """How many of the hidden facts a reveal has opened to each seat."""
        self._hidden: list[Told[F]] = []
        self._few: dict[str, list[str]] = {}
        """Who of these seats is in an audience, by its code."""

    def take(self, told: Told[F]) -> list[tuple[Collection[str], F]]:
        """Who comes to know what when this fact is told."""
        audience = told.audience
        if audience.quarantined:
            return []
        if audience.everybody:
            who: Collection[str] = self._opened.keys()
        elif audience.code in self._few:
            who = self._few[audience.code]
        else:
            who = [seat for seat in audience.seats if seat in self._opened]
            self._few[audience.code] = who
        seen = [(who, told.fact)]
        if told.reveals:
            seen += [((seat,), fact) for seat in who for fact in self._open(seat)]
        if not audience.everybody and not told.closed:
            self._hidden.append(told)
        return seen

    def _open(self, seat: str) -> list[F]:
        first, self._opened[seat] = self._opened[seat], len(self._hidden)
        hidden = self._hidden[first:]
        return [told.fact for told in hidden if seat not in told.audience.seats]


def view(story: Iterable[Told[F]], viewer: Viewer, playing: bool = False) -> Iterator[Seen[F]]:
    """A season's facts as this viewer may know them, numbered for this viewer alone."""
    filtered = View[F](viewer, playing)
    for told in story:
        yield from filtered.take(told)


def known(story: Sequence[Told[F]], viewer: Viewer) -> Iterator[F]:
    """What this viewer may know by now, in the order in which it happened.

    `view` gives the order in which one came to know; after a revealing fact the two differ, and a
    sheet folded from this one is right.
    """
    revealed = max((told.number for told in story if told.reveals), default=-1)
    for told in story:
        opened = told.number <= revealed and not told.closed
        if opened or viewer.may_know(told.audience):
            yield told.fact

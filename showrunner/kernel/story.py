"""The story: every fact of a season in order, their digest, and the views of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from showrunner.kernel.audience import BROADCAST, PRODUCERS, Audience, Viewer

F = TypeVar("F")

Encode = Callable[[object], bytes]
"""Turns a fact into the bytes that the digest covers (only the seals of its texts)."""


class Airing(Protocol):
    """What the broadcast asks of a fact."""

    def airs(self, told_to_cast: bool) -> bool:
        """Whether the broadcast shows it; `told_to_cast`: if anybody in the season was told."""


@dataclass(slots=True)  # not frozen, for speed: see `Answer`
class Told(Generic[F]):
    """A fact of the story: its number in the season, the entry that caused it, and its audience.

    A fact that `reveals` opens all earlier facts to everybody, except those that are `closed`: they
    are for their audience only, for ever.
    """

    number: int
    entry: int
    audience: Audience
    fact: F
    reveals: bool = False
    closed: bool = False

    @property
    def airs(self) -> bool:
        """Whether the broadcast shows this fact. A reveal does not change that."""
        fact: Any = self.fact
        airing: Airing = fact
        return not self.closed and airing.airs(self.audience != PRODUCERS)

    def is_for(self, viewer: Viewer) -> bool:
        """Whether this viewer may know it when it is told."""
        return self.airs if viewer == BROADCAST else viewer.may_know(self.audience)


class Seen(NamedTuple, Generic[F]):
    """A fact as one viewer sees it. `number` counts this viewer's own facts, without gaps."""

    number: int
    fact: F


class SeasonStory(Generic[F]):
    """The facts of one season so far, and their digest."""

    def __init__(self, encode: Encode) -> None:
        self.told: list[Told[F]] = []
        self._encode = encode
        self._hash = sha256()

    def add(self, entry: int, fact: F, audience: Audience, reveals: bool) -> Told[F]:
        """Append a fact."""
        told = Told(len(self.told), entry, audience, fact, reveals)
        self.told.append(told)
        self._hash.update(b"%b\t%b\n" % (audience.code.encode(), self._encode(fact)))
        return told

    @property
    def digest(self) -> str:
        """The digest of all facts so far, as 64 hexadecimal digits."""
        return self._hash.hexdigest()


class View(Generic[F]):
    """A season's facts as one viewer may know them: the only filter by audience.

    With `playing`, the view is what the seat's player decides by: without quarantined facts. A fact
    that reveals is followed by all earlier facts that the viewer had not seen, in their order, so
    that the numbers that a viewer knows never change.
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
        """What this viewer learns from this fact: often nothing, or earlier facts as well."""
        if self._playing and told.audience.quarantined:
            return []
        if not told.is_for(self.viewer):
            if not told.closed and self.viewer != BROADCAST:
                self._hidden.append(told.fact)
            return []
        self._count += 1
        seen = [Seen(self._count, told.fact)]
        if told.reveals and self._hidden:
            seen += map(self._see, self._hidden)
            self._hidden.clear()
        return seen


class Views(Generic[F]):
    """Does the same as one `View` with `playing` for each of these seats, but faster.

    A fact is not checked against every seat in turn, but given to the seats in its audience.
    """

    def __init__(self, seats: Iterable[str]) -> None:
        self._opened = dict.fromkeys(seats, 0)
        """How many of the hidden facts have been revealed to each seat."""
        self._hidden: list[Told[F]] = []
        self._seats_in: dict[str, list[str]] = {}
        """Which of these seats are in an audience, by its code."""

    def take(self, told: Told[F]) -> list[tuple[Collection[str], F]]:
        """The facts that become known with this one, each with the seats that learn it."""
        audience = told.audience
        if audience.quarantined:
            return []
        if audience.everybody:
            seats: Collection[str] = self._opened.keys()
        elif audience.code in self._seats_in:
            seats = self._seats_in[audience.code]
        else:
            seats = [seat for seat in audience.seats if seat in self._opened]
            self._seats_in[audience.code] = seats
        seen = [(seats, told.fact)]
        if told.reveals:
            seen += [((seat,), fact) for seat in seats for fact in self._open(seat)]
        if not audience.everybody and not told.closed:
            self._hidden.append(told)
        return seen

    def _open(self, seat: str) -> list[F]:
        first, self._opened[seat] = self._opened[seat], len(self._hidden)
        hidden = self._hidden[first:]
        return [told.fact for told in hidden if seat not in told.audience.seats]


def view(story: Iterable[Told[F]], viewer: Viewer, playing: bool = False) -> Iterator[Seen[F]]:
    """A season's facts as this viewer may know them, with this viewer's own numbers."""
    filtered = View[F](viewer, playing)
    for told in story:
        yield from filtered.take(told)


def known(story: Sequence[Told[F]], viewer: Viewer) -> Iterator[F]:
    """The facts that this viewer may know by now; see `known_told`."""
    return (told.fact for told in known_told(story, viewer))


def known_told(story: Sequence[Told[F]], viewer: Viewer) -> Iterator[Told[F]]:
    """What this viewer may know by now, in the order in which it happened.

    `view` gives facts in the order in which the viewer learned them, which is another one after a
    fact that reveals. To fold a sheet, use this one.
    """
    revealed = max((told.number for told in story if told.reveals), default=-1)
    if viewer == BROADCAST:
        revealed = -1
    for told in story:
        opened = told.number <= revealed and not told.closed
        if opened or told.is_for(viewer):
            yield told

"""Finding beats: the finders take in a season's facts one by one and tell the beats in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, ClassVar, NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import GameEnded
from showrunner.kernel import Told
from showrunner.story.beat import Beat
from showrunner.story.record import Council, Record
from showrunner.story.told import Sentence

ENTRY_POINTS = "showrunner.beats"
"""A game's own finders: an entry point with the game's name, for a sequence of Finder classes."""


class Title(NamedTuple):
    """A title for who has most beats of these kinds; `place` is their place among its people.

    `importance` is from 1 to 100; a season's page has the most important titles that were earned.
    The {} in `text` stands for the number of beats, as `noun`s. Fewer than `least` earn nothing.
    """

    title: str
    importance: int
    kinds: Sequence[str]
    text: str
    noun: str
    place: int = 0
    least: int = 1


class Finder:
    """Finds beats of one kind, or of several that need the same memory.

    Lies that it finds it notes in the record (`prove_lie`), for the said/did board.
    """

    titles: ClassVar[Sequence[Title]] = ()
    """The titles that its beats can earn."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def beat(
        self,
        kind: str,
        importance: int,
        people: Iterable[str],
        facts: Iterable[int],
        text: str,
        **values: Any,
    ) -> Beat:
        """A beat of the round that is on."""
        return Beat(
            kind=kind,
            round=self.record.round,
            importance=importance,
            people=tuple(dict.fromkeys(people)),
            facts=tuple(sorted(set(facts))),
            text=text,
            values=values,
        )

    def take(self, number: int, fact: Fact) -> Iterable[Beat | Sentence]:
        """The beats that this fact completes; `record` has taken it in.

        A sentence is a detail: something that is no beat, and that viewers need to follow what
        happens. Its last fact says where it is told.
        """
        return ()

    def council(self, council: Council) -> Iterable[Beat]:
        """The beats in a vote of castaways that is over."""
        return ()

    def standing(self) -> Iterable[Sentence]:
        """What viewers should know at the end of a round: who holds what, who is who."""
        return ()

    def reasons(self, since: int) -> Iterable[Sentence]:
        """Why the episode that began with the fact `since` went as it did, besides its votes."""
        return ()

    def open_questions(self) -> Iterable[Sentence]:
        """What is still open at the end of an episode, the most pressing first."""
        return ()

    def end(self) -> Iterable[Beat]:
        """The beats that show when the game has ended."""
        return ()


CouncilBeat = Callable[[Council, Record], Iterable[Beat]]
"""Finds one kind of beat in a vote that is over."""


class BeatBook:
    """Finds the beats of a season: a fold over its facts, numbered as in its story."""

    def __init__(self, format: Format, finders: Iterable[type[Finder]]) -> None:
        self.record = Record(format)
        self.beats: list[Beat] = []
        self.details: list[Sentence] = []
        self._finders = [finder(self.record) for finder in finders]
        self._taking = [one for one in self._finders if type(one).take is not Finder.take]

    def take(self, told: Told[Fact]) -> None:
        """Take in a fact."""
        number, fact = told.number, told.fact
        councils = [council for council in self.record.take(told) if council.of_people]
        ended = isinstance(fact, GameEnded)
        for finder in self._finders if councils or ended else self._taking:
            for council in councils:
                self.beats += finder.council(council)
            for found in finder.take(number, fact):
                if isinstance(found, Beat):
                    self.beats.append(found)
                else:
                    self.details.append(found)
            if ended:
                self.beats += finder.end()

    @property
    def titles(self) -> list[Title]:
        """The titles that beats can earn, the most important first."""
        titles = [title for finder in self._finders for title in finder.titles]
        return sorted(titles, key=lambda title: -title.importance)

    def standing(self) -> Iterator[Sentence]:
        """What all finders say of where everybody stands."""
        for finder in self._finders:
            yield from finder.standing()

    def reasons(self, since: int) -> Iterator[Sentence]:
        """What all finders say of why an episode went as it did."""
        for finder in self._finders:
            yield from finder.reasons(since)

    def open_questions(self) -> Iterator[Sentence]:
        """What all finders say is still open."""
        for finder in self._finders:
            yield from finder.open_questions()


@cache
def own_finders(game: str) -> tuple[type[Finder], ...]:
    """The finders that a game adds to the common ones."""
    return tuple(
        finder for entry in entry_points(group=ENTRY_POINTS, name=game) for finder in entry.load()
    )


def beat_book(format: Format) -> BeatBook:
    """An empty book that finds the common beats and the game's own."""
    from showrunner.story.common import FINDERS

    return BeatBook(format, (*FINDERS, *own_finders(format.name)))


def beats_of(format: Format, story: Iterable[Told[Fact]]) -> list[Beat]:
    """The beats of a season so far, from all of its facts, in the order of their last facts."""
    book = beat_book(format)
    for told in story:
        book.take(told)
    return sorted(book.beats, key=lambda beat: beat.last)

"""The season record: a season as one viewer may read it, from which every export is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Any, TypeVar

from showrunner.errors import Forbidden
from showrunner.files.translations import ENGLISH
from showrunner.formats.broadcast import rounds_over
from showrunner.formats.chronicle import Chronicle, VoteCircumstances
from showrunner.formats.facts import Fact
from showrunner.formats.finishes import Finishes
from showrunner.formats.format import Ending, Format, load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.sheet import Sheet
from showrunner.formats.votes import VoteBook, VotingGrid
from showrunner.futures.chances import Chances
from showrunner.kernel import BROADCAST, PRODUCER, Told, Viewer, known, known_told
from showrunner.running.pen import with_written
from showrunner.store.episodes import StoredEpisode
from showrunner.store.pictures import Picture
from showrunner.story.editor import own_numbers, tell
from showrunner.story.told import ToldSeason

T = TypeVar("T")


class SeasonRecord:
    """A season as `viewer` may read it.

    `story` are the facts that are released to this viewer, not yet filtered by audience. What is
    made from `facts` contains nothing that the viewer may not know; only a producer's record gives
    the whole story (`told`) and the `settings`.
    """

    def __init__(
        self,
        id: str,
        title: str,
        settings: SeasonSettings,
        story: Sequence[Told[Fact]],
        viewer: Viewer = PRODUCER,
        *,
        portraits: Mapping[str, Picture] | None = None,
        began: date | None = None,
        ended: date | None = None,
        written: Mapping[int, StoredEpisode] | None = None,
        river: Sequence[Chances] = (),
        language: str = ENGLISH,
    ) -> None:
        self.id = id
        self.title = title
        self.viewer = viewer
        self.portraits = dict(portraits or {})
        """The pictures of castaways who have one, by seat."""
        self.began = began
        self.ended = ended
        """The day on which the season ended; None while it has not."""
        self.language = language
        """The language of documents; what is for programs has none."""
        self._written = dict(written or {})
        self._river = river
        self._settings = settings
        self._story = story
        self._made: dict[Callable[[SeasonRecord], Any], Any] = {}

    def seen_by(self, viewer: Viewer, on_air: int | None = None) -> SeasonRecord:
        """The same record for another viewer. Raises Forbidden unless this one is a producer's.

        Of a broadcast it has the first `on_air` facts, or if None, the rounds that are over.
        """
        story: Sequence[Told[Fact]] = self.told
        if viewer == BROADCAST:
            story = rounds_over(self.format, story) if on_air is None else story[:on_air]
        return SeasonRecord(
            self.id,
            self.title,
            self.settings,
            story,
            viewer,
            portraits=self.portraits,
            began=self.began,
            ended=self.ended,
            written=self._written,
            river=self._river,
            language=self.language,
        )

    def once(self, make: Callable[[SeasonRecord], T]) -> T:
        """What `make` makes of this record; it is called only the first time."""
        if make not in self._made:
            self._made[make] = make(self)
        made: T = self._made[make]
        return made

    @property
    def format(self) -> Format:
        """The season's game."""
        return load_format(self._settings.format)

    @property
    def told(self) -> Sequence[Told[Fact]]:
        """All facts with their audiences. Raises Forbidden for a viewer who is not a producer."""
        self.need_producer()
        return self._story

    @property
    def settings(self) -> SeasonSettings:
        """The season's settings. Raises Forbidden for a viewer who is not a producer."""
        self.need_producer()
        return self._settings

    @property
    def people(self) -> list[Castaway]:
        """The castaways as everybody sees them: name, age and looks, and nothing else."""
        return [
            Castaway(id=person.id, name=person.name, age=person.age, looks=person.looks)
            for person in self._settings.cast
        ]

    @property
    def river(self) -> Sequence[Chances]:
        """Everybody's chances at the beginnings of rounds, as far as they have been computed.

        They show secrets: they are for producers, and for viewers of the broadcast at the end.
        """
        aired = self.viewer == BROADCAST and self.ending is not None
        return self._river if self.viewer == PRODUCER or aired else ()

    def need_producer(self) -> None:
        """Raise Forbidden unless this is a producer's record."""
        if self.viewer != PRODUCER:
            raise Forbidden(f"{self.viewer} may not read the whole season", "ask its producers")

    @cached_property
    def facts(self) -> list[Fact]:
        """The facts that the viewer may know, in the order in which they happened."""
        return list(known(self._story, self.viewer))

    @cached_property
    def season_told(self) -> ToldSeason:
        """The season told to the viewer; on the broadcast, with the episodes that a model wrote.

        Only producers read the numbers that facts have in the season.
        """
        story = list(known_told(self._story, self.viewer))
        if self.viewer != PRODUCER:
            story = own_numbers(story)
        told = tell(self.format, self._settings, story, self.title, self.viewer)
        return with_written(told, self._written if self.viewer == BROADCAST else {})

    @property
    def votes(self) -> VotingGrid:
        """The voting grid."""
        return self._folds[0].grid

    @property
    def chronicle(self) -> Chronicle:
        """Who left when, tribes, competitions and advantages."""
        return self._folds[1]

    @property
    def councils(self) -> list[VoteCircumstances]:
        """The circumstances of each vote of the voting grid."""
        return self._folds[2]

    @property
    def episodes(self) -> Mapping[int, int]:
        """The number of the episode that each round belongs to."""
        return self._folds[3]

    def seat_of(self, voter: str) -> str:
        """The seat behind an id in the voting grid; empty if the viewer does not know it."""
        return self._folds[0].seat_of(voter)

    @cached_property
    def sheet(self) -> Sheet:
        """The state of the season at the end of this record."""
        sheet = self.format.sheet()
        for fact in self.facts:
            sheet.take(fact)
        return sheet

    @cached_property
    def ending(self) -> Ending | None:
        """Who has won; None while that is undecided."""
        return self.format.outcome(self.sheet)

    @cached_property
    def finishes(self) -> Finishes:
        """How the castaways finished, as far as that is decided."""
        winners = self.ending.winners if self.ending else ()
        return Finishes(self.chronicle, self.votes.votes, winners)

    @cached_property
    def _folds(self) -> tuple[VoteBook, Chronicle, list[VoteCircumstances], dict[int, int]]:
        book, chronicle = self.format.votes(), self.format.chronicle()
        counter, episodes = self.format.count_episodes(), dict[int, int]()
        councils: list[VoteCircumstances] = []
        for fact in self.facts:
            book.take(fact)
            chronicle.take(fact)
            if counter.take(fact) or counter.number:
                episodes.setdefault(chronicle.round, counter.number)
            councils += [chronicle.council() for _ in book.grid.votes[len(councils) :]]
        return book, chronicle, councils, episodes

"""The editor: tells a season as episodes and a page, out of its beats and its facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from showrunner.formats.fact import Fact
from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.finishes import Finishes
from showrunner.formats.format import Format
from showrunner.formats.narration import Tone
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import PRODUCER, Told, Viewer
from showrunner.story.episode import episode_of
from showrunner.story.finding import beat_book
from showrunner.story.round import Round, ToldLine
from showrunner.story.season_page import people_of, season_page
from showrunner.story.told import Episode, ToldSeason

_OMITTED = (Tone.TITLE, Tone.CAST, Tone.EPISODE, Tone.PRODUCTION)
"""Lines of the narrator that an episode does without."""


def tell(
    format: Format,
    settings: SeasonSettings,
    story: Iterable[Told[Fact]],
    title: str = "",
    reader: Viewer = PRODUCER,
) -> ToldSeason:
    """Tell a season so far, from all the facts that its `reader` may know.

    `title` replaces the title in the facts, as for a fork.
    """
    editor = Editor(format, reader)
    for told in story:
        editor.take(told)
    editor.close()
    record = editor.book.record
    ending = format.outcome(record.sheet)
    winners = ending.winners if ending is not None else ()
    finishes = Finishes(editor.chronicle, record.grid.votes, winners)
    cast = people_of(editor.introduced, record, finishes)
    return ToldSeason(
        title=title or settings.title,
        game=format.title,
        about=format.about,
        language=record.sheet.parameters.language,
        over=ending is not None,
        winners=winners,
        cast=cast,
        episodes=tuple(editor.episodes),
        page=season_page(format, editor.book, winners),
    )


def own_numbers(story: Iterable[Told[Fact]]) -> list[Told[Fact]]:
    """What a viewer knows, numbered from 1 and without entries: gaps would tell of secrets."""
    return [replace(told, number=number, entry=0) for number, told in enumerate(story, start=1)]


class Editor:
    """Follows a season episode by episode, and tells each one when its last round is over."""

    def __init__(self, format: Format, reader: Viewer = PRODUCER) -> None:
        self._format = format
        self.book = beat_book(format)
        self._narrator = format.narrator(reader)
        self._episodes = format.count_episodes()
        self._round = Round(0)
        self.chronicle = format.chronicle()
        self.introduced: list[CastawayIntroduced] = []
        self.episodes: list[Episode] = []

    def take(self, told: Told[Fact]) -> None:
        """Take in the next fact."""
        fact = told.fact
        if self._episodes.take(fact):
            self._end_round()
            self._round = Round(self._episodes.number)
        if isinstance(fact, CastawayIntroduced):
            self.introduced.append(fact)
        self.book.take(told)
        self.chronicle.take(fact)
        self._round.take(told, self._format, self._narrator.tell(fact), _OMITTED)
        self._round.over = self._round.over or self._episodes.ends_with(fact)

    def close(self) -> None:
        """Tell the last round, if it is over or the season is."""
        for line in self._narrator.close():
            if line.tone not in _OMITTED:
                self._round.lines.append(ToldLine(self._round.last, "", line))
        self._end_round()

    def _end_round(self) -> None:
        round = self._round
        if round.number and round.over:
            used = [episode.title for episode in self.episodes]
            self.episodes.append(episode_of(round, self.book, self._format, used))

"""Read a season from wherever it is: a folder, a journal file, or the database."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from showrunner.cli.database import in_store, is_missing
from showrunner.formats.broadcast import rounds_over
from showrunner.formats.facts import Fact
from showrunner.formats.format import load_format
from showrunner.kernel import BROADCAST, Told, Viewer
from showrunner.running.fact_lines import fact_line, read_facts
from showrunner.running.feeds import delayed_reach
from showrunner.running.journal import Journal
from showrunner.running.record_files import read_season
from showrunner.running.replay import replay
from showrunner.running.stored_journal import story_of
from showrunner.settings import database_address
from showrunner.store import Store
from showrunner.store.episodes import StoredEpisode

_ID = re.compile(r"[0-9a-f]{4,32}")


class ReadableSeason(NamedTuple):
    """A season's journal and facts.

    `lines` are the facts of a season in a folder, if it has them, and `name` says where they are
    from, for messages. If the season comes from the database, `title` is its title there, and
    `stored` are its facts, some of which no reveal opens; if its broadcast is delayed, `on_air` is
    the number of facts before the rounds that wait. `written` are the episodes that a model wrote.
    """

    journal: Journal
    lines: list[bytes] | None
    name: str
    title: str = ""
    stored: list[Told[Fact]] | None = None
    on_air: int | None = None
    written: Mapping[int, StoredEpisode] = MappingProxyType({})

    @property
    def facts(self) -> list[bytes] | None:
        """The facts as lines, to be compared with those of a replay; None if none are stored."""
        return self.lines if self.stored is None else [fact_line(told) for told in self.stored]

    def told(self) -> list[Told[Fact]]:
        """The stored facts, or those of a replay if none are stored. Raises FileMistake."""
        if self.stored is not None:
            return self.stored
        if self.lines is None:
            return list(replay(self.journal).story.told)
        return read_facts(self.lines, self.name, load_format(self.journal.header.settings.format))

    def known_to(self, viewer: Viewer) -> Sequence[Told[Fact]]:
        """The part that is shown in this viewer's view: of the broadcast, rounds released."""
        told = self.told()
        if viewer != BROADCAST:
            return told
        format = load_format(self.journal.header.settings.format)
        return rounds_over(format, told) if self.on_air is None else told[: self.on_air]


def is_id(season: str) -> bool:
    """Whether this is a stored season's id: it looks like one, and no file has this name."""
    return _ID.fullmatch(season) is not None and not Path(season).exists()


async def _stored(store: Store, season: str) -> ReadableSeason:
    row = await store.seasons.find(season)
    journal, told = await story_of(store, row.id)
    on_air = await delayed_reach(store, row, told)
    written = await store.episodes.of(row.id)
    return ReadableSeason(journal, None, season, row.title, told, on_air, written)


def find_readable(season: str, database: str | None) -> ReadableSeason:
    """The season in this folder, of this journal file, or with this id.

    Raises FileMistake, UnknownSeason or DatabaseMistake.
    """
    if is_id(season) and not is_missing(database_address(database)):
        return in_store(database, lambda store: _stored(store, season))
    stored = read_season(Path(season))
    return ReadableSeason(stored.journal, stored.facts, str(stored.facts_file))

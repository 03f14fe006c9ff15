"""A season to be read, wherever it is: its folder, its journal's file, or the store."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from showrunner.cli.database import in_store, is_missing
from showrunner.formats.facts import Fact
from showrunner.formats.format import load_format
from showrunner.kernel import Told
from showrunner.running.fact_lines import fact_line, read_facts
from showrunner.running.journal import Journal
from showrunner.running.record_files import read_season
from showrunner.running.replay import replay
from showrunner.running.stored import story_of
from showrunner.settings import database_address
from showrunner.store import Store

_ID = re.compile(r"[0-9a-f]{4,32}")


class Readable(NamedTuple):
    """A season's journal, and its facts as lines of a file, if there are any; where they are.

    `title` is what it is called in the store, if it is from there.
    """

    journal: Journal
    facts: list[bytes] | None
    name: str
    title: str = ""

    def told(self) -> list[Told[Fact]]:
        """The facts, read, or told again where there are none. Raises FileMistake."""
        if self.facts is None:
            return list(replay(self.journal).story.told)
        return read_facts(self.facts, self.name, load_format(self.journal.header.settings.format))


def is_id(season: str) -> bool:
    """Whether a stored season is meant: no file is called so, and an id may begin so."""
    return _ID.fullmatch(season) is not None and not Path(season).exists()


async def _stored(store: Store, season: str) -> Readable:
    row = await store.seasons.find(season)
    journal, told = await story_of(store, row.id)
    return Readable(journal, [fact_line(one) for one in told], season, row.title)


def readable(season: str, database: str | None) -> Readable:
    """The season in this folder, of this journal's file, or with this id. Raises."""
    if is_id(season) and not is_missing(database_address(database)):
        return in_store(database, lambda store: _stored(store, season))
    stored = read_season(Path(season))
    return Readable(stored.journal, stored.facts, str(stored.facts_file))

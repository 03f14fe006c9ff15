"""Season records to export: stored seasons, as they are and spoiled on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from showrunner.exports.record import SeasonRecord
from showrunner.formats.facts import CastawayIntroduced, Fact
from showrunner.kernel import Told
from showrunner.running.replay import replay
from tests.golden.files import read_golden

SEASON = "0123456789abcdef0123456789abcdef"
BY_GAME = ("everything", "mini-rich", "survival-sensible-13", "game-sensible-4")
"""A stored season of each game."""
OF_DATA = ("jsonl", "json", "schemas", "csv", "parquet", "wiki-votes", "markdown-votes")
"""The exports for programs; documents have tests of their own."""
NASTY = (
    "=1+1",
    "@SUM(A1:A9)",
    "-2+3",
    'Zoë "Zed", the 2nd',
    "| cell || cell\n|-",
    "{{Template}} [[Link|text]] '''bold'''",
    "<script>alert(1)</script> & &amp;",
    "**bold** _it_ `code` [a](b)",
    "\u202eevil\u202c ודה",
    "🔥👨\u200d👩\u200d👧 عُمَر",
    "NA",
    "tab\there\r\nand there",
    "# heading",
)
"""Names that mean something in the files they are written to."""


@cache
def story_of(name: str) -> Sequence[Told[Fact]]:
    return tuple(replay(read_golden(name)).story.told)


def record_of(name: str, until: int | None = None) -> SeasonRecord:
    """A stored season's record, for producers; up to this number of facts."""
    settings = read_golden(name).header.settings
    return SeasonRecord(SEASON, settings.title, settings, story_of(name)[:until])


def nasty(name: str) -> SeasonRecord:
    """A stored season whose castaways and title have names that mean something."""
    record = record_of(name)
    names = {
        person.id: NASTY[place % len(NASTY)] for place, person in enumerate(record.settings.cast)
    }
    told = [
        Told(
            one.number,
            one.entry,
            one.audience,
            replace(one.fact, name=names[one.fact.seat])
            if isinstance(one.fact, CastawayIntroduced)
            else one.fact,
            one.reveals,
        )
        for one in record.told
    ]
    cast = tuple(replace(person, name=names[person.id]) for person in record.settings.cast)
    return SeasonRecord(SEASON, NASTY[0] + NASTY[4], replace(record.settings, cast=cast), told)

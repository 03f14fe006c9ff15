"""Season records to export: stored seasons, as they are and spoiled on purpose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle

from msgspec.structs import replace

from showrunner.exports.record import SeasonRecord
from showrunner.formats.facts import CastawayIntroduced, Fact
from showrunner.kernel import Text, Told
from showrunner.running.replay import replay
from tests.exports.documents.samples import WILD
from tests.golden.files import read_golden

SEASON = "0123456789abcdef0123456789abcdef"
BY_GAME = (
    "everything",
    "mini-rich",
    "survival-sensible-13",
    "game-sensible-4",
    "island-sensible-04",
)
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
    """A stored season whose title, names and all that people write mean something in files."""
    record = record_of(name)
    names = {
        person.id: NASTY[place % len(NASTY)] for place, person in enumerate(record.settings.cast)
    }
    words = cycle((*NASTY, *(text for text in WILD if text.isprintable())))
    told = [
        Told(one.number, one.entry, one.audience, _spoiled(one.fact, names, words), one.reveals)
        for one in record.told
    ]
    cast = tuple(replace(person, name=names[person.id]) for person in record.settings.cast)
    return SeasonRecord(SEASON, NASTY[0] + NASTY[4], replace(record.settings, cast=cast), told)


def _spoiled(fact: Fact, names: Mapping[str, str], words: Iterator[str]) -> Fact:
    texts = {name: getattr(fact, name) for name in fact.__struct_fields__}
    spoiled = {
        name: Text(text.seal, next(words))
        for name, text in texts.items()
        if isinstance(text, Text) and text.words
    }
    if isinstance(fact, CastawayIntroduced):
        spoiled |= {"name": names[fact.seat]}
    return replace(fact, **spoiled) if spoiled else fact

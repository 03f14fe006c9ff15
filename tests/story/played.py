"""Bot seasons of all games with their beats, and the same seasons as plain lines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from showrunner.files.season_files import load_season, settings
from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.kernel import Told
from showrunner.running.fact_lines import fact_line
from showrunner.running.rehearsal import Rehearsal
from showrunner.story.beat import Beat
from showrunner.story.finding import beats_of
from tests.quick import first_of
from tests.story.oracle.plain import PlainSeason


class Cast(NamedTuple):
    """A season to play: its file, the size of its cast (0: as in the file), players and seed."""

    season: str
    size: int
    player: str
    seed: str

    def __str__(self) -> str:
        return "-".join(map(str, self))


class Played(NamedTuple):
    """A season that was played to its end."""

    format: Format
    story: list[Told[Fact]]
    beats: list[Beat]

    def plain(self) -> PlainSeason:
        return plain(self.story)


def plain(story: Iterable[Told[Fact]]) -> PlainSeason:
    """A season read again from its lines."""
    return PlainSeason(fact_line(told) for told in story)


@lru_cache(maxsize=6)
def played(cast: Cast) -> Played:
    terms = settings(
        load_season(cast.season), cast_size=cast.size or None, player=cast.player or None
    )
    rehearsal = Rehearsal(terms, cast.seed)
    rehearsal.play()
    story = list(rehearsal.kernel.story.told)
    return Played(rehearsal.format, story, beats_of(rehearsal.format, story))


QUICK = [
    Cast("standard", 0, "", "a"),
    Cast("quick", 0, "", "a"),
    Cast("quick", 6, "", "b"),
    Cast("standard", 7, "", "b"),
    Cast("large", 11, "", "a"),
    Cast("standard", 0, "bot:random", "a"),
    Cast("quick", 9, "bot:random", "a"),
    Cast("conference", 0, "", "a"),
    Cast("conference", 8, "bot:random", "a"),
    Cast("summit", 0, "", "a"),
    Cast("six", 0, "", "a"),
    Cast("twelve", 8, "", "a"),
    Cast("facility", 0, "", "a"),
    Cast("island", 0, "", "a"),
]
FILES = (
    *("standard", "quick", "large", "conference", "summit", "six", "twelve"),
    *("facility", "duel", "island", "atoll"),
)
MANY = [
    Cast(name, 0, "bot:random" if number % 5 == 4 else "", f"many {number}")
    for number in range(12)
    for name in FILES
]
SEASONS = first_of(len(QUICK), [*QUICK, *MANY])
"""Seasons of all games, 146 in all; `make test` tries the first 14."""

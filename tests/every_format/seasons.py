"""Seasons of any format: of every size it can be played in, by its own bot and at random.

Nothing here knows a format by its name; what a new one needs is its entry point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from showrunner.errors import WrongParameter
from showrunner.files.cast_files import library
from showrunner.formats.facts import Fact
from showrunner.formats.format import Format, format_names, load_format
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.kernel import BROADCAST, PRODUCER, PUBLIC, Told, Viewer, contestant
from showrunner.players.casting import bot_names
from showrunner.running.rehearsal import Rehearsal
from tests.quick import chosen

SEED = "every format"
MOST_ENTRIES = 20_000
"""A season that takes more has no end."""


def castaways(number: int) -> tuple[Castaway, ...]:
    """This many people, with ids that occur in no sentence and no name."""
    people = library()
    return tuple(
        msgspec.structs.replace(
            people[place % len(people)],
            id=f"zq{place:03d}",
            name=people[place % len(people)].name + "’" * (place // len(people)),
        )
        for place in range(number)
    )


def settings_for(
    format: Format,
    size: int,
    bot: str,
    *,
    parameters: Mapping[str, Any] | None = None,
    schedule: Sequence[Scheduled] = (),
) -> SeasonSettings:
    """The settings of a season of any format with a cast of this size."""
    cast = castaways(size)
    return SeasonSettings(
        format=format.name,
        version=format.version,
        title=f"A season for {size}",
        cast=cast,
        parameters=dict(parameters or {}),
        schedule=tuple(schedule),
        changes=format.changes,
        players={person.id: bot for person in cast},
    )


@cache
def sizes(name: str) -> tuple[int, ...]:
    """Every size of a cast that the format can be played with."""
    format = load_format(name)
    return tuple(
        size for size in range(format.fewest, format.most + 1) if playable(format, size, {})
    )


def playable(format: Format, size: int, parameters: Mapping[str, Any]) -> bool:
    """Whether there can be a season of this size with these parameters."""
    try:
        format.staged(settings_for(format, size, "bot:random", parameters=parameters))
    except WrongParameter:
        return False
    return True


class Case(NamedTuple):
    """A format, the size of its cast, and who plays."""

    format: str
    size: int
    bot: str

    def __str__(self) -> str:
        """What the case is called in a test's id."""
        return f"{self.format}-{self.size:02d}-{self.bot.removeprefix('bot:')}"

    def settings(self, **others: Any) -> SeasonSettings:
        """Its season's settings."""
        return settings_for(load_format(self.format), self.size, self.bot, **others)


def bots(name: str) -> tuple[str, str]:
    """The format's usual bot, and the one that plays at random."""
    known = bot_names(load_format(name))
    return known[0], known[-1]


def cases(name: str) -> list[Case]:
    """The smallest cast, one in the middle and the largest, each played by both bots."""
    every = sizes(name)
    some = sorted({every[0], every[len(every) // 2], every[-1]})
    return [Case(name, size, bot) for size in some for bot in bots(name)]


def small_cases(name: str) -> list[Case]:
    """The smallest cast, played by both bots."""
    return [Case(name, sizes(name)[0], bot) for bot in bots(name)]


FORMATS = format_names()
CASES = [case for name in FORMATS for case in cases(name)]
SMALL = [case for name in FORMATS for case in small_cases(name)]
RANDOM = [case for case in SMALL if case.bot == "bot:random"]

every_format = pytest.mark.parametrize("name", FORMATS)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
largest_in_full = pytest.mark.parametrize(
    "case", chosen([case for case in CASES if case.size != sizes(case.format)[-1]], CASES), ids=str
)
"""For what is played again in each test, and takes long with the largest cast."""
small_case = pytest.mark.parametrize("case", SMALL, ids=str)
random_case = pytest.mark.parametrize("case", RANDOM, ids=str)


def rehearsed(settings: SeasonSettings, seed: str = SEED) -> Rehearsal:
    """A season that was played to its end."""
    season = Rehearsal(settings, seed)
    season.start()
    go_on(season)
    return season


def go_on(season: Rehearsal) -> None:
    """Let the bots play to the end, which must come."""
    season.play()
    assert season.kernel.over, "the season waits for nobody"
    assert season.kernel.entries < MOST_ENTRIES, "the season has no end"


@cache
def played(case: Case) -> Rehearsal:
    """A case's season, played once for all who only look at it."""
    return rehearsed(case.settings())


def told_of(season: Rehearsal) -> list[Told[Fact]]:
    """All its facts."""
    return season.kernel.story.told


def viewers(settings: SeasonSettings) -> list[Viewer]:
    """Everybody who may look at a season."""
    return [PRODUCER, BROADCAST, PUBLIC, *(contestant(person.id) for person in settings.cast)]

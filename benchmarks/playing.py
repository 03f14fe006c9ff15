"""Seasons to measure: a plain cast of bots, with default or other parameters."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import msgspec

from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.kernel import EntryResult
from showrunner.running.collector import relieve_collector
from showrunner.running.rehearsal import Rehearsal

FORMAT = "survivor"
CAST = 12
SENSIBLE = ("bot:sensible",)


def settings_for(
    size: int = CAST, *bots: str, format: str = FORMAT, **parameters: Any
) -> SeasonSettings:
    """Return the settings of a season with this many seats, which these bots take in turn.

    Without bots, all are sensible.
    """
    game = load_format(format)
    cast = tuple(Castaway(id=f"seat{place:02}", name=f"Name{place:02}") for place in range(size))
    return SeasonSettings(
        format=game.name,
        version=game.version,
        title="A measured season",
        cast=cast,
        parameters=msgspec.structs.asdict(game.parameters.read(parameters)),
        changes=game.changes,
        players=dict(zip((person.id for person in cast), cycle(bots or SENSIBLE), strict=False)),
    )


def played(
    settings: SeasonSettings, seed: str, watch: Callable[[EntryResult], None] | None = None
) -> Rehearsal:
    """Play a whole season, with the garbage collector set up as in production."""
    season = Rehearsal(settings, seed, watch=watch)
    relieve_collector()
    season.play()
    assert season.kernel.over
    return season

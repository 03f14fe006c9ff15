"""Seasons played in memory, whose every text is a canary: words that stand nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from showrunner.formats.facts import Fact
from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.kernel import Text, Told, Viewer, view
from showrunner.running.rehearsal import Rehearsal

FORMAT = load_format("survivor")
NAMES = (
    *("Ada", "Ben", "Cleo", "Dov", "Edda", "Finn", "Gita", "Hugo", "Ines", "Jun", "Kofi", "Lena"),
)


def settings(
    castaways: int = 9, bot: str = "bot:random", teams: Any = None, **parameters: Any
) -> SeasonSettings:
    """A season of castaways whose ids say nothing and stand in no word."""
    cast = tuple(
        Castaway(id=f"zq{seat:02}x", name=name, age=30 + seat, home="Port", work="diver")
        for seat, name in enumerate(NAMES[:castaways])
    )
    return SeasonSettings(
        format=FORMAT.name,
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="The Long Strand",
        cast=cast,
        teams=teams or {},
        parameters=parameters,
        players={person.id: bot for person in cast},
    )


@cache
def _played(key: bytes, seed: str) -> tuple[Told[Fact], ...]:
    rehearsal = Rehearsal(msgspec.json.decode(key, type=SeasonSettings), seed)
    rehearsal.play()
    return tuple(rehearsal.kernel.story.told)


def played(season: SeasonSettings, seed: str = "1") -> list[Told[Fact]]:
    """All facts of a season that the bots played, each text replaced by a canary."""
    told = _played(msgspec.json.encode(season), seed)
    return rewritten(told, lambda number, _: f"canary{number}")


def rewritten(
    told: Iterable[Told[Fact]], write: Callable[[int, str], str | None]
) -> list[Told[Fact]]:
    """The same facts with other texts: `write` gets the fact's number and the words."""
    written = []
    for one in told:
        texts: Mapping[str, Any] = {
            name: Text(f"seal{one.number}", write(one.number, str(value)))
            for name, value in msgspec.structs.asdict(one.fact).items()
            if isinstance(value, Text)
        }
        fact = msgspec.structs.replace(one.fact, **texts)
        written.append(Told(one.number, one.entry, one.audience, fact, one.reveals))
    return written


def seen_by(told: Iterable[Told[Fact]], viewer: Viewer) -> list[Fact]:
    """The facts of this viewer's view."""
    return [seen.fact for seen in view(told, viewer)]


def texts_in(facts: Iterable[Fact]) -> list[str]:
    """Every text in these facts."""
    return [
        str(value)
        for fact in facts
        for value in msgspec.structs.asdict(fact).values()
        if isinstance(value, Text)
    ]

"""How one stored season is made: who plays, under which parameters, and what producers do."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from tests.golden.acts import Act

CAST = """
    Ada Ben Cleo Dov Edda Finn Gita Hugo Ines Jun Kofi Lena Mato Noor Oona
    Pavel Quin Rosa Sami Tove Udo Vera Wim Xenia Yusuf Zoe Arlo Bela Cato Dina
"""
BOTS = {
    "sensible": ("bot:sensible",),
    "random": ("bot:random",),
    "mixed": ("bot:sensible", "bot:random"),
}
"""Who plays: the seats take the players of a kind in turn."""


class Recipe(Struct, frozen=True):
    """One season to be stored. `name` is its file's, `title` says in words what it is about.

    `erased` names the seats (and `producer`) whose words are blanked when the season is over.
    """

    name: str
    title: str
    size: int = 8
    bots: str = "sensible"
    parameters: dict[str, Any] = {}
    teams: dict[str, tuple[str, ...]] = {}
    schedule: tuple[Scheduled, ...] = ()
    acts: tuple[Act, ...] = ()
    erased: tuple[str, ...] = ()
    format: str = "survivor"

    def settings(self) -> SeasonSettings:
        """The settings, with every parameter that is in force."""
        format = load_format(self.format)
        cast = tuple(Castaway(id=name.lower(), name=name) for name in CAST.split()[: self.size])
        players = BOTS[self.bots]
        settings = SeasonSettings(
            format=format.name,
            version=format.version,
            title=self.title,
            cast=cast,
            parameters=msgspec.structs.asdict(format.parameters.read(dict(self.parameters))),
            teams=self.teams,
            schedule=self.schedule,
            changes=format.changes,
            players={person.id: players[place % len(players)] for place, person in enumerate(cast)},
        )
        format.verify(settings)
        return settings

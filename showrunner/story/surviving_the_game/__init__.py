"""The beats of Surviving the G.A.M.E., beside those of every game."""

from __future__ import annotations

from typing import Final

from showrunner.story.finding import Finder
from showrunner.story.surviving_the_game.deals import Deals
from showrunner.story.surviving_the_game.ending import Leaving, Outcome
from showrunner.story.surviving_the_game.fights import Fights
from showrunner.story.surviving_the_game.levels import Identities, Levels
from showrunner.story.surviving_the_game.turns import Turns

FINDERS: Final[tuple[type[Finder], ...]] = (
    Identities,
    Levels,
    Fights,
    Deals,
    Leaving,
    Outcome,
    Turns,
)

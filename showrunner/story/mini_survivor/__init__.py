"""The beats of Mini-Survivor, beside those of every game."""

from __future__ import annotations

from typing import Final

from showrunner.story.finding import Finder
from showrunner.story.mini_survivor.deals import Deals
from showrunner.story.mini_survivor.ending import MatchOutcome
from showrunner.story.mini_survivor.idols import MiniIdols
from showrunner.story.mini_survivor.losses import Losses
from showrunner.story.mini_survivor.names import SurvivorNames
from showrunner.story.mini_survivor.numbers import Numbers
from showrunner.story.mini_survivor.owners import Owners
from showrunner.story.mini_survivor.stakes import Stakes
from showrunner.story.mini_survivor.twists import Twists

FINDERS: Final[tuple[type[Finder], ...]] = (
    SurvivorNames,
    Owners,
    Numbers,
    Deals,
    MiniIdols,
    Losses,
    Twists,
    MatchOutcome,
    Stakes,
)

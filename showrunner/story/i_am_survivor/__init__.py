"""The beats of I AM SURVIVOR!, beside those of every game."""

from __future__ import annotations

from typing import Final

from showrunner.story.finding import Finder
from showrunner.story.i_am_survivor.attacks import Attacks
from showrunner.story.i_am_survivor.beasts import Beasts
from showrunner.story.i_am_survivor.bids import Bids
from showrunner.story.i_am_survivor.deaths import Deaths
from showrunner.story.i_am_survivor.meals import Meals
from showrunner.story.i_am_survivor.score import Score
from showrunner.story.i_am_survivor.stakes import Stakes
from showrunner.story.i_am_survivor.trades import Trades
from showrunner.story.i_am_survivor.words import Words

FINDERS: Final[tuple[type[Finder], ...]] = (
    Words,
    Beasts,
    Attacks,
    Meals,
    Deaths,
    Bids,
    Trades,
    Score,
    Stakes,
)

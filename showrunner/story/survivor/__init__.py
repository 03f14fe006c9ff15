"""The beats of a dice season, beside those of every game."""

from __future__ import annotations

from typing import Final

from showrunner.story.finding import Finder
from showrunner.story.survivor.cards import Cards
from showrunner.story.survivor.competitions import Competitions
from showrunner.story.survivor.ends import Ends
from showrunner.story.survivor.idols import CardImmunity
from showrunner.story.survivor.jury import Jury
from showrunner.story.survivor.plots import Plots
from showrunner.story.survivor.producers import Producers
from showrunner.story.survivor.stakes import Stakes
from showrunner.story.survivor.trades import Trades

FINDERS: Final[tuple[type[Finder], ...]] = (
    Cards,
    CardImmunity,
    Competitions,
    Ends,
    Plots,
    Producers,
    Jury,
    Trades,
    Stakes,
)

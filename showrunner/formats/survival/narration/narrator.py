"""The narrator of Survival, made of its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import chaptered
from showrunner.formats.survival.narration.chains import Chains
from showrunner.formats.survival.narration.chapter import Chapter
from showrunner.formats.survival.narration.days import Days
from showrunner.formats.survival.narration.frame import SurvivalFrame
from showrunner.formats.survival.narration.nights import Nights
from showrunner.formats.survival.narration.production import SurvivalProduction
from showrunner.formats.survival.narration.revelations import SurvivalRevelations
from showrunner.formats.survival.sheet import SurvivalSheet

CHAPTERS: tuple[type[Chapter], ...] = (
    SurvivalRevelations,
    SurvivalFrame,
    Nights,
    Days,
    Chains,
    SurvivalProduction,
)

narrator = chaptered(SurvivalSheet, *CHAPTERS, prologue="Before the first night")
"""Tells a season to one viewer."""

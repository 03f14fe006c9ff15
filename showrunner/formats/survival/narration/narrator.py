"""The narrator of Survival: its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import chaptered
from showrunner.formats.survival.narration.chains import Chains
from showrunner.formats.survival.narration.chapter import Chapter
from showrunner.formats.survival.narration.days import Days
from showrunner.formats.survival.narration.frame import Frame
from showrunner.formats.survival.narration.nights import Nights
from showrunner.formats.survival.narration.production import Production
from showrunner.formats.survival.narration.revelations import Revelations
from showrunner.formats.survival.sheet import SurvivalSheet

CHAPTERS: tuple[type[Chapter], ...] = (Revelations, Frame, Nights, Days, Chains, Production)

narrator = chaptered(SurvivalSheet, *CHAPTERS, prologue="Before the first night")
"""Tells a season to one viewer."""

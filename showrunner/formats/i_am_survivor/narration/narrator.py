"""The narrator of I AM SURVIVOR!, made of its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import chaptered
from showrunner.formats.i_am_survivor.narration.battles import Battles
from showrunner.formats.i_am_survivor.narration.chapter import Chapter
from showrunner.formats.i_am_survivor.narration.characters import Characters
from showrunner.formats.i_am_survivor.narration.days import Days
from showrunner.formats.i_am_survivor.narration.production import (
    IslandProduction,
    IslandRevelations,
)
from showrunner.formats.i_am_survivor.narration.rescues import Rescues
from showrunner.formats.i_am_survivor.narration.talk import IslandTalk
from showrunner.formats.i_am_survivor.narration.turns import Turns
from showrunner.formats.i_am_survivor.sheet import IslandSheet

CHAPTERS: tuple[type[Chapter], ...] = (
    IslandTalk,
    Days,
    Turns,
    Characters,
    Battles,
    Rescues,
    IslandProduction,
    IslandRevelations,
)

narrator = chaptered(IslandSheet, *CHAPTERS, prologue="Before the first day")
"""Tells a season to one viewer."""

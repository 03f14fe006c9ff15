"""How a season of I AM SURVIVOR! is told as a story: by the chapters here and `narration.toml`."""

from showrunner.formats.chapters import chaptered
from showrunner.formats.i_am_survivor.narration.frame import (
    IslandFrame,
    IslandRevelations,
    IslandTalk,
)
from showrunner.formats.i_am_survivor.narration.island import Island
from showrunner.formats.i_am_survivor.sheet import IslandSheet

narrator = chaptered(
    IslandSheet, IslandTalk, IslandFrame, Island, IslandRevelations, prologue="Before the first day"
)
"""Tells a season to one viewer."""

__all__ = ["narrator"]

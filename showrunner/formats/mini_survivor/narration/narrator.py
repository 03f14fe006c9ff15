"""The narrator of Mini-Survivor: its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import Chapter, chaptered
from showrunner.formats.mini_survivor.narration.ending import Ending
from showrunner.formats.mini_survivor.narration.ledger import Ledger
from showrunner.formats.mini_survivor.narration.production import Production
from showrunner.formats.mini_survivor.narration.revelations import Revelations
from showrunner.formats.mini_survivor.narration.rounds import Rounds
from showrunner.formats.mini_survivor.narration.segments import Segments
from showrunner.formats.mini_survivor.narration.talk import Talk
from showrunner.formats.mini_survivor.sheet import MiniSheet

CHAPTERS: tuple[type[Chapter[MiniSheet]], ...] = (
    Talk,
    Rounds,
    Segments,
    Ledger,
    Ending,
    Production,
    Revelations,
)

narrator = chaptered(MiniSheet, *CHAPTERS)
"""Tells a match to one viewer."""

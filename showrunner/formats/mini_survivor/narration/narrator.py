"""The narrator of Mini-Survivor, made of its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import Chapter, chaptered
from showrunner.formats.mini_survivor.narration.ending import MatchEnding
from showrunner.formats.mini_survivor.narration.ledger import MiniLedger
from showrunner.formats.mini_survivor.narration.production import MiniProduction
from showrunner.formats.mini_survivor.narration.revelations import MiniRevelations
from showrunner.formats.mini_survivor.narration.rounds import MiniRounds
from showrunner.formats.mini_survivor.narration.segments import Segments
from showrunner.formats.mini_survivor.narration.talk import MiniTalk
from showrunner.formats.mini_survivor.sheet import MiniSheet

CHAPTERS: tuple[type[Chapter[MiniSheet]], ...] = (
    MiniTalk,
    MiniRounds,
    Segments,
    MiniLedger,
    MatchEnding,
    MiniProduction,
    MiniRevelations,
)

narrator = chaptered(MiniSheet, *CHAPTERS)
"""Tells a match to one viewer."""

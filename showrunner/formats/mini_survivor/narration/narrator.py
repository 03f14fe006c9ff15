"""The narrator of Mini-Survivor: its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import Chapter, ChapterNarrator, Desk
from showrunner.formats.mini_survivor.narration.ending import Ending
from showrunner.formats.mini_survivor.narration.ledger import Ledger
from showrunner.formats.mini_survivor.narration.production import Production
from showrunner.formats.mini_survivor.narration.rounds import Rounds
from showrunner.formats.mini_survivor.narration.segments import Segments
from showrunner.formats.mini_survivor.narration.talk import Talk
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.kernel import Viewer

CHAPTERS: tuple[type[Chapter[MiniSheet]], ...] = (
    Talk,
    Rounds,
    Segments,
    Ledger,
    Ending,
    Production,
)


class MiniNarrator(ChapterNarrator[MiniSheet]):
    """Tells a match to one viewer."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(Desk(viewer, MiniSheet()), CHAPTERS)

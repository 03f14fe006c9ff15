"""The narrator of a dice season: gives each fact to the chapter that tells it."""

from __future__ import annotations

from showrunner.formats.facts import Fact, SecretsRevealed
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor.narration.camp import Camp
from showrunner.formats.survivor.narration.chapter import Chapter, Desk
from showrunner.formats.survivor.narration.competition import Competition
from showrunner.formats.survivor.narration.final import Final
from showrunner.formats.survivor.narration.ledger import Ledger
from showrunner.formats.survivor.narration.production import Production
from showrunner.formats.survivor.narration.revelations import Revelations
from showrunner.formats.survivor.narration.rounds import Rounds
from showrunner.formats.survivor.narration.talk import Talk
from showrunner.formats.survivor.narration.vote import Vote
from showrunner.kernel import Viewer

CHAPTERS: tuple[type[Chapter], ...] = (
    Revelations,
    Rounds,
    Competition,
    Camp,
    Talk,
    Vote,
    Final,
    Ledger,
    Production,
)
HANDLERS: dict[type[Fact], tuple[type[Chapter], str]] = {
    fact: (chapter, method) for chapter in CHAPTERS for fact, method in chapter.handlers().items()
}
"""Who tells what: every type of fact has its one method."""

BEFORE_THE_STORY = (Tone.TITLE, Tone.CAST)


class SurvivorNarrator:
    """Tells a dice season to one viewer, out of the facts of that viewer's view alone."""

    def __init__(self, viewer: Viewer) -> None:
        self._desk = Desk(viewer)
        self._chapters = {chapter: chapter(self._desk) for chapter in CHAPTERS}
        self._revealed = False
        self._begun = False
        self._prologue: list[Line] = []
        self._heading: Line | None = None

    def tell(self, fact: Fact) -> list[Line]:
        """The lines that this fact completes; none where a scene is still going on."""
        lines = [line for chapter in self._chapters.values() for line in chapter.notice(fact)]
        if self._revealed:  # what was hidden follows out of its order: it is told when all is in
            return self._set(lines)
        self._desk.sheet.take(fact)
        self._revealed = isinstance(fact, SecretsRevealed) and not self._desk.for_producers
        chapter, method = HANDLERS[type(fact)]
        lines += getattr(self._chapters[chapter], method)(fact)
        return self._set(lines)

    def close(self) -> list[Line]:
        """The lines of scenes that were still going on when the facts ended."""
        told = [line for chapter in reversed(self._chapters.values()) for line in chapter.close()]
        lines = self._set(told)
        if not self._begun:
            lines += self._prologue
            self._prologue = []
        return lines

    def _set(self, lines: list[Line]) -> list[Line]:
        """Keep what happens before the first episode for that episode, and drop empty phases."""
        told: list[Line] = []
        for line in lines:
            if line.tone is Tone.EPISODE:
                self._begun = True
                self._heading = None
                told += [line, *self._prologue]
                self._prologue = []
            elif line.tone is Tone.PHASE:
                self._heading = line
            elif not self._begun and line.tone not in BEFORE_THE_STORY:
                self._prologue.append(line)
            else:
                if self._heading is not None:
                    told.append(self._heading)
                    self._heading = None
                told.append(line)
        return told

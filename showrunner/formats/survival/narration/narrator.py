"""The narrator of Survival: gives each fact to the chapter that tells it."""

from __future__ import annotations

from showrunner.formats.facts import Fact, SecretsRevealed
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival import facts
from showrunner.formats.survival.narration.chains import CAUSES, Chains
from showrunner.formats.survival.narration.days import Days
from showrunner.formats.survival.narration.desk import Chapter, Desk, role_name
from showrunner.formats.survival.narration.frame import Frame
from showrunner.formats.survival.narration.nights import Nights
from showrunner.formats.survival.narration.production import Production
from showrunner.kernel import Viewer

CHAPTERS: tuple[type[Chapter], ...] = (Frame, Nights, Days, Chains, Production)
HANDLERS: dict[type[Fact], tuple[type[Chapter], str]] = {
    fact: (chapter, method) for chapter in CHAPTERS for fact, method in chapter.handlers().items()
}
"""Who tells what: every type of fact has its one method."""

BEFORE_THE_STORY = (Tone.TITLE, Tone.CAST)


class SurvivalNarrator:
    """Tells a season to one viewer, out of the facts of that viewer's view alone."""

    def __init__(self, viewer: Viewer) -> None:
        self._desk = Desk(viewer)
        self._chapters = {chapter: chapter(self._desk) for chapter in CHAPTERS}
        self._begun = False
        self._prologue: list[Line] = []
        self._revealed = False
        self._hidden: list[Fact] = []

    def tell(self, fact: Fact) -> list[Line]:
        """The lines of this fact; what is revealed at the end is told when all of it is in."""
        if self._revealed:
            self._hidden.append(fact)
            return []
        self._revealed = isinstance(fact, SecretsRevealed) and not self._desk.for_producers
        self._desk.sheet.take(fact)
        chapter, method = HANDLERS[type(fact)]
        return self._set(getattr(self._chapters[chapter], method)(fact))

    def close(self) -> list[Line]:
        """What was hidden until the end; and questions that nobody answered."""
        told = [line for chapter in self._chapters.values() for line in chapter.close()]
        lines = self._set(told)
        if not self._begun:
            lines += self._prologue
            self._prologue = []
        return [*lines, *self._revelations()]

    def _set(self, lines: list[Line]) -> list[Line]:
        """Keep what happens before the first round for the prologue's episode."""
        told: list[Line] = []
        for line in lines:
            if line.tone is Tone.EPISODE and not self._begun:
                self._begun = True
                if self._prologue:
                    told += [Line(Tone.EPISODE, "Before the first night"), *self._prologue]
                    self._prologue = []
                told.append(line)
            elif not self._begun and line.tone not in BEFORE_THE_STORY:
                self._prologue.append(line)
            else:
                told.append(line)
        return told

    def _revelations(self) -> list[Line]:
        """What was hidden: the cards, the Buddies, and what took whom."""
        hidden, self._hidden = self._hidden, []
        roles, pairs, causes = [], [], []
        for fact in hidden:
            match fact:
                case facts.RoleDealt():
                    roles.append(f"{self._desk.name(fact.seat)}: {role_name(fact.role)}.")
                case facts.BuddiesMet():
                    pairs.append(f"Buddies were {self._desk.those(fact.buddies)}.")
                case facts.CauseRecorded():
                    what = CAUSES.get(fact.cause, fact.cause)
                    causes.append(f"{self._desk.name(fact.seat)}: {what}.")
        parts = {"The cards": roles, "The Buddies": pairs, "What the nights took": causes}
        lines = [
            line
            for title, items in parts.items()
            if items
            for line in (Line(Tone.PHASE, title), *(Line(Tone.ITEM, item) for item in items))
        ]
        return [Line(Tone.EPISODE, "Now it can be told"), *lines] if lines else []

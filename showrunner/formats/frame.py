"""Narration that is the same in every game: the cast, rounds and phases, and revealed secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from showrunner.formats.chapters import Chapter, Desk, narrated, produced, tells
from showrunner.formats.facts import CastawayIntroduced, SeasonBegan, SecretsRevealed
from showrunner.formats.lifecycle import (
    GameEnded,
    PhaseBegan,
    PhaseEnded,
    PhaseSkipped,
    RoundBegan,
    RoundEnded,
)
from showrunner.formats.narration import Line, Tone
from showrunner.formats.production import ProductionChapter
from showrunner.formats.sheet import Sheet
from showrunner.formats.wording import capital, first_sentence

S = TypeVar("S", bound=Sheet)
OPENED = "The season’s secrets are open to everybody from here on."


class CastChapter(Chapter[S]):
    """Narrates the title and the introduction of the cast."""

    @tells(SeasonBegan)
    def _began(self, fact: SeasonBegan) -> list[Line]:
        return [Line(Tone.TITLE, self.desk.title or fact.title)]

    @tells(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> list[Line]:
        origin = " ".join(part for part in (fact.work, fact.home and f"from {fact.home}") if part)
        details = ", ".join(part for part in (str(fact.age), origin) if part)
        introduction = f"{details}. {first_sentence(fact.biography)}".strip()
        return [Line(Tone.CAST, introduction, fact.name, fact.seat)]


class RoundsChapter(Chapter[S]):
    """Narrates rounds and phases. A game with its own names or facts for them overrides this."""

    @tells(RoundBegan)
    def _round(self, fact: RoundBegan) -> list[Line]:
        return [Line(Tone.EPISODE, f"Round {fact.round}")]

    @tells(PhaseBegan)
    def _phase(self, fact: PhaseBegan) -> list[Line]:
        return [Line(Tone.PHASE, capital(fact.phase))]

    @tells(PhaseSkipped)
    def _skipped(self, fact: PhaseSkipped) -> list[Line]:
        return [produced(f"There is no {fact.phase} in this round.")]

    @tells(PhaseEnded, RoundEnded, GameEnded)
    def _over(self, fact: PhaseEnded | RoundEnded | GameEnded) -> list[Line]:
        return []


class RevelationsChapter(Chapter[S]):
    """Narrates what was hidden from a viewer until the season's secrets were revealed.

    The hidden facts come after the revealing fact and so out of order. A game collects them
    (`notice`, while `open`) and narrates them at the end.
    """

    def __init__(self, desk: Desk[S]) -> None:
        super().__init__(desk)
        self.open = False

    @tells(SecretsRevealed)
    def _revealed(self, fact: SecretsRevealed) -> list[Line]:
        if self.desk.sees_all:
            return [produced(OPENED)]
        self.open = True
        return []

    def revelations(self) -> Mapping[str, Iterable[str]]:
        """What was revealed, as items under headings; an empty heading is not told."""
        raise NotImplementedError

    def close(self) -> list[Line]:
        """The revelations under their own heading, and what was still waiting to be told."""
        if not self.open:
            return []
        self.open = False
        lines: list[Line] = []
        for title, texts in self.revelations().items():
            if items := [Line(Tone.ITEM, text) for text in texts]:
                lines += [Line(Tone.PHASE, title), *items]
        return [Line(Tone.EPISODE, "Now it can be told"), *lines] if lines else []


class FrameChapter(CastChapter[S], RoundsChapter[S], ProductionChapter[S]):
    """Narrates everything that all games share; a small game needs only a subclass of this."""

    @tells(SecretsRevealed)
    def _revealed(self, fact: SecretsRevealed) -> list[Line]:
        return [narrated(OPENED)]

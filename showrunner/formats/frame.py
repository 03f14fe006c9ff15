"""The frame of a story that is the same in every game: who is in it, and when it is."""

from __future__ import annotations

from typing import TypeVar

from showrunner.formats.chapters import Chapter, narrated, tells
from showrunner.formats.facts import CastawayIntroduced, RoundBegan, SeasonBegan, SecretsRevealed
from showrunner.formats.narration import Line, Tone
from showrunner.formats.production import ProductionChapter
from showrunner.formats.sheet import Sheet
from showrunner.formats.wording import first_sentence

S = TypeVar("S", bound=Sheet)


class CastChapter(Chapter[S]):
    """Tells the title, and introduces the cast."""

    @tells(SeasonBegan)
    def _began(self, fact: SeasonBegan) -> list[Line]:
        return [Line(Tone.TITLE, fact.title)]

    @tells(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> list[Line]:
        origin = " ".join(part for part in (fact.work, fact.home and f"from {fact.home}") if part)
        known = ", ".join(part for part in (str(fact.age), origin) if part)
        who = f"{known}. {first_sentence(fact.biography)}".strip()
        return [Line(Tone.CAST, who, fact.name)]


class FrameChapter(CastChapter[S], ProductionChapter[S]):
    """Tells all that every game has: a small game needs one chapter, which extends this one."""

    @tells(RoundBegan)
    def _round(self, fact: RoundBegan) -> list[Line]:
        return [Line(Tone.EPISODE, f"Round {fact.round}")]

    @tells(SecretsRevealed)
    def _revealed(self, fact: SecretsRevealed) -> list[Line]:
        return [narrated("The season’s secrets are open to everybody from here on.")]

"""Card moves in a story: a game tells what was done with cards, so the moves have no words."""

from __future__ import annotations

from typing import TypeVar

from showrunner.formats.cards.facts import CARD_FACTS
from showrunner.formats.cards.sheet import CardSheet
from showrunner.formats.chapters import Chapter, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line

C = TypeVar("C", bound=CardSheet)


class CardsChapter(Chapter[C]):
    """Tells nothing of the moves that a game does not tell itself."""

    @tells(*CARD_FACTS)
    def _silent(self, fact: Fact) -> list[Line]:
        return []

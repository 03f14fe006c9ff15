"""Narration of what producers do in a match."""

from __future__ import annotations

from showrunner.formats.chapters import produced, tells
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.questions import KINDS
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.narration import Line
from showrunner.formats.production import ProductionChapter, departure
from showrunner.formats.wording import possessive

TWISTS = {
    "no_talk": "The next talk is left out.",
    "no_assassination": "The next round has no Assassination.",
    "double_elimination": "At the next vote each tribe loses its two most voted for.",
}


class MiniProduction(ProductionChapter[MiniSheet]):
    """Tells producers' orders that only Mini-Survivor has."""

    phase_nouns = {  # noqa: RUF012
        "submission": "submissions",
        "assassination": "Assassination",
        "voting": "Voting",
        "movement": "Movement",
    }
    decisions = KINDS

    @tells(facts.TwistOrdered)
    def _twist(self, fact: facts.TwistOrdered) -> list[Line]:
        return [produced(TWISTS[fact.twist])]

    @tells(facts.OwnerRevealed)
    def _owner(self, fact: facts.OwnerRevealed) -> list[Line]:
        owner = possessive(self.desk.name(fact.seat))
        return [produced(f"The producers reveal that {fact.survivor} is {owner}.")]

    @tells(facts.PlayerRemoved)
    def _removed(self, fact: facts.PlayerRemoved) -> list[Line]:
        return [departure(self.desk.name(fact.seat), fact.why, "match")]

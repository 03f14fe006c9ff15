"""Narration of what producers do in a season of Survival."""

from __future__ import annotations

from showrunner.formats.chapters import PRODUCTION, narrated, produced, speech, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.production import ProductionChapter
from showrunner.formats.survival import facts
from showrunner.formats.survival.questions import KINDS
from showrunner.formats.survival.sheet import SurvivalSheet


class SurvivalProduction(ProductionChapter[SurvivalSheet]):
    """Tells producers' orders that only Survival has, and the open microphone."""

    phase_nouns = {"conference": "Conference"}  # noqa: RUF012
    decisions = KINDS

    @tells(facts.RemovalOrdered)
    def _removal(self, fact: facts.RemovalOrdered) -> list[Line]:
        """Nothing: the elimination itself follows and is told."""
        return []

    @tells(facts.SecondCardGiven)
    def _second(self, fact: facts.SecondCardGiven) -> list[Line]:
        return [produced(f"A second Nairobi card is meant for {self.desk.name(fact.seat)}.")]

    @tells(facts.DayOrdered)
    def _day(self, fact: facts.DayOrdered) -> list[Line]:
        return [produced(f"The next Conference is to have this: {fact.what}.")]

    @tells(facts.DayAnnounced)
    def _announced(self, fact: facts.DayAnnounced) -> list[Line]:
        text = "Today there is an amnesty: nobody is voted out."
        if fact.what == "double vote":
            text = "Today there are two votes."
        return [Line(Tone.RESULT, text)]

    @tells(facts.DebateExtended)
    def _extended(self, fact: facts.DebateExtended) -> list[Line]:
        return [narrated("The debate goes around once more.")]

    @tells(facts.VoteCalled)
    def _called(self, fact: facts.VoteCalled) -> list[Line]:
        return [produced("The next debate is to be left out.")]

    @tells(facts.MicOpened)
    def _mic(self, fact: facts.MicOpened) -> list[Line]:
        where = "" if fact.public else " in private"
        return [speech(PRODUCTION, fact.question, f"to {self.desk.name(fact.seat)}{where}")]

    @tells(facts.MicAnswered)
    def _mic_answered(self, fact: facts.MicAnswered) -> list[Line]:
        if fact.words is None:
            return [narrated(f"{self.desk.name(fact.seat)} gives no answer.")]
        return [
            self.desk.says(
                fact.seat, fact.words, "" if fact.public else "in private", acts=fact.acts
            )
        ]

"""What producers do to a dice season."""

from __future__ import annotations

from showrunner.formats.chapters import produced, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.production import ProductionChapter, departure
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.rounds import PHASE_NOUNS
from showrunner.formats.survivor.questions import KINDS
from showrunner.formats.survivor.sheet import SurvivorSheet


class Production(ProductionChapter[SurvivorSheet]):
    """Tells what other games do not have: phases called off, castaways who come and go."""

    phase_nouns = PHASE_NOUNS
    decisions = KINDS

    @tells(facts.PhaseOrdered)
    def _phase_ordered(self, fact: facts.PhaseOrdered) -> list[Line]:
        phase = PHASE_NOUNS.get(fact.phase, fact.phase)
        act = "call off" if fact.what == "cancel" else "repeat"
        return [produced(f"The producers will {act} the next {phase}.")]

    @tells(facts.CastawayRemoved)
    def _removed(self, fact: facts.CastawayRemoved) -> list[Line]:
        return [departure(self.desk.name(fact.seat), fact.why)]

    @tells(facts.CastawayReturned)
    def _returned(self, fact: facts.CastawayReturned) -> list[Line]:
        text = f"{self.desk.name(fact.seat)} returns to the game and joins {fact.team}."
        return [Line(Tone.RESULT, text)]

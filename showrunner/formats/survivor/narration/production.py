"""What producers do in a dice season."""

from __future__ import annotations

from showrunner.formats.chapters import produced, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.production import ProductionChapter, departure
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.rounds import PHASE_NOUNS
from showrunner.formats.survivor.questions import KINDS
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.wording import listed, verb


class SurvivorProductionChapter(ProductionChapter[SurvivorSheet]):
    """Tells what producers can do only in this game: change phases, fix rolls, return castaways."""

    phase_nouns = PHASE_NOUNS
    decisions = KINDS

    @tells(facts.PhaseOrdered)
    def _phase_ordered(self, fact: facts.PhaseOrdered) -> list[Line]:
        phase = PHASE_NOUNS.get(fact.phase, fact.phase)
        if fact.what == "play":
            text = f"What was ordered for the next {phase} falls away: too few are left."
            return [produced(text)]
        act = "call off" if fact.what == "cancel" else "repeat"
        return [produced(f"The producers will {act} the next {phase}.")]

    @tells(facts.CastawayRemoved)
    def _removed(self, fact: facts.CastawayRemoved) -> list[Line]:
        return [departure(self.desk.name(fact.seat), fact.why)]

    @tells(facts.CastawayExiled)
    def _exiled(self, fact: facts.CastawayExiled) -> list[Line]:
        names = self.desk.names(fact.seats)
        goes = verb(names, "goes", "go")
        return [Line(Tone.RESULT, f"{listed(names)} {goes} into exile until the round is over.")]

    @tells(facts.RollFixed)
    def _fixed(self, fact: facts.RollFixed) -> list[Line]:
        name, dice = self.desk.name(fact.seat), listed(map(str, fact.dice))
        return [produced(f"The producers fix the next {fact.roll} roll of {name}: {dice}.")]

    @tells(facts.FixedRollShown)
    def _fixed_shown(self, fact: facts.FixedRollShown) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [produced(f"The {fact.roll} roll of {name} falls as it was fixed.")]

    @tells(facts.CastawayReturned)
    def _returned(self, fact: facts.CastawayReturned) -> list[Line]:
        text = f"{self.desk.name(fact.seat)} returns to the game and joins {fact.team}."
        return [Line(Tone.RESULT, text)]

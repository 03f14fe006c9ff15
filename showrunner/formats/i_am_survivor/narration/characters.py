"""Narration of what happens to characters: rolls, illness, healing, markers, death, Souls."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, tells
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import CARDS, name_of
from showrunner.formats.i_am_survivor.narration.chapter import Chapter, who
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import count

IMPAIRED = {"injury": "is seriously injured", "poison": "is poisoned", "sickness": "falls sick"}
CAUSES = {
    "thirst": "dies of thirst",
    "hunger": "dies of hunger",
    "poison": "dies of poison",
    "injury": "dies of the injuries",
    "battle": "is killed",
    "burning sun": "dies in the burning sun",
}
USES = {
    "water": "as a serving of water",
    "food": "as servings",
    "heal": "to heal",
    "action": "for an action",
    "weapon": "to defend themselves",
    "ghost ship": "to the Ghost ship",
}


class Characters(Chapter):
    """Tells how characters fare."""

    @tells(facts.ImpairmentRolled)
    def _rolled(self, fact: facts.ImpairmentRolled) -> list[Line]:
        result = {
            "acts": "can act",
            "loses the action": "loses the action",
            "dies": "does not survive",
        }
        name = who(self.desk, fact.character)
        return [
            narrated(f"{name} rolls {fact.die} for {fact.impairment} and {result[fact.result]}.")
        ]

    @tells(facts.CharacterImpaired)
    def _impaired(self, fact: facts.CharacterImpaired) -> list[Line]:
        return [Line(Tone.RESULT, f"{who(self.desk, fact.character)} {IMPAIRED[fact.impairment]}.")]

    @tells(facts.CharacterHealed)
    def _healed(self, fact: facts.CharacterHealed) -> list[Line]:
        by = "a Soul" if fact.by == "soul" else str(CARDS[fact.by].name)  # type: ignore[attr-defined]
        name = who(self.desk, fact.character)
        return [Line(Tone.RESULT, f"{name} is healed of {fact.impairment} ({by}).")]

    @tells(facts.MarkerPlaced)
    def _marker(self, fact: facts.MarkerPlaced) -> list[Line]:
        state = "is thirsty" if fact.marker == "thirst" else "is hungry"
        return [narrated(f"{who(self.desk, fact.character)} {state}: once more means death.")]

    @tells(facts.Consumed)
    def _consumed(self, fact: facts.Consumed) -> list[Line]:
        """Told only where somebody else gave it: the ration is told as a whole."""
        if fact.giver == self.sheet.owner(fact.character):
            return []
        giver = self.desk.name(fact.giver)
        return [narrated(f"{who(self.desk, fact.character)} gets {fact.what} from {giver}.")]

    @tells(facts.RiskRolled)
    def _risk(self, fact: facts.RiskRolled) -> list[Line]:
        outcome = "it was bad" if fact.ill else "it was good"
        name = who(self.desk, fact.character)
        return [narrated(f"{name} eats {name_of(fact.card)}: {fact.die}, {outcome}.")]

    @tells(facts.CharacterDied)
    def _died(self, fact: facts.CharacterDied) -> list[Line]:
        name = who(self.desk, fact.character)
        how = CAUSES[fact.cause]
        if fact.instead_of:
            how = f"dies in the place of {who(self.desk, fact.instead_of)}"
        souls = count(fact.souls, "Soul")
        return [Line(Tone.RESULT, f"{name} {how}. {self.desk.name(fact.seat)} keeps {souls}.")]

    @tells(facts.CharacterRemoved)
    def _removed(self, fact: facts.CharacterRemoved) -> list[Line]:
        return [narrated(f"{who(self.desk, fact.character)} leaves the island.")]

    @tells(facts.SoulSpent)
    def _soul(self, fact: facts.SoulSpent) -> list[Line]:
        name = self.desk.name(fact.seat)
        souls = count(fact.number, "Soul")
        verb = "gives" if fact.use == "ghost ship" else "spends"
        return [narrated(f"{name} {verb} {souls} {USES[fact.use]}.")]

"""Narration of battles with beasts, players and rescuers."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import name_of
from showrunner.formats.i_am_survivor.narration.chapter import Chapter, cards, who
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import count, listed


class Battles(Chapter):
    """Tells battles."""

    @tells(facts.BeastEscaped)
    def _escaped(self, fact: facts.BeastEscaped) -> list[Line]:
        return [narrated(f"The Marathon runner escapes: {name_of(fact.card)}.")]

    @tells(facts.WeaponsCommitted)
    def _committed(self, fact: facts.WeaponsCommitted) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} puts forth {cards(fact.cards)}.")]

    @tells(facts.HelpAsked)
    def _asked(self, fact: facts.HelpAsked) -> list[Line]:
        pay = f", and promises {name_of(fact.pay)} to the first who helps" if fact.pay else ""
        name = self.desk.name(fact.seat)
        lines = [narrated(f"{name} asks {self.desk.those(fact.helpers)} for help{pay}.")]
        if fact.words is not None:
            lines.append(self.desk.says(fact.seat, fact.words, acts=fact.acts))
        return lines

    @tells(facts.HelpGiven)
    def _given(self, fact: facts.HelpGiven) -> list[Line]:
        name = self.desk.name(fact.seat)
        lines = [narrated(f"{name} adds {cards(fact.cards)}.")]
        if fact.words is not None:
            lines.append(self.desk.says(fact.seat, fact.words, acts=fact.acts))
        return lines

    @tells(facts.BeastFought)
    def _fought(self, fact: facts.BeastFought) -> list[Line]:
        result = {
            "defeated": "defeats",
            "chased away": "chases away",
            "lost": "loses against",
        }[fact.result]
        name = who(self.desk, fact.character)
        score = f"{fact.total}★ against {fact.strength}★"
        return [Line(Tone.RESULT, f"{name} {result} the beast ({name_of(fact.card)}): {score}.")]

    @tells(facts.TrophyTaken)
    def _trophy(self, fact: facts.TrophyTaken) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} keeps the trophy: {name_of(fact.card)}.")]

    @tells(facts.AttackAnnounced)
    def _attack(self, fact: facts.AttackAnnounced) -> list[Line]:
        attacker, defender = who(self.desk, fact.attacker), who(self.desk, fact.defender)
        return [Line(Tone.RESULT, f"{attacker} attacks {defender}.")]

    @tells(facts.ForcesRevealed)
    def _forces(self, fact: facts.ForcesRevealed) -> list[Line]:
        lines = []
        for side, total in (("attack", fact.attack), ("defence", fact.defence)):
            parts = [
                f"{self.desk.name(seat)} with {cards(fact.cards[seat])}"
                for seat, chosen in fact.sides.items()
                if chosen == side
            ]
            if side == "defence" and fact.souls:
                parts.append(count(fact.souls, "Soul"))
            with_ = f": {listed(parts)}" if parts else ""
            lines.append(Line(Tone.ITEM, f"The {side} has {total}★{with_}."))
        return lines

    @tells(facts.PlayersFought)
    def _players(self, fact: facts.PlayersFought) -> list[Line]:
        if not fact.winner:
            return [Line(Tone.RESULT, "It is a draw.")]
        return [Line(Tone.RESULT, f"{who(self.desk, fact.winner)} wins.")]

    @tells(facts.SpoilsTaken)
    def _spoils(self, fact: facts.SpoilsTaken) -> list[Line]:
        winner, loser = self.desk.name(fact.seat), self.desk.name(fact.loser)
        if fact.spoils == "none":
            return [narrated(f"{winner} lets {loser} go.")]
        if fact.spoils == "kill":
            return [narrated(f"{winner} shows no mercy.")]
        taken = [cards(fact.cards)] if fact.cards else []
        taken += [count(fact.number, "held card")] if fact.number else []
        return [narrated(f"{winner} steals {listed(taken or ['nothing'])} from {loser}.")]

    @tells(facts.CardsStolen)
    def _stolen(self, fact: facts.CardsStolen) -> list[Line]:
        return [secret(f"Stolen from {self.desk.name(fact.loser)}: {cards(fact.cards)}.")]

    @tells(facts.RescuerFought)
    def _rescuer(self, fact: facts.RescuerFought) -> list[Line]:
        name, rescuer = who(self.desk, fact.character), name_of(fact.card)
        result = {
            "defeated": f"{name} defeats the rescuer ({rescuer}), which nobody will board now.",
            "chased away": f"{name} chases the rescuer away ({rescuer}).",
            "thwarted": f"{name} cannot stop the rescuer ({rescuer}).",
        }
        return [Line(Tone.RESULT, result[fact.result])]

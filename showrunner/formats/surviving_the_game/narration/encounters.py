"""Narration of encounters with obstacles."""

from __future__ import annotations

from showrunner.formats.chapters import Chapter, narrated, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import name_of
from showrunner.formats.surviving_the_game.sheet import GameSheet

BEATEN = {
    "attack": "{name} defeats {obstacle} with damage {damage}.",
    "hack": "{name} hacks {obstacle} and shuts it down.",
    "discards": "{name} discards cards and shuts {obstacle} down.",
}
SPRUNG = {
    "moved": "{obstacle} springs, and is gone.",
    "flight": "{obstacle} springs, but {name} flies over it.",
    "stays": "{obstacle} springs, and {name} stays where they are.",
    "no move": "{obstacle} springs, and is gone.",
}


class EncounterStory(Chapter[GameSheet]):
    """Tells encounters and what becomes of areas."""

    @tells(facts.ObstacleMet)
    def _met(self, fact: facts.ObstacleMet) -> list[Line]:
        name, obstacle = self.desk.name(fact.seat), name_of(fact.obstacle)
        if fact.revealed:
            return [narrated(f"On Level {fact.level} {name} reveals {obstacle}.")]
        return [narrated(f"On Level {fact.level} {name} faces {obstacle}.")]

    @tells(facts.Assaulted)
    def _assaulted(self, fact: facts.Assaulted) -> list[Line]:
        return [narrated(f"{name_of(fact.obstacle)} assaults {self.desk.name(fact.seat)}.")]

    @tells(facts.Guarded)
    def _guarded(self, fact: facts.Guarded) -> list[Line]:
        name = self.desk.name(fact.seat)
        guard, obstacle = name_of(fact.card), name_of(fact.obstacle)
        return [narrated(f"{name} guards with {guard}: the Assault of {obstacle} is cancelled.")]

    @tells(facts.CardLost)
    def _card_lost(self, fact: facts.CardLost) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} loses {name_of(fact.card)} from hand.")]

    @tells(facts.InjuryGained)
    def _injured(self, fact: facts.InjuryGained) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} gains an Injury.")]

    @tells(facts.ObstacleAttacked)
    def _attacked(self, fact: facts.ObstacleAttacked) -> list[Line]:
        name, obstacle = self.desk.name(fact.seat), name_of(fact.obstacle)
        return [
            narrated(
                f"{name} attacks {obstacle} with damage {fact.damage}, which is not enough: it "
                f"has {fact.left} Health."
            )
        ]

    @tells(facts.ObstacleBeaten)
    def _beaten(self, fact: facts.ObstacleBeaten) -> list[Line]:
        text = BEATEN[fact.how].format(
            name=self.desk.name(fact.seat), obstacle=name_of(fact.obstacle), damage=fact.damage
        )
        return [Line(Tone.RESULT, text)]

    @tells(facts.CombatLost)
    def _lost(self, fact: facts.CombatLost) -> list[Line]:
        text = f"{name_of(fact.obstacle)} hits {self.desk.name(fact.seat)} with {fact.damage}"
        kept_off = {"shields": fact.shielded, "plating": fact.plated}
        parts = [f"{what} keep off {amount}" for what, amount in kept_off.items() if amount]
        moves = f" Moves this turn: {fact.moves:+}." if fact.moves else ""
        return [narrated("; ".join([text, *parts]) + "." + moves)]

    @tells(facts.TrapSprung)
    def _sprung(self, fact: facts.TrapSprung) -> list[Line]:
        name, obstacle = self.desk.name(fact.seat), name_of(fact.obstacle)
        survives = self.sheet.players[fact.seat].status == "inside"
        sprung = SPRUNG[fact.result if survives else "no move"]
        return [narrated(sprung.format(name=name, obstacle=obstacle))]

    @tells(facts.AreaClosed)
    def _closed(self, fact: facts.AreaClosed) -> list[Line]:
        return [Line(Tone.RESULT, f"Level {fact.level} has no obstacle left, and is closed.")]

"""Narration of encounters with obstacles."""

from __future__ import annotations

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.chapters import Chapter, narrated, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import OBSTACLES, name_of, the_name_of
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.wording import capital

BEATEN = {
    "attack": "{name} defeats {obstacle} with {damage} damage.",
    "hack": "{name} hacks {obstacle} and shuts it down.",
    "discards": "{name} discards cards and shuts {obstacle} down.",
}
SPRUNG = {
    "moved": "{obstacle} springs, and is gone.",
    "flight": "{obstacle} springs, but {name} flies over it.",
    "stays": "{obstacle} springs, but cannot move {name} any further.",
    "no move": "{obstacle} springs, and is gone.",
}
REVEALED = {"foe": "wakes", "room": "enters", "trap": "walks into"}
"""What a player does to an obstacle that is turned up, by its kind."""


class EncounterStory(Chapter[GameSheet]):
    """Tells encounters and what becomes of areas."""

    @tells(facts.ObstacleMet)
    def _met(self, fact: facts.ObstacleMet) -> list[Line]:
        name, obstacle = self.desk.name(fact.seat), the_name_of(fact.obstacle)
        kind = OBSTACLES[kind_of(fact.obstacle)].kind
        verb = REVEALED[kind] if fact.revealed else "faces"
        return [narrated(f"On Level {fact.level} {name} {verb} {obstacle}.")]

    @tells(facts.Assaulted)
    def _assaulted(self, fact: facts.Assaulted) -> list[Line]:
        obstacle = capital(the_name_of(fact.obstacle))
        return [narrated(f"{obstacle} attacks {self.desk.name(fact.seat)} at once.")]

    @tells(facts.Guarded)
    def _guarded(self, fact: facts.Guarded) -> list[Line]:
        name = self.desk.name(fact.seat)
        guard, obstacle = name_of(fact.card), the_name_of(fact.obstacle)
        return [narrated(f"{name} discards {guard} as a Guard: the Assault of {obstacle} fails.")]

    @tells(facts.CardLost)
    def _card_lost(self, fact: facts.CardLost) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} loses a card from the hand: {name_of(fact.card)}.")]

    @tells(facts.InjuryGained)
    def _injured(self, fact: facts.InjuryGained) -> list[Line]:
        return [narrated(f"{self.desk.name(fact.seat)} gains an Injury.")]

    @tells(facts.ObstacleAttacked)
    def _attacked(self, fact: facts.ObstacleAttacked) -> list[Line]:
        name, obstacle = self.desk.name(fact.seat), the_name_of(fact.obstacle)
        left = f"{fact.left} Health{' left' if self.sheet.parameters.persistent_damage else ''}"
        return [narrated(f"{name} attacks {obstacle} with {fact.damage} damage; it has {left}.")]

    @tells(facts.ObstacleBeaten)
    def _beaten(self, fact: facts.ObstacleBeaten) -> list[Line]:
        text = BEATEN[fact.how].format(
            name=self.desk.name(fact.seat), obstacle=the_name_of(fact.obstacle), damage=fact.damage
        )
        return [Line(Tone.RESULT, text)]

    @tells(facts.CombatLost)
    def _lost(self, fact: facts.CombatLost) -> list[Line]:
        obstacle = capital(the_name_of(fact.obstacle))
        text = f"{obstacle} hits {self.desk.name(fact.seat)} for {fact.damage}"
        if fact.shielded:
            text += f"; shields stop {fact.shielded}"
        if fact.plated:
            text += f"; plating stops {fact.plated}"
        moves = f" Moves this turn: {fact.moves:+}." if fact.moves else ""
        return [narrated(f"{text}.{moves}")]

    @tells(facts.TrapSprung)
    def _sprung(self, fact: facts.TrapSprung) -> list[Line]:
        name, obstacle = self.desk.name(fact.seat), capital(the_name_of(fact.obstacle))
        survives = self.sheet.players[fact.seat].status == "inside"
        sprung = SPRUNG[fact.result if survives else "no move"]
        return [narrated(sprung.format(name=name, obstacle=obstacle))]

    @tells(facts.AreaClosed)
    def _closed(self, fact: facts.AreaClosed) -> list[Line]:
        return [Line(Tone.RESULT, f"Level {fact.level} has no obstacle left, and is closed.")]

"""Narration of what is bought, and how the Armory grows."""

from __future__ import annotations

from showrunner.formats.chapters import Chapter, narrated, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import IDENTITIES, STACKS, name_of
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.wording import count, listed


class ArmoryStory(Chapter[GameSheet]):
    """Tells purchases and the Armory's open cards."""

    @tells(facts.CardBought)
    def _bought(self, fact: facts.CardBought) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} buys {name_of(fact.card)} for {count(fact.price, 'Cred')}.")]

    @tells(facts.IdentityBought)
    def _identity(self, fact: facts.IdentityBought) -> list[Line]:
        name, identity = self.desk.name(fact.seat), IDENTITIES[fact.identity].name
        return [Line(Tone.RESULT, f"{name} becomes a {identity} for {count(fact.price, 'Cred')}.")]

    @tells(facts.ArmoryGrew)
    def _grew(self, fact: facts.ArmoryGrew) -> list[Line]:
        name = self.desk.name(fact.seat)
        tops = [name_of(card) for stack in STACKS for card in self.sheet.pile(f"top/{stack}").known]
        return [
            narrated(
                f"{name} is the first on Level {fact.level}, and the Armory grows: {listed(tops)} "
                "get piles of their own, and new Upgrades are turned up beside them."
            )
        ]

"""Who becomes what, who is first upstairs, and which levels are closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import IDENTITIES, LAST_CLOSING_LEVEL, RECRUIT
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title


class Identities(Finder):
    """Follows the Character IDs."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """An ID that is bought, or those who go in without one."""
        name = self.record.name
        match fact:
            case facts.IdentityBought(seat=seat, identity=identity):
                text = f"{name(seat)} becomes a {IDENTITIES[identity].name}."
                yield self.beat("Character ID", 22, (seat,), (number,), text, identity=identity)
            case facts.FacilityEntered():
                yield from self._entered(number, fact)

    def _entered(self, number: int, fact: facts.FacilityEntered) -> Iterator[Beat]:
        recruits = [seat for seat, identity in fact.identities.items() if identity == RECRUIT]
        if not recruits:
            return
        text = f"{listed(map(self.record.name, recruits))} "
        text += "goes in as a Raw Recruit" if len(recruits) == 1 else "go in as Raw Recruits"
        health = IDENTITIES[RECRUIT].health
        text += f", with {health} Health and no ability."
        kind = "went in as a Raw Recruit"
        yield self.beat(kind, 40, recruits, (number,), text, health=health)


class Levels(Finder):
    """Follows who is first on a level, and which levels are closed."""

    titles = (Title("First upstairs", 38, ("first upstairs",), "was the first on {}", "Level"),)

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A level that is reached, or one that is closed."""
        name = self.record.name
        match fact:
            case facts.ArmoryGrew(seat=seat, level=level):
                text = f"{name(seat)} is the first on Level {level}."
                importance = 35 if level < LAST_CLOSING_LEVEL else 45
                yield self.beat("first upstairs", importance, (seat,), (number,), text, level=level)
            case facts.AreaClosed(level=level) if level < LAST_CLOSING_LEVEL:
                yield from self._closed(number, level)

    def _closed(self, number: int, level: int) -> Iterator[Beat]:
        sheet: Any = self.record.sheet
        name = self.record.name
        below = [seat for seat in sheet.active if sheet.players[seat].level <= level]
        text = f"Level {level} is closed for good."
        if below:
            text += f" It drives {listed(map(name, below))} upstairs."
        yield self.beat("level closed", 38, below, (number,), text, level=level)

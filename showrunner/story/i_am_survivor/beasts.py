"""Battles with beasts: who was helped, who was left alone, and who won by a hair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import weapon_of
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.i_am_survivor.names import led, the
from showrunner.story.record import Record

BIG = 5
"""The strength from which a beast is one that everybody talks about."""


class Beasts(Finder):
    """Follows each battle from the call for help to its outcome."""

    titles = (
        Title("Coldest hand", 48, ("left alone",), "let others fight alone in {}", "battle", 1),
        Title("Best friend", 46, ("beaten together",), "helped in {}", "battle", 1),
        Title("Strongest alone", 40, ("beast beaten",), "beat {} alone", "beast"),
        Title("Unluckiest", 38, ("one short", "left behind"), "missed it by a little, {}", "time"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._asked = -1
        self._helpers: dict[str, int] = {}
        """Those who were asked for help and added something, and the fact."""
        self._refused: dict[str, int] = {}
        """Those who were asked, held weapons, and kept them."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A call for help, its answers, and the outcome."""
        match fact:
            case facts.Explored():
                self._asked, self._helpers, self._refused = -1, {}, {}
            case facts.HelpAsked():
                self._asked = number
            case facts.HelpGiven():
                if fact.cards:
                    self._helpers[fact.seat] = number
                elif self._is_armed(fact.seat):
                    self._refused[fact.seat] = number
            case facts.BeastEscaped():
                text = f"{self.record.name(fact.seat)}’s Marathon runner met {the(fact.card)} "
                text += "and ran."
                yield self.beat("escape", 25, (fact.seat,), (number,), text)
            case facts.BeastFought():
                yield from self._fought(number, fact)

    def _is_armed(self, seat: str) -> bool:
        sheet: Any = self.record.sheet
        return any(map(weapon_of, sheet.hand(seat)))

    def _fought(self, number: int, fact: facts.BeastFought) -> Iterator[Beat]:
        name, beast, who = self.record.name, the(fact.card), led(self.record, fact.character)
        proof = [*self._helpers.values(), number]
        if fact.result == "lost" and self._asked >= 0 and not self._helpers and self._refused:
            cold = list(self._refused)
            text = (
                f"{who} faced {beast} and called for help. {listed(map(name, cold))} had weapons "
            )
            text += "and kept them."
            facts_ = (self._asked, *self._refused.values(), number)
            yield self.beat("left alone", 62, (fact.seat, *cold), facts_, text)
        elif fact.result == "defeated" and self._helpers:
            friends = listed(map(name, self._helpers))
            text = (
                f"{who} beat {beast}, {fact.total} to {fact.strength}, with weapons of {friends}."
            )
            people = (fact.seat, *self._helpers)
            yield self.beat("beaten together", 45, people, (self._asked, *proof), text)
        elif fact.result == "defeated" and fact.strength >= BIG:
            text = f"{who} beat {beast} alone, {fact.total} to {fact.strength}."
            yield self.beat("beast beaten", 42, (fact.seat,), (number,), text)
        elif fact.result == "lost" and fact.total and fact.total == fact.strength - 1:
            text = f"One ★ more, and {who} would have driven {beast} away."
            yield self.beat("one short", 34, (fact.seat,), (number,), text)

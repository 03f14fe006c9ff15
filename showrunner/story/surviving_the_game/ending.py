"""Who leaves how, and how close the end was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.fact import Fact
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import the_name_of
from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Record

NARROW = 3
"""Up to how many points between the winner and the next it is called narrow."""


def points(number: int) -> str:
    """Points in figures, so that they can be compared: `28 points`."""
    return f"{number} {'point' if number == 1 else 'points'}"


class Leaving(Finder):
    """Follows who comes out alive, and who leads when they die."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._exits = 0
        self._beaten = 0
        self._points: dict[str, int] = {}
        """What everybody's cards were worth when the round began."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """An exit, a death, or a last turn."""
        sheet: Any = self.record.sheet
        name = self.record.name
        match fact:
            case facts.RoundBegan():
                self._points = {seat: sheet.points(seat) for seat in sheet.active}
            case facts.ObstacleBeaten():
                self._beaten = number
            case facts.PlayerExited(seat=seat):
                self._exits += 1
                text = f"{name(seat)} beats {the_name_of(fact.obstacle)} and is out, alive."
                if self._exits == 1:
                    text += " Nobody had come out before."
                importance = 74 if self._exits == 1 else 66
                yield self.beat("way out", importance, (seat,), (self._beaten, number), text)
            case facts.PlayerEliminated(seat=seat):
                yield from self._leader(number, seat)
            case facts.LastTurnGiven(seat=seat):
                text = f"{name(seat)} is alone inside, with one turn to go."
                yield self.beat("last turn", 50, (seat,), (number,), text)

    def _leader(self, number: int, seat: str) -> Iterator[Beat]:
        own = self._points.get(seat, 0)
        others = [points for other, points in self._points.items() if other != seat]
        if own <= max(others, default=own):
            return
        text = f"{self.record.name(seat)} had more points than anybody inside: {own}. "
        text += "The dead have none."
        yield self.beat("leader lost", 59, (seat,), (number,), text, points=own)


class Outcome(Finder):
    """Looks at the end: by how much it was won, and what would have changed it."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """The end of the game."""
        if not isinstance(fact, facts.GameDecided):
            return
        name = self.record.name
        if not fact.seats:
            text = "Nobody survives, and nobody wins."
            yield self.beat("nobody survives", 90, [*fact.points], (number,), text)
        elif len(fact.survivors) == 1:
            (seat,) = fact.seats
            text = f"{name(seat)} is the only survivor, and wins."
            yield self.beat("sole survivor", 82, (seat,), (number,), text)
        elif len(fact.seats) > 1:
            text = f"{listed(map(name, fact.seats))} share the win."
            yield self.beat("shared win", 80, fact.seats, (number,), text)
        else:
            yield from self._compared(number, fact)

    def _compared(self, number: int, fact: facts.GameDecided) -> Iterator[Beat]:
        """The winner beside the next survivor."""
        sheet: Any = self.record.sheet
        name, (winner,) = self.record.name, fact.seats
        second = next(seat for place in fact.ranking[1:] for seat in place)
        margin = fact.points[winner] - fact.points[second]
        text = f"{name(winner)} wins with {points(fact.points[winner])}; {name(second)} "
        text += f"has {fact.points[second]}."
        injuries = sheet.injuries(second)
        people = (winner, second)
        if injuries > margin > 0:
            text += f" {name(second)} owned {count(injuries, 'Injury', 'Injuries')}. Without "
            text += "them it would have been the other way round."
            yield self.beat("lost by Injuries", 84, people, (number,), text, injuries=injuries)
        else:
            importance = 78 if margin <= NARROW else 70
            kind = "narrow win" if margin <= NARROW else "win by points"
            yield self.beat(kind, importance, people, (number,), text, margin=margin)

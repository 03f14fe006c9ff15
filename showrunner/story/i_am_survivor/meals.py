"""Water and food: who shared, and who let servings go to waste beside somebody in need."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.lifecycle import PhaseEnded
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.i_am_survivor.names import led, owner_of
from showrunner.story.record import Record

MARKER_OF = {"water": "thirst", "food": "hunger"}
SOUL = "soul"


class Meals(Finder):
    """Follows the ration of each night."""

    titles = (
        Title("Most generous", 44, ("shared",), "gave what others needed, {}", "time"),
        Title("Most wasteful", 42, ("water poured away",), "poured water away, {}", "time", 1),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._left: dict[str, tuple[int, int]] = {}
        """Tonight's left-over servings of water, by player, and the fact."""
        self._marked: dict[tuple[str, str], int] = {}
        """Who has which marker, and since which fact."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Left-over servings, gifts and deaths."""
        match fact:
            case facts.NightFell():
                self._left = {}
            case facts.ServingsLeft() if fact.water:
                self._left[fact.seat] = number, fact.water
            case facts.MarkerPlaced():
                self._marked[fact.character, fact.marker] = number
            case facts.Consumed():
                yield from self._consumed(number, fact)
            case facts.CharacterDied(cause="thirst") if not fact.instead_of:
                yield from self._poured_away(number, fact)
            case PhaseEnded():
                self._left = {}

    def _consumed(self, number: int, fact: facts.Consumed) -> Iterator[Beat]:
        marked = self._marked.pop((fact.character, MARKER_OF[fact.what]), None)
        seat, giver = owner_of(self.record, fact.character), fact.giver
        if giver in self._left and fact.what == "water":
            at, left = self._left[giver]
            self._left[giver] = at, left - 1
        if giver == seat or marked is None or fact.card == SOUL:
            return
        name = self.record.name
        text = f"{led(self.record, fact.character)} had gone without {fact.what} the night before. "
        text += f"{name(giver)} shared, and it lived."
        if fact.character == "boy":
            text = f"{name(seat)}’s Boy helped himself to what {name(giver)} had left over."
        yield self.beat("shared", 48, (giver, seat), (marked, number), text, what=fact.what)

    def _poured_away(self, number: int, fact: facts.CharacterDied) -> Iterator[Beat]:
        """Somebody died of thirst while others had water left over that nobody drank."""
        wasted = {
            seat: at for seat, (at, left) in self._left.items() if left > 0 and seat != fact.seat
        }
        if not wasted:
            return
        names = listed(map(self.record.name, wasted))
        text = f"{led(self.record, fact.character)} died of thirst. {names} had poured water away "
        text += "that same night."
        people = (fact.seat, *wasted)
        yield self.beat("water poured away", 68, people, (*wasted.values(), number), text)

"""Losses: many Survivors in one round, somebody's last, and ties by which all of the tied fell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.wording import listed, number
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder, Title
from showrunner.story.mini_survivor.names import called, dealt, nickname, tribe_name
from showrunner.story.record import Record
from showrunner.story.told import Sentence

MANY_LOSSES = 3
"""From how many Survivors of one player in a round on it is called a massacre."""
MOST_TOLD = 6
"""Up to how many players are all told with their Survivors at the end of a round."""


class Losses(Finder):
    """Follows who loses which Survivors."""

    titles = (Title("Worst round", 42, ("massacre",), "lost many Survivors in {}", "round"),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._lost: dict[str, list[int]] = {}
        """For each player: the facts of this round's losses, one for each Survivor."""
        self._fallen: dict[str, list[int]] = {}
        """The same for the whole match."""
        self._last: list[str] = []
        """Who has lost their last Survivor, in order."""

    @override
    def standing(self) -> Iterator[Sentence]:
        """Whose Survivors are alive; of many players, those with the most and the fewest."""
        sheet: Any = self.record.sheet
        alive = {seat: sheet.owned(seat) for seat in self.record.names if sheet.owned(seat)}
        sizes = {len(survivors) for survivors in alive.values()}
        for seat, survivors in alive.items():
            if len(alive) <= MOST_TOLD or len(survivors) in (min(sizes), max(sizes)):
                text = f"{self.record.name(seat)} still has {listed(map(nickname, survivors))}."
                proof = all_facts(dealt(self.record, survivors), self._fallen.get(seat, ()))
                yield Sentence(text=text, facts=proof)

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Falls, and a round's end."""
        match fact:
            case facts.RoundBegan():
                self._lost = {}
            case facts.SurvivorsFell() if fact.cause != "removed":
                for seat in fact.owners.values():
                    self._lost.setdefault(seat, []).append(number)
                    self._fallen.setdefault(seat, []).append(number)
                yield from self._tied(number, fact)
                yield from self._last_survivor(number, fact)
            case facts.RoundEnded():
                yield from self._many()

    def _tied(self, fell: int, fact: facts.SurvivorsFell) -> Iterator[Beat]:
        if fact.cause != "voting" or len(fact.owners) < 2:
            return
        pieces = [called(self.record, survivor) for survivor in fact.owners]
        text = f"{listed(pieces)} fell together in {tribe_name(self.record, fact.tribe)}."
        people = fact.owners.values()
        yield self.beat("fell together", 42, people, (fell,), text, tribe=fact.tribe)

    def _last_survivor(self, fell: int, fact: facts.SurvivorsFell) -> Iterator[Beat]:
        sheet: Any = self.record.sheet
        name = self.record.name
        for seat, survivor in {seat: one for one, seat in fact.owners.items()}.items():
            left = sheet.owned(seat)
            if left or seat in self._last:
                if len(left) == 1:
                    text = f"{name(seat)} is down to one: {called(self.record, left[0])}."
                    proof = self._fallen[seat]
                    yield self.beat("down to one", 30, (seat,), proof, text, survivor=left[0])
                continue
            self._last.append(seat)
            text = f"{called(self.record, survivor)} was the last one of {name(seat)}."
            first = len(self._last) == 1
            text += f" {name(seat)} is the first to have none left." if first else ""
            proof = self._fallen[seat]
            importance = 75 if first else 62
            yield self.beat("last Survivor", importance, (seat,), proof, text, survivor=survivor)

    def _many(self) -> Iterator[Beat]:
        for seat, lost in self._lost.items():
            if len(lost) >= MANY_LOSSES:
                text = f"{self.record.name(seat)} lost {number(len(lost))} Survivors in this round."
                importance = min(35 + 9 * len(lost), 80)
                values = {"lost": len(lost)}
                yield self.beat("massacre", importance, (seat,), lost, text, **values)

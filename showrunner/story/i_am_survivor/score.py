"""How the season was won: the margin, and the rescues that made it."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.ending import tie_in_words
from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Record

NARROW = 3
"""The most points of difference that make a narrow win."""


class Score(Finder):
    """Follows who leads."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._rescues: dict[str, list[int]] = {}

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Rescues, and the count at the end."""
        match fact:
            case facts.CharacterRescued():
                self._rescues.setdefault(fact.seat, []).append(number)
            case facts.GameEnded():
                yield from self._won(number, fact)

    def _won(self, number: int, fact: facts.GameEnded) -> Iterator[Beat]:
        name, winners = self.record.name, fact.winners
        best = fact.scores[winners[0]]
        rest = [points for seat, points in fact.scores.items() if seat not in winners]
        second = max(rest, default=0)
        text = f"{listed(map(name, winners))} won with {count(best, 'point')}"
        rescued = sum(len(self._rescues.get(seat, ())) for seat in winners)
        if rescued:
            text += f", and {count(rescued, 'character')} rescued"
        text += f". The next had {second}." if rest else "."
        if fact.tie_break:
            text += f" {tie_in_words(fact.tie_break)}."
        narrow = bool(rest) and best - second <= NARROW
        kind = "narrow win" if narrow or fact.tie_break else "won"
        proof = [*(at for seat in winners for at in self._rescues.get(seat, ())), number]
        yield self.beat(kind, 76 if kind == "narrow win" else 64, winners, proof, text)

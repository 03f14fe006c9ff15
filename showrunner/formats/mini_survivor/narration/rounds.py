"""Narration of the cast, the grid, the deal, rounds and phases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.frame import CastChapter, RoundsChapter
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.narration import Line, Tone
from showrunner.formats.wording import capital, count, listed

PHASE_TITLES = {"submission": "Submissions"}
"""The titles of phases that are not just their name."""


class MiniRounds(CastChapter[MiniSheet], RoundsChapter[MiniSheet]):
    """Tells the cast, the board, rounds and phases."""

    @tells(facts.GridLaid)
    def _grid(self, fact: facts.GridLaid) -> list[Line]:
        tribes = count(len(fact.tribes), "tribe")
        return [narrated(f"{capital(tribes)} on a grid of {fact.rows} by {fact.columns}.")]

    @tells(facts.TagsGiven)
    def _tags(self, fact: facts.TagsGiven) -> list[Line]:
        aliases = [
            f"{self.desk.name(seat)} is {tag}"
            for seat, tag in fact.tags.items()
            if not self.desk.name(seat).casefold().startswith(tag)
        ]
        return [narrated(f"So that nobody is mistaken: {listed(aliases)}.")] if aliases else []

    @tells(facts.SurvivorsDealt)
    def _dealt(self, fact: facts.SurvivorsDealt) -> list[Line]:
        owned = listed(map(str, fact.survivors))
        return [secret(f"{self.desk.name(fact.seat)} owns {owned}.")]

    @tells(facts.StockGiven)
    def _stock(self, fact: facts.StockGiven) -> list[Line]:
        if self.desk.sees_all:
            return []
        has = f"{count(fact.idols, 'idol')} and {count(fact.garnets, 'garnet')}"
        return [secret(f"{self.desk.name(fact.seat)} starts with {has}.")]

    @tells(facts.RoundBegan)
    def _round_of(self, fact: facts.RoundBegan) -> list[Line]:
        title = f"Round {fact.round}: {count(fact.alive, 'Survivor')}"
        return [Line(Tone.EPISODE, title), *self.board(fact.tribes, fact.outcasts)]

    def board(self, tribes: Mapping[str, Sequence[int]], outcasts: Sequence[int]) -> list[Line]:
        """The board as text: one line for each row of the grid."""
        grid = self.sheet.grid
        if grid is None:
            return []
        tribes_shown = [
            self._cell(name, tribes.get(letter)) for letter, name in grid.tribes.items()
        ]
        lines = []
        for row in range(grid.rows):
            cells = tribes_shown[row * grid.columns : (row + 1) * grid.columns]
            lines.append(Line(Tone.ITEM, "; ".join(cells)))
        if outcasts:
            lines.append(Line(Tone.ITEM, f"Outcasts: {' '.join(map(str, outcasts))}"))
        return lines

    @staticmethod
    def _cell(tribe: str, members: Sequence[int] | None) -> str:
        if members is None:
            return f"{tribe} removed"
        return f"{tribe}: {' '.join(map(str, members)) or 'nobody'}"

    @tells(facts.RoundEnded)
    def _ended(self, fact: facts.RoundEnded) -> list[Line]:
        if fact.quiet:
            return [Line(Tone.RESULT, f"Nobody fell: {fact.alive} are left.")]
        return [Line(Tone.RESULT, f"{capital(count(fact.alive, 'Survivor'))} left.")]

    @tells(facts.PhaseBegan)
    def _phase(self, fact: facts.PhaseBegan) -> list[Line]:
        return [Line(Tone.PHASE, PHASE_TITLES.get(fact.phase, capital(fact.phase)))]

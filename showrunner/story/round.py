"""A round as the editor has it: its facts' numbers and the narrator's lines, by phase."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import PhaseEnded, RoundBegan, phase_opened
from showrunner.formats.narration import Line, Tone
from showrunner.kernel import Told


@dataclass
class Phase:
    """A phase that was played: its name, its round, and its first and last fact."""

    name: str
    round: int
    first: int
    last: int

    @property
    def facts(self) -> range:
        """The numbers of its facts."""
        return range(self.first, self.last + 1)


class ToldLine(NamedTuple):
    """A line of the narrator, the fact at which it was told, and the phase that was on."""

    number: int
    phase: str
    line: Line


@dataclass
class Round:
    """The round or rounds of an episode, which has this number.

    `last` is the number of the last fact so far, `entry` that fact's entry.
    """

    number: int
    first: int = -1
    last: int = -1
    entry: int = 0
    over: bool = False
    phase: str = ""
    lines: list[ToldLine] = field(default_factory=list)
    phases: list[Phase] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    def take(
        self, told: Told[Fact], format: Format, lines: Iterable[Line], omitted: Collection[Tone]
    ) -> None:
        """Take in a fact and the lines that the narrator tells at it."""
        self.first = told.number if self.first < 0 else self.first
        self.last, self.entry = told.number, told.entry
        if isinstance(told.fact, RoundBegan):
            self.rounds.append(told.fact.round)
        opened = phase_opened(told.fact, format.own_opens_phase)
        if opened:
            on = self.rounds[-1] if self.rounds else self.number
            self.phases.append(Phase(opened, on, told.number, told.number))
        self.phase = opened or self.phase
        if self.phase:
            self.phases[-1].last = told.number
        for line in lines:
            if line.tone not in omitted:
                self.lines.append(ToldLine(told.number, self.phase, line))
        if isinstance(told.fact, PhaseEnded):
            self.phase = ""

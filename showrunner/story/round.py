"""A round as the editor has it: its facts' numbers and the narrator's lines, by phase."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import PhaseEnded, phase_opened
from showrunner.formats.narration import Line, Tone
from showrunner.kernel import Told


class Phase(NamedTuple):
    """A phase that was played: its name, and the numbers of its facts."""

    name: str
    facts: range


class ToldLine(NamedTuple):
    """A line of the narrator, the fact at which it was told, and the phase that was on."""

    number: int
    phase: str
    line: Line


@dataclass
class Round:
    """One round. `last` is the number of its last fact so far, `entry` that fact's entry."""

    number: int
    first: int = -1
    last: int = -1
    entry: int = 0
    over: bool = False
    phase: str = ""
    lines: list[ToldLine] = field(default_factory=list)
    phases: list[Phase] = field(default_factory=list)

    def take(
        self, told: Told[Fact], format: Format, lines: Iterable[Line], omitted: Collection[Tone]
    ) -> None:
        """Take in a fact and the lines that the narrator tells at it."""
        self.first = told.number if self.first < 0 else self.first
        self.last, self.entry = told.number, told.entry
        opened = phase_opened(told.fact, format.own_opens_phase)
        if opened:
            self.phases.append(Phase(opened, range(told.number, told.number)))
        self.phase = opened or self.phase
        if self.phase:
            self.phases[-1] = Phase(self.phase, range(self.phases[-1].facts.start, told.number + 1))
        for line in lines:
            if line.tone not in omitted:
                self.lines.append(ToldLine(told.number, self.phase, line))
        if isinstance(told.fact, PhaseEnded):
            self.phase = ""

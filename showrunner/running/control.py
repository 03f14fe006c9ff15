"""Controls: what producers set for a season that is not part of its story, such as a pause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import Struct

from showrunner.formats.facts import Fact
from showrunner.formats.format import Format
from showrunner.players.llm.allowance import Allowance
from showrunner.running.deadlines import Deadlines

Unit = Literal["decision", "phase", "round"]
SET_PLAYER: Final = "player"
ANSWER_ONCE: Final = "answer_once"


class Run(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="run"):
    """Run the season, ending a pause."""


class Pause(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pause"):
    """Pause the season and its clock."""


class StepOn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="step"):
    """Run for one decision, or until the next phase or round begins, and pause there."""

    by: Unit = "decision"


class SetPace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pace"):
    """Wait this number of seconds after each decision, for viewers; 0 is as fast as possible."""

    seconds: float


class SetPlayer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=SET_PLAYER):
    """Change the player of a seat."""

    seat: str
    player: str


class SetDeadlines(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="deadlines"
):
    """Change the times that players have, also for open decisions."""

    deadlines: Deadlines


class SetAllowance(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="allowance"
):
    """Change what a season's models may cost."""

    allowance: Allowance


class AnswerOnce(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=ANSWER_ONCE):
    """Let another model make only the open decision with this id.

    It is stored only as a taken input of the inbox, where recovery finds it. A new player for the
    seat cancels it.
    """

    ask: str
    player: str


class Reload(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="reload"):
    """Read the season from the store again, because a text of it was erased."""


Control = (
    Run | Pause | StepOn | SetPace | SetPlayer | SetDeadlines | SetAllowance | AnswerOnce | Reload
)
"""An input of the kind `control`."""


class Pacing:
    """Whether a season runs or pauses, and how fast it runs.

    `step` is the unit at whose end it pauses, if any.
    """

    def __init__(self, format: Format, *, paused: bool, step: Unit | None, pace: float) -> None:
        self.paused = paused
        self.pace = pace
        self.step = step
        self._opens: dict[str, Any] = {"phase": format.opens_phase, "round": format.opens_round}

    def run(self) -> None:
        """Run until further notice."""
        self.paused, self.step = False, None

    def pause(self) -> None:
        """Pause until further notice."""
        self.paused, self.step = True, None

    def step_on(self, unit: Unit) -> None:
        """Run to the end of this unit."""
        self.paused, self.step = False, unit

    def after(self, told: Iterable[Fact], *, decided: bool) -> None:
        """Pause if the entry that told these facts completes the current step."""
        if self.step is None:
            return
        if self.step == "decision":
            is_complete = decided
        else:
            is_complete = any(isinstance(fact, self._opens[self.step]) for fact in told)
        if is_complete:
            self.pause()

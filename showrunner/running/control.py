"""What producers set for the running of a season, beside its story: pause, step, pace, players."""

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
    """Go on."""


class Pause(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pause"):
    """Stand still, clocks too, until told to go on."""


class StepOn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="step"):
    """Go on by one decision, or to the beginning of the next phase or round, and pause there."""

    by: Unit = "decision"


class SetPace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pace"):
    """Let so many seconds pass after each decision, for those who watch; 0 is as fast as can be."""

    seconds: float


class SetPlayer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=SET_PLAYER):
    """Let somebody else play a seat from now on."""

    seat: str
    player: str


class SetDeadlines(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="deadlines"
):
    """Give players other times from now on, for what is open too."""

    deadlines: Deadlines


class SetAllowance(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="allowance"
):
    """Let a season's models cost so much from now on."""

    allowance: Allowance


class AnswerOnce(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=ANSWER_ONCE):
    """Let another model make the one decision that is open under this id.

    That it was taken is all that is kept of it: whoever recovers the season finds it there. With a
    new player for the seat it is over.
    """

    ask: str
    player: str


class Reload(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="reload"):
    """Forget what is in memory and read the season again (a text of it was erased)."""


Control = (
    Run | Pause | StepOn | SetPace | SetPlayer | SetDeadlines | SetAllowance | AnswerOnce | Reload
)
"""An input of the kind `control`."""


class Pacing:
    """Whether a season may go on, and how fast.

    `step` is the unit at whose end it pauses, if it is being stepped through.
    """

    def __init__(self, format: Format, *, paused: bool, step: Unit | None, pace: float) -> None:
        self.paused = paused
        self.pace = pace
        self.step = step
        self._opens: dict[str, Any] = {"phase": format.opens_phase, "round": format.opens_round}

    def run(self) -> None:
        """Go on until told otherwise."""
        self.paused, self.step = False, None

    def pause(self) -> None:
        """Stand still."""
        self.paused, self.step = True, None

    def step_on(self, unit: Unit) -> None:
        """Go on to the end of this unit."""
        self.paused, self.step = False, unit

    def after(self, told: Iterable[Fact], *, decided: bool) -> None:
        """Pause where the step that was asked for has been made."""
        if self.step is None:
            return
        if self.step == "decision":
            made = decided
        else:
            made = any(isinstance(one, self._opens[self.step]) for one in told)
        if made:
            self.pause()

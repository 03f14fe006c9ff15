"""Decisions put to seats: one ask for each seat, in groups that close when all have answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from showrunner.kernel.text import Text

if TYPE_CHECKING:
    from showrunner.kernel.branch import Branch
    from showrunner.kernel.entries import Answer

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class QuestionProtocol(Protocol[A_co]):
    """What the kernel needs of a question; `showrunner.questions` has the real class.

    After an order each question is built again. If it is not equal (`==`) to the old one, its terms
    have changed.
    """

    @property
    def kind(self) -> str:
        """What is decided, such as `survivor.ballot`. Holds and deadlines use this name."""

    def accept(
        self, value: Mapping[str, Any], seal: Callable[[str], Text], silent: bool = False
    ) -> tuple[Mapping[str, Any], A_co]:
        """Return the answer twice: in plain normal form (for the journal) and as the rules read it.

        `silent` means that nobody answered and `value` is the default. Raises IllegalAnswer with
        every reason.
        """


Build = Callable[[], QuestionProtocol[A] | None]
"""Builds a question from the season's current state; None if nothing is left to decide."""


class AskState(Enum):
    """Whether an ask waits for an answer, has one that producers hold back, or is answered."""

    OPEN = "open"
    HELD = "held"
    ANSWERED = "answered"


@dataclass(slots=True, eq=False)
class Ask(Generic[A]):
    """One decision put to one seat.

    `id` is for producers only, because it shows the script's branches. `nth` counts only this
    seat's asks and may be shown to it; `quarantined` asks have a count of their own. An ask that
    was withdrawn by the same entry that opened it was never shown to anybody: its `nth` stays 0.
    """

    id: str
    seat: str
    question: QuestionProtocol[A]
    quarantined: bool
    group: Group[A] = field(repr=False)
    nth: int = 0
    state: AskState = AskState.OPEN
    answer: Answer | None = field(default=None, repr=False)
    accepted: A | None = field(default=None, repr=False)

    @property
    def takes_answers(self) -> bool:
        """Whether an answer would be accepted now."""
        if self.state is AskState.ANSWERED:
            return self.group.revisable
        return self.state is AskState.OPEN


@dataclass(slots=True, eq=False)
class Group(Generic[A]):
    """Asks opened at the same time. Their answers stay secret until all have been answered.

    In a `revisable` group an answer may be changed until the group closes; the last one counts.
    """

    id: str
    branch: Branch
    builds: dict[str, Build[A]]
    revisable: bool
    asks: dict[str, Ask[A]] = field(default_factory=dict)
    reissues: dict[str, int] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether every seat that is still asked has answered."""
        return all(ask.state is AskState.ANSWERED for ask in self.asks.values())

    def take_answers(self) -> dict[str, A]:
        """The answers in the order of asking, without seats whose ask was dropped.

        Empties the group, because the group and its asks refer to each other and would otherwise
        stay in memory until the garbage collector finds the cycle.
        """
        answers = {
            seat: self.asks[seat].accepted  # never None: the group is complete
            for seat in self.builds
            if seat in self.asks
        }
        self.asks.clear()
        self.builds.clear()
        return answers  # type: ignore[return-value]

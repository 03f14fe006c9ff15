"""Decisions put to seats: one ask for each seat, in groups that close together."""

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


class Question(Protocol[A_co]):
    """What the kernel needs of a question; `showrunner.questions` has the real ones.

    Questions are compared with `==`: one that is built anew and is no longer equal has new terms.
    """

    @property
    def kind(self) -> str:
        """What is decided, such as `survivor.ballot`: the name that holds and deadlines go by."""

    def accept(
        self, value: Mapping[str, Any], seal: Callable[[str], Text], silent: bool = False
    ) -> tuple[Mapping[str, Any], A_co]:
        """The answer in its plain normal form (kept in the journal) and as the rules read it.

        `silent` says that it is what counts where nobody answered. Raises IllegalAnswer with every
        reason.
        """


Build = Callable[[], Question[A] | None]
"""Builds a question out of the season of now; None where nothing is left to decide."""


class AskState(Enum):
    """Where an ask stands."""

    OPEN = "open"
    HELD = "held"
    ANSWERED = "answered"


@dataclass(slots=True, eq=False)
class Ask(Generic[A]):
    """One decision put to one seat.

    `id` is the producers' (it tells of the script's branches); `nth` counts the asks of this seat
    alone and is what may be shown to it. `quarantined` asks count apart. An ask that is withdrawn
    within the step that opened it was never put to anybody: its `nth` stays 0.
    """

    id: str
    seat: str
    question: Question[A]
    quarantined: bool
    group: Group[A] = field(repr=False)
    nth: int = 0
    state: AskState = AskState.OPEN
    answer: Answer | None = field(default=None, repr=False)
    accepted: A | None = field(default=None, repr=False)

    @property
    def takes_answers(self) -> bool:
        """Whether an answer can come in now."""
        if self.state is AskState.ANSWERED:
            return self.group.revisable
        return self.state is AskState.OPEN


@dataclass(slots=True, eq=False)
class Group(Generic[A]):
    """Asks that were put at the same time; their answers stay sealed until all of them are in.

    In a `revisable` group an answer may be given again until the group closes; the last one counts.
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
        return not [ask for ask in self.asks.values() if ask.state is not AskState.ANSWERED]

    def taken_answers(self) -> dict[str, A]:
        """The answers in the order of asking; seats whose ask was dropped are absent.

        Nothing is left in the group then: it and its asks would hold each other for ever.
        """
        answers = {
            seat: self.asks[seat].accepted  # complete groups have them all
            for seat in self.builds
            if seat in self.asks
        }
        self.asks.clear()
        self.builds.clear()
        return answers  # type: ignore[return-value]

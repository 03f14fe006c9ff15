"""A player who takes their time: what the runner needs of whoever thinks in its own process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered, Format
from showrunner.formats.settings import Castaway
from showrunner.players.llm.callbook import CallBook
from showrunner.questions import Question


class Part(NamedTuple):
    """What somebody is hired to play: one seat of one season, and who that castaway is.

    `calls` is where what it cost to play is written down, `remembers` what the castaway brought
    along from an earlier season, and `decide` says what the seat's bot would do in an open decision
    (by its id): whoever only speaks for a bot goes by it.
    """

    season: str
    format: Format
    castaway: Castaway
    calls: CallBook
    remembers: str
    decide: Callable[[str], Considered]


class Turn(NamedTuple):
    """A decision that a player is to make.

    `ask` is its id, and `entry` the last entry of the journal that the player has seen.
    """

    ask: str
    question: Question[Any]
    entry: int


class Player(Protocol):
    """Decides for one seat, asynchronously: a language model, or a script in a test.

    Bots are no such players (they answer at once, in turn), nor is somebody `outside`.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact of the seat's own view."""

    async def answer(self, turn: Turn) -> Mapping[str, Any] | Considered:
        """Decide. It is cancelled when the question is withdrawn or its time is over.

        Raises PlayerAway for a player who cannot go on and for whom the season is to wait; after
        any other error a bot stands in.
        """


@runtime_checkable
class Writer(Player, Protocol):
    """A player who keeps a diary."""

    diary_due: bool
    """Whether there is a day to write about."""

    async def diary(self, entry: int) -> str | None:
        """What it writes, after the journal's entry of this number; None for nothing.

        After this is called nothing is due before the next day. Raises PlayerAway.
        """


@runtime_checkable
class Reader(Player, Protocol):
    """A player who can also say what the words of whoever plays their seat do in the game."""

    async def acts_in(self, turn: Turn, answer: Mapping[str, Any]) -> list[dict[str, Any]] | None:
        """The acts of a legal answer to this turn; None where they cannot be read."""


Hire = Callable[[Part], Player]
"""Makes the player for a seat."""

"""The interface of players that answer asynchronously within the runner's process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered, Format
from showrunner.formats.past_season import PastSeason
from showrunner.formats.settings import Castaway
from showrunner.players.llm.callbook import CallBook
from showrunner.questions import Question


class SeatPart(NamedTuple):
    """What a player is made for: one seat of one season, with its castaway.

    `calls` records the player's calls to models and their cost, `remembers` is what the castaway
    brings along from an earlier season, and `decide` gives the answer of the seat's bot to an open
    decision (by its id), for players that only speak for a bot.
    """

    season: str
    format: Format
    castaway: Castaway
    calls: CallBook
    remembers: PastSeason
    decide: Callable[[str], Considered]


class PlayerTurn(NamedTuple):
    """A decision that a player has to make.

    `ask` is its id, and `entry` the last entry of the journal that the player has seen.
    """

    ask: str
    question: Question[Any]
    entry: int


class SeatPlayer(Protocol):
    """Decides for one seat, asynchronously: a language model, or a script in a test.

    Bots, which answer at once, and outside players do not implement this.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact of the seat's own view."""

    async def answer(self, turn: PlayerTurn) -> Mapping[str, Any] | Considered:
        """Decide. Cancelled when the question is withdrawn or its time is over.

        Raises PlayerAway if the season has to wait for this player; after any other error a bot
        stands in.
        """


@runtime_checkable
class Writer(SeatPlayer, Protocol):
    """A player who keeps a diary."""

    diary_due: bool
    """Whether a round is over that the player has not written about."""

    async def diary(self, entry: int) -> str | None:
        """The diary entry, written after this entry of the journal; None for no diary entry.

        After this call no diary is due until the next round is over. Raises PlayerAway.
        """


@runtime_checkable
class MessageReader(SeatPlayer, Protocol):
    """A player that can also read which acts are in words that somebody else said at its seat."""

    async def acts_in(
        self, turn: PlayerTurn, answer: Mapping[str, Any]
    ) -> list[dict[str, Any]] | None:
        """The acts in a legal answer to this turn; None if they cannot be read."""


Hire = Callable[[SeatPart], SeatPlayer]
"""Makes the player for a seat."""

"""An understudy: a player in reserve, which is shown the facts only when it is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from showrunner.formats.facts import Fact
from showrunner.kernel import Told, View, contestant


class Sees(Protocol):
    """Anything that is shown facts: a bot, or a player."""

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""


P = TypeVar("P", bound=Sees)


class Understudy(Generic[P]):
    """A player in reserve for a seat, and how much of the season it has seen.

    Seeing is a fold over the seat's view, so it makes no difference when it happens.
    """

    def __init__(self, player: P, seat: str) -> None:
        self._player = player
        self._view = View[Fact](contestant(seat), playing=True)
        self._looked = 0

    def briefed(self, story: Sequence[Told[Fact]]) -> P:
        """The player, after showing it all facts of this story that the seat may know.

        If the player fails at a fact, the next call continues after it.
        """
        for told in story[self._looked :]:
            self._looked += 1
            for seen in self._view.take(told):
                self._player.see(seen.fact)
        return self._player

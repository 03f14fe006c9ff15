"""An understudy: decides for somebody else, and looks at what has happened only when asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from showrunner.formats.facts import Fact
from showrunner.kernel import Told, View, contestant


class Sees(Protocol):
    """Whoever takes in facts: a bot, or a player."""

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""


P = TypeVar("P", bound=Sees)


class Understudy(Generic[P]):
    """Somebody who can play this seat, and what of its season they have seen so far.

    Seeing is a fold over the seat's view, so it makes no difference when they look.
    """

    def __init__(self, player: P, seat: str) -> None:
        self._player = player
        self._view = View[Fact](contestant(seat), playing=True)
        self._looked = 0

    def briefed(self, story: Sequence[Told[Fact]]) -> P:
        """The same player, who has now seen all of this story that the seat may know.

        Where the player fails at a fact, the next call goes on after it.
        """
        for told in story[self._looked :]:
            self._looked += 1
            for seen in self._view.take(told):
                self._player.see(seen.fact)
        return self._player

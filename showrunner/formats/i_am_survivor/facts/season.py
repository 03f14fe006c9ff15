"""The deal, the days, table talk, and the end."""

from __future__ import annotations

from showrunner.formats import lifecycle
from showrunner.formats.facts import Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class TeamOffered(Fact, frozen=True, kw_only=True):
    """A player was dealt four characters, of which they keep three (IS-1.1). To everybody."""

    seat: str
    characters: tuple[str, ...]


class TeamDealt(Fact, frozen=True, kw_only=True):
    """The characters that a player leads on the island (IS-1.1). To everybody."""

    seat: str
    characters: tuple[str, ...]


class RoundBegan(lifecycle.RoundBegan, frozen=True, kw_only=True):
    """A day began, and this seat has the first turn (IS-2.1, IS-1.2). To everybody."""

    start: str


class SpokeUp(Said, frozen=True, kw_only=True):
    """A player said something to everybody, or nothing. To everybody."""

    seat: str
    words: Text | None


class PlayerLeft(Fact, frozen=True, kw_only=True):
    """A player has no character on the island any more (IS-2.9). To everybody."""

    seat: str


class GameEnded(lifecycle.GameEnded, frozen=True, kw_only=True):
    """The game is over: points, and the winners by IS-13.4. To everybody.

    `tie_break` says what decided among those with the most points; "" if nothing had to.
    """

    scores: dict[str, int]
    winners: tuple[str, ...]
    ranking: tuple[tuple[str, ...], ...]
    tie_break: str

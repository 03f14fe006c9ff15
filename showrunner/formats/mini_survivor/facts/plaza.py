"""What is said to everybody, or to a tribe."""

from __future__ import annotations

from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class PostMade(Said, frozen=True, kw_only=True):
    """A player posted on the plaza. To everybody."""

    seat: str
    words: Text


class LetterPosted(Said, frozen=True, kw_only=True):
    """A Survivor wrote to its tribe (D3). To who owns a Survivor there; whose it is is not said."""

    tribe: str
    survivor: int
    words: Text

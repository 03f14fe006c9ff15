"""Messages to everybody, or to a tribe."""

from __future__ import annotations

from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class PostMade(Said, frozen=True, kw_only=True):
    """A player posted on the plaza. To everybody."""

    seat: str
    words: Text


class LetterPosted(Said, frozen=True, kw_only=True):
    """A Survivor wrote to its tribe, without naming its owner (D3). To the owners in that tribe."""

    tribe: str
    survivor: int
    words: Text

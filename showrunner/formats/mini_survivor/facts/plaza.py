"""What is said to everybody."""

from __future__ import annotations

from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class PostMade(Said, frozen=True, kw_only=True):
    """A player posted on the plaza. To everybody."""

    seat: str
    words: Text

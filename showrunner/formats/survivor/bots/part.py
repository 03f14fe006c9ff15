"""A part of a castaway's mind: one fold over the facts of their own view."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from showrunner.formats.fold import Fold
from showrunner.formats.talk.acts import Act

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind


class Heard(NamedTuple):
    """An act as I took it in: who did it, to whom, and where."""

    speaker: str
    listeners: tuple[str, ...]
    act: Act
    aloud: bool = False
    """Whether everybody heard it."""

    @property
    def listener(self) -> str:
        """The one other person in a private talk; "" where there were several."""
        return self.listeners[0] if len(self.listeners) == 1 else ""


class Part(Fold):
    """One thing that a castaway keeps track of. It may ask the parts before it in `Mind`."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.me = mind.me

    def hear(self, heard: Heard) -> None:
        """Take in one act, said by me or to me, or overheard."""

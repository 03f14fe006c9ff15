"""The base of all parts of a castaway's mind, and the acts that they hear."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from showrunner.formats.fold import Fold
from showrunner.formats.talk.acts import Act

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind


class HeardAct(NamedTuple):
    """An act as I heard it: who said it, to whom, and whether publicly."""

    speaker: str
    listeners: tuple[str, ...]
    act: Act
    aloud: bool = False
    """Whether it was said in front of everybody."""

    @property
    def sole_listener(self) -> str:
        """The only listener, in a private talk; "" if there were several."""
        return self.listeners[0] if len(self.listeners) == 1 else ""


class MindPart(Fold):
    """One thing that a castaway keeps track of.

    A fold over the facts of their view, which may look at the parts before it in `Mind`.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.me = mind.me

    def hear(self, heard: HeardAct) -> None:
        """Take in one act that I said, was told, or overheard."""

"""Narration: how facts read when the season is told as a story."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol

from showrunner.formats.facts import Fact
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Viewer


class Tone(Enum):
    """What a line is, for whoever sets it: a page, a terminal, a Markdown file."""

    TITLE = "title"
    """The season's title."""
    CAST = "cast"
    """Introduces `speaker`."""
    EPISODE = "episode"
    """Opens an episode: its title."""
    PHASE = "phase"
    """Opens a phase of the episode."""
    SCENE = "scene"
    """Opens a scene: who is together."""
    TALK = "talk"
    """Opens a talk: who is together."""
    NARRATION = "narration"
    SPEECH = "speech"
    """What `speaker` says aloud."""
    THOUGHT = "thought"
    """What `speaker` notes for themselves."""
    DIARY = "diary"
    """What `speaker` wrote after the day; it opens no phase of the next."""
    SECRET = "secret"
    """What only some of the viewers can read."""
    RESULT = "result"
    """What a phase comes down to."""
    SCORES = "scores"
    """Numbers beside names, the best first."""
    ITEM = "item"
    """One of a list."""
    BALLOT = "ballot"
    """A vote that is read out."""
    PRODUCTION = "production"
    """What producers did."""


class Line(NamedTuple):
    """One line of the story: its words, and as data whatever a program asks of it.

    `speaker` is the name of who speaks or writes, and `seat` theirs where it is a castaway that the
    reader may know it of. `talk` is the talk that the line is of, which is `private` where it is
    one of two.
    """

    tone: Tone
    text: str
    speaker: str = ""
    seat: str = ""
    how: str = ""
    """Where or to whom it is said, in words: `in private`, `to the Evil Forces`."""
    lies: bool = False
    """Whether the speaker means it as a lie, as producers know."""
    talk: str = ""
    private: bool = False
    acts: tuple[Act, ...] = ()
    """What a speech does in the game."""

    @property
    def who(self) -> str:
        """What stands before the words: who speaks, how, and that it is a lie."""
        return ", ".join(filter(None, (self.speaker, self.how, "lying" if self.lies else "")))


class Narrator(Protocol):
    """Tells a season to one viewer. What happens side by side is told scene after scene."""

    def tell(self, fact: Fact) -> list[Line]:
        """The lines that this fact completes; none where a scene is still going on."""

    def close(self) -> list[Line]:
        """The lines of scenes that were still going on when the facts ended."""


class Narration(Protocol):
    """How a game is told: a narrator for each reader."""

    def __call__(self, viewer: Viewer, title: str = "") -> Narrator:
        """Who tells a season to this viewer, under this title: a fork's facts tell its parent's."""

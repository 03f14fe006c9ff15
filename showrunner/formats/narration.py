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
    """One line of the story; `acts` are what a speech does in the game."""

    tone: Tone
    text: str
    speaker: str = ""
    acts: tuple[Act, ...] = ()


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

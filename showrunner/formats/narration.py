"""Narration: the lines of the story that a season's facts are told as."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol

from showrunner.formats.facts import Fact
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Viewer


class Tone(Enum):
    """What kind of line it is, so that a web page, terminal or Markdown file can style it."""

    TITLE = "title"
    """The season's title."""
    CAST = "cast"
    """Introduces `speaker`."""
    EPISODE = "episode"
    """Opens an episode; the text is its title."""
    PHASE = "phase"
    """Opens a phase of the episode."""
    SCENE = "scene"
    """Opens a scene; the text says who is together."""
    TALK = "talk"
    """Opens a talk; the text says who is talking."""
    NARRATION = "narration"
    SPEECH = "speech"
    """What `speaker` says aloud."""
    THOUGHT = "thought"
    """What `speaker` notes for themselves."""
    DIARY = "diary"
    """What `speaker` wrote at the end of a day; it does not open the next phase."""
    SECRET = "secret"
    """What only some viewers can read."""
    RESULT = "result"
    """The outcome of a phase."""
    SCORES = "scores"
    """Names with their scores, best first."""
    ITEM = "item"
    """An item of a list."""
    BALLOT = "ballot"
    """A vote that is read out."""
    PRODUCTION = "production"
    """What producers did."""


class Line(NamedTuple):
    """One line of the story: its text, and data about it for programs.

    `speaker` is the name of the person who speaks or writes, and `seat` their seat if they are a
    castaway and the reader may know it. `talk` is the name of the talk that the line belongs to;
    a talk between two is `private`.
    """

    tone: Tone
    text: str
    speaker: str = ""
    seat: str = ""
    how: str = ""
    """Where or to whom it is said, such as `in private` or `to the Evil Forces`."""
    lies: bool = False
    """Whether the speaker means it as a lie; only set for those who see thoughts."""
    talk: str = ""
    private: bool = False
    acts: tuple[Act, ...] = ()
    """The acts of a speech: what it does in the game."""
    about: tuple[str, ...] = ()
    """The seats that others have in mind, or do something to; `concerns` adds those of `acts`."""

    def concerns(self, seat: str) -> bool:
        """Whether others do something to this castaway in it, or say something about them."""
        return seat in self.about or any(act.about == seat for act in self.acts)

    @property
    def who(self) -> str:
        """The label before the words: the speaker, where or to whom, and whether it is a lie."""
        return ", ".join(filter(None, (self.speaker, self.how, "lying" if self.lies else "")))


class Narrator(Protocol):
    """Tells a season to one viewer. Scenes that happen in parallel are told one after another."""

    def tell(self, fact: Fact) -> list[Line]:
        """The lines that this fact completes; none while a scene is still going on."""

    def close(self) -> list[Line]:
        """The lines of scenes that were still going on when the facts ended."""


class Narration(Protocol):
    """Makes a game's narrator for each viewer."""

    def __call__(self, viewer: Viewer, title: str = "") -> Narrator:
        """A narrator for this viewer; `title` replaces the title in the facts, as for a fork."""

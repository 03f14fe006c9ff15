"""What happens in talks (DS-5)."""

from __future__ import annotations

from typing import Final

from showrunner.formats.fact import Fact, facts_in
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text


class Said(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all facts in which somebody says something.

    `acts` are what the words do in the game, known to everybody who hears them.
    """

    acts: tuple[Act, ...] = ()

    @property
    def spoken_by(self) -> str:
        """The seat that speaks; empty if listeners are not told who does."""
        return getattr(self, "seat", "")

    @property
    def does(self) -> tuple[Act, ...]:
        """Everything it does in the game: its acts, and what other fields of the fact say."""
        return self.acts


class PreferencesSet(Fact, frozen=True, kw_only=True):
    """A castaway set their preferences for private talks (DS-5.1, DS-5.4). To that castaway.

    `open` are the castaways they are willing to talk with, and `ranked` those they want to talk
    with, most wanted first.
    """

    seat: str
    open: tuple[str, ...]
    ranked: tuple[str, ...]


class TalkBegan(Fact, frozen=True, kw_only=True):
    """A private talk began (DS-5.8). To the two in it, and those who may see that they talk."""

    talk: str
    seats: tuple[str, ...]


class MessageSaid(Said, frozen=True, kw_only=True):
    """Something was said in a talk, or nothing (`words` null) (DS-5.5). To those in it."""

    talk: str
    seat: str
    words: Text | None


class TalkEnded(Fact, frozen=True, kw_only=True):
    """A talk ended (DS-5.5). To those in it."""

    talk: str
    seats: tuple[str, ...]


class GroupTalkBegan(Fact, frozen=True, kw_only=True):
    """Several castaways talk together (DS-5.9). To those in it."""

    talk: str
    seats: tuple[str, ...]


class NoteTaken(Fact, frozen=True, kw_only=True):
    """A castaway's own note after a talk (DS-5.4). To that castaway."""

    seat: str
    talk: str
    words: Text


TALK_FACTS: Final = facts_in(__name__)
"""The facts that can happen in the talks of any format."""

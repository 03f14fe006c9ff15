"""What a sheet knows about talks: preferences, group talks so far, and this round's acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, NamedTuple

from msgspec import Meta

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.sheet import Sheet, folds
from showrunner.formats.talk.acts import Act, ActKind
from showrunner.formats.talk.facts import GroupTalkBegan, MessageSaid, PreferencesSet
from showrunner.formats.talk.parameters import TalkParameters


class Wishes(NamedTuple):
    """DS-5.1: who a castaway is willing to talk with, and who they want to talk with, ranked."""

    open_to: tuple[str, ...] = ()
    ranked: Annotated[tuple[str, ...], Meta(title="Wants to talk with")] = ()


class SaidAct(NamedTuple):
    """An act, its speaker, and the talk in which it was heard."""

    round: int
    talk: str
    seat: str
    act: Act


class TalkSheet(Sheet):
    """The sheet of a game with talks."""

    prefix: ClassVar[str]
    """The prefix of the game's kinds of decision: `survivor` in `survivor.talk`."""
    parameters: TalkParameters
    wishes: Annotated[dict[str, Wishes], Meta(title="Wishes for talks")]
    group_talks: Annotated[dict[str, int], Meta(title="Group talks of each circle")]
    said: Annotated[list[SaidAct], Meta(title="Said in talks this round")]
    """The acts of this round's talks that the viewer has made, heard or overheard."""

    def __init__(self) -> None:
        super().__init__()
        self.wishes = {}
        self.group_talks = {}
        self.said = []
        self._talks_heard: set[tuple[int, str]] = set()
        """The talks, by round and name, in which the viewer heard the messages first hand."""

    @property
    def own_acts(self) -> tuple[ActKind, ...]:
        """Kinds of act that only this game has."""
        return ()

    @property
    def hearing(self) -> list[str]:
        """DS-2.11: the seats that still hear what is said in a talk that they are in."""
        return self.active

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.wishes[fact.seat] = Wishes()

    @folds(PreferencesSet)
    def _preferences(self, fact: PreferencesSet) -> None:
        self.wishes[fact.seat] = Wishes(fact.open, fact.ranked)

    @folds(GroupTalkBegan)
    def _group_talk(self, fact: GroupTalkBegan) -> None:
        circle = "+".join(sorted(fact.seats))
        self.group_talks[circle] = self.group_talks.get(circle, 0) + 1

    @folds(MessageSaid)
    def _message(self, fact: MessageSaid) -> None:
        self._hear(fact.talk, fact.seat, fact.acts)
        self._talks_heard.add((self.round, fact.talk))

    def _hear(self, talk: str, seat: str, acts: Sequence[Act]) -> None:
        if self.said and self.said[0].round != self.round:
            self.said = []
        self.said += [SaidAct(self.round, talk, seat, act) for act in acts]

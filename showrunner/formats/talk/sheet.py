"""What a sheet knows of talks: who wants to talk with whom, and who has talked together."""

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
    """DS-5.1: whom one is open to, and with whom one wants to talk, dearest first."""

    open_to: tuple[str, ...] = ()
    ranked: Annotated[tuple[str, ...], Meta(title="Wants to talk with")] = ()


class SaidAct(NamedTuple):
    """An act of somebody's, in the talk in which it was heard."""

    round: int
    talk: str
    seat: str
    act: Act


class TalkSheet(Sheet):
    """The sheet of a game with talks."""

    prefix: ClassVar[str]
    """What the kinds of this game's decisions begin with: `survivor` of `survivor.talk`."""
    parameters: TalkParameters
    wishes: Annotated[dict[str, Wishes], Meta(title="Wishes for talks")]
    group_talks: Annotated[dict[str, int], Meta(title="Group talks of each circle")]
    said: Annotated[list[SaidAct], Meta(title="Said in talks this round")]
    """The acts of this round's talks that the viewer has heard or overheard, and their own."""

    def __init__(self) -> None:
        super().__init__()
        self.wishes = {}
        self.group_talks = {}
        self.said = []
        self._talks_heard: set[tuple[int, str]] = set()
        """The talks, by round and name, in which the viewer heard the messages themselves."""

    @property
    def own_acts(self) -> tuple[ActKind, ...]:
        """Kinds of act that only this game has."""
        return ()

    @property
    def hearing(self) -> list[str]:
        """DS-2.11: who still hears what is said in a talk that they are in."""
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

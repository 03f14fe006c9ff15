"""A game that is nothing but talk: in private, all together, in a debate. It is here to show what
a game has to say of itself to have the talks that Survivor has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from showrunner.formats.chapters import chaptered, speech, tells
from showrunner.formats.facts import Fact
from showrunner.formats.format import Ending, Format
from showrunner.formats.frame import FrameChapter
from showrunner.formats.lifecycle import GameEnded
from showrunner.formats.narration import Line
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.season import Season
from showrunner.formats.sheet import folds
from showrunner.formats.talk.debate import Comment, comment, debate
from showrunner.formats.talk.facts import Said
from showrunner.formats.talk.matching import private_talks
from showrunner.formats.talk.narration import TalkChapter
from showrunner.formats.talk.parameters import TalkParameters
from showrunner.formats.talk.scenes import group_talk
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.kernel import CUT, EVERYBODY, Audience, Text, seats
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Question


class Left(Fact, frozen=True, kw_only=True):
    """Somebody left. To everybody."""

    seat: str


class Spoke(Said, frozen=True, kw_only=True):
    """Somebody spoke in the debate, or passed. To everybody."""

    seat: str
    words: Text | None


class Ended(GameEnded, frozen=True, kw_only=True):
    """The parley is over. To everybody."""

    closed: bool


class ParleySheet(TalkSheet):
    prefix = "parley"
    parameter_type = TalkParameters

    def __init__(self) -> None:
        super().__init__()
        self.gone: list[str] = []

    @property
    def active(self) -> list[str]:
        return [seat for seat in self.names if seat not in self.gone]

    @folds(Left)
    def _left(self, fact: Left) -> None:
        self.gone.append(fact.seat)


class Leave(ProducerOrder, frozen=True, kw_only=True):
    """Let somebody leave."""

    name: ClassVar[str] = "leave"
    seat: str

    def obey(self, season: ParleySeason) -> None:
        season.tell(Left(seat=self.seat), EVERYBODY)


class CloseDebate(ProducerOrder, frozen=True, kw_only=True):
    """Close the debate."""

    name: ClassVar[str] = "close_debate"

    def obey(self, season: ParleySeason) -> None:
        season.stage.cut("debate")


class ParleySeason(Season[ParleySheet]):
    windows = ()

    async def play(self) -> None:
        await private_talks(self, self.sheet.active)
        await self.stage.scene("channel", group_talk(self, self.sheet.active[:2]))
        order = self.stage.shuffle(("speakers",), self.sheet.active)
        talk = debate(self.stage, order, self.speech, self.spoke, passes=2)
        closed = await self.stage.scene("debate", talk) is CUT
        self.tell(Ended(closed=closed), EVERYBODY)

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        return (kind, *more)

    def seen_by(self, pair: Sequence[str]) -> Audience:
        return seats(*pair)

    def speech(self, seat: str) -> Question[Comment] | None:
        if seat not in self.sheet.active:
            return None
        return comment(self.sheet, "parley.speech", "What do you say?", "Your words", 20)

    def spoke(self, seat: str, made: Comment) -> None:
        self.tell(Spoke(seat=seat, words=made.words, acts=made.acts), EVERYBODY)


class Others(FrameChapter[ParleySheet]):
    @tells(Left, Ended)
    def _nothing(self, fact: Fact) -> list[Line]:
        return []

    @tells(Spoke)
    def _spoke(self, fact: Spoke) -> list[Line]:
        return [] if fact.words is None else [speech(self.desk.name(fact.seat), fact.words)]


class Talks(TalkChapter[ParleySheet]):
    def notice(self, fact: Fact) -> list[Line]:
        lines = super().notice(fact)
        return lines + self.end_of_phase(everything=True) if isinstance(fact, Ended) else lines


def outcome(sheet: ParleySheet) -> Ending | None:
    return Ending(tuple(sheet.active), "PAR-1", "they talked") if sheet.ended else None


FORMAT = Format(
    name="parley",
    title="The parley",
    sizes=range(2, 10),
    sheet=ParleySheet,
    season=ParleySeason,
    facts_in=__name__,
    own_orders=(Leave, CloseDebate),
    own_decisions={
        "parley.preferences": "whom one wants to talk with",
        "parley.talk": "a message in a private talk",
        "parley.group_talk": "a message in a talk of several",
        "parley.after_talk": "changed preferences and a note after a talk",
        "parley.speech": "what one says in the debate",
    },
    bots={"chatty": lambda persona: RandomBot()},
    narrator=chaptered(ParleySheet, Others, Talks),
    outcome=outcome,
)

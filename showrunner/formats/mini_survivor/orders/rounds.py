"""Orders that skip or change the next phase of a kind."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.facts.production import Twist
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY, PRODUCERS


class TwistOrder(TouchingOrder, frozen=True, kw_only=True):
    """An order that skips or changes the next phase of a kind, announced or in secret."""

    twist: ClassVar[Twist]
    announce: bool = True

    def verify(self, season: MiniState) -> None:
        """Refuse if no round is to come, or the same twist is waiting already."""
        season.verify_windows_to_come(self)
        if season.has_twist(self.twist):
            raise self.refuse("that is ordered already, and has not come yet")

    @override
    def obey(self, season: MiniState) -> None:
        fact = facts.TwistOrdered(twist=self.twist)
        season.tell(fact, EVERYBODY if self.announce else PRODUCERS)


class NoAssassination(TwistOrder, frozen=True, kw_only=True):
    """Leave the next Assassination segment out."""

    name: ClassVar[str] = "no_assassination"
    twist: ClassVar[Twist] = "no_assassination"


class DoubleElimination(TwistOrder, frozen=True, kw_only=True):
    """At the next Voting segment each tribe loses the two with the most votes."""

    name: ClassVar[str] = "double_elimination"
    twist: ClassVar[Twist] = "double_elimination"


class SkipTalk(TwistOrder, frozen=True, kw_only=True):
    """Leave the next talk out, or end the one that goes on."""

    name: ClassVar[str] = "skip_talk"
    twist: ClassVar[Twist] = "no_talk"

    @override
    def obey(self, season: MiniState) -> None:
        if season.sheet.phase == "talk":
            season.stage.cut("talk")
        else:
            TwistOrder.obey(self, season)

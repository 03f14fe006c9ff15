"""Rounds that go another way."""

from __future__ import annotations

from typing import ClassVar

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.facts.production import Twist
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY, PRODUCERS


class TwistOrder(TouchingOrder, frozen=True, kw_only=True):
    """The next such phase is another than usual; announced, or known to producers alone."""

    twist: ClassVar[Twist]
    announce: bool = True

    def verify(self, season: MiniState) -> None:
        """There is a round to come, and the twist is not ordered yet."""
        season.verify_windows_to_come(self)
        if any(ordered.twist == self.twist for ordered in season.sheet.twists):
            raise self.refuse("that is ordered already, and has not come yet")

    def obey(self, season: MiniState) -> None:
        """See ProducerOrder."""
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

    def obey(self, season: MiniState) -> None:
        """See ProducerOrder."""
        if season.sheet.phase == "talk":
            season.stage.cut("talk")
        else:
            TwistOrder.obey(self, season)

"""SV-6: orders on the length of the debate and the number of votes."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.formats.orders import TouchingOrder
from showrunner.formats.survival import facts
from showrunner.formats.survival.parameters import MAX_DEBATE_PASSES
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, PRODUCERS


class ExtendDebate(TouchingOrder, frozen=True, kw_only=True):
    """SV-6.2: one more pass for the debate that runs, or that comes next; five at most."""

    name: ClassVar[str] = "extend_debate"

    def verify(self, season: SurvivalState) -> None:
        """Refuse if the debate is over, or already has the most passes allowed."""
        season.verify_windows_to_come(self)
        sheet = season.sheet
        if sheet.parameters.debate_rounds + sheet.extra_passes >= MAX_DEBATE_PASSES:
            raise self.refuse(f"a debate has {MAX_DEBATE_PASSES} passes at most")
        if sheet.debate_over and sheet.phase == "conference":
            raise self.refuse("this Conference is past its debate: wait for the next round")

    @override
    def obey(self, season: SurvivalState) -> None:
        season.tell(facts.DebateExtended(), EVERYBODY)


class CallVote(TouchingOrder, frozen=True, kw_only=True):
    """SV-6.2: close the debate that runs and call the vote; else the next debate is left out."""

    name: ClassVar[str] = "call_vote"

    def verify(self, season: SurvivalState) -> None:
        """Refuse if the vote was called already."""
        season.verify_windows_to_come(self)
        if season.sheet.vote_called:
            raise self.refuse("the vote is called already")

    @override
    def obey(self, season: SurvivalState) -> None:
        if not season.stage.cut("debate"):
            season.tell(facts.VoteCalled(), PRODUCERS)


class _DayOrder(TouchingOrder, frozen=True, kw_only=True):
    """An order that changes how many votes this Conference or the next one has."""

    what: ClassVar[facts.DayKind]

    def verify(self, season: SurvivalState) -> None:
        """Refuse a second such order for a Conference, or one after its vote has begun."""
        season.verify_windows_to_come(self)
        if season.sheet.day:
            raise self.refuse(f"that day has {season.sheet.day} already")
        if season.sheet.votes_held and season.sheet.phase == "conference":
            raise self.refuse("today’s vote has begun: wait for the next round")

    def obey(self, season: SurvivalState) -> None:
        """Announce it at once during a Conference; otherwise when the next one begins."""
        if season.sheet.phase == "conference":
            season.tell(facts.DayAnnounced(what=self.what), EVERYBODY)
        else:
            season.tell(facts.DayOrdered(what=self.what), PRODUCERS)


class Amnesty(_DayOrder, frozen=True, kw_only=True):
    """SV-6.12: no vote at this Conference, or at the next one."""

    name: ClassVar[str] = "amnesty"
    what: ClassVar[facts.DayKind] = "amnesty"


class DoubleVote(_DayOrder, frozen=True, kw_only=True):
    """SV-6.12: two votes at this Conference, or at the next one."""

    name: ClassVar[str] = "double_vote"
    what: ClassVar[facts.DayKind] = "double vote"
